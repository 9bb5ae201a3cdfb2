import { markItem, sendCourseFeedback } from '@drawbridge/contracts/learning';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { ConnectedCoursePlayer } from './ConnectedCoursePlayer.tsx';
import {
  AWARD,
  course,
  handlers,
  markArticle,
  playerArgs,
  withHandlers,
  withMark,
} from './testing/player-scene.tsx';

/** What follows a mark: the way on, feedback, badge, end. @see PLAYER-15..PLAYER-28 */
const meta = {
  title: 'Widgets/Course/Marks',
  component: ConnectedCoursePlayer,
  args: playerArgs,
} satisfies Meta<typeof ConnectedCoursePlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** PLAYER-25, PLAYER-28: with none of the answers the same press opens what is next. */
export const MarkAndGoOn: Story = {
  ...withHandlers(handlers()),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const mark = await canvas.findByRole('button', { name: 'Complete and continue' });
    mark.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onOpenItem).toHaveBeenCalledWith(course._key, 'boundaries', 'lab'));
  },
};

/** The progress is another than what the page expects, so that a test sees when it has arrived. */
const MARKED = { completed: false, feedback: false, completed_items: 3, total_items: 5, progress: 60 };
const answer = { current: Promise.withResolvers<{ data: object }>() };
const waiting: Handlers = [
  ...handlers().filter(([endpoint]) => endpoint !== markItem),
  [markItem, () => answer.current.promise],
];
/** PLAYER-25: whoever opened another lesson before the answer came stays there. */
export const LeftBeforeTheAnswer: Story = {
  render: function Render(args) {
    const [itemId, setItemId] = useState(args.itemId);
    const open: typeof args.onOpenItem = (courseId, subjectId, id) => {
      args.onOpenItem(courseId, subjectId, id);
      setItemId(id);
    };
    return (
      <StoryHost handlers={waiting}>
        <ConnectedCoursePlayer {...args} itemId={itemId} onOpenItem={open} />
      </StoryHost>
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    answer.current = Promise.withResolvers();
    await userEvent.click(await canvas.findByRole('button', { name: 'Complete and continue' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(args.onOpenItem).toHaveBeenCalledTimes(1));
    answer.current.resolve({ data: MARKED });
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '60'),
    );
    await expect(args.onOpenItem).toHaveBeenCalledTimes(1);
  },
};

/** PLAYER-19: a failed mark puts the item back and says so. */
export const MarkFails: Story = {
  ...withHandlers([...handlers().filter(([endpoint]) => endpoint !== markItem), [markItem, () => 'offline']]),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Complete and continue' }));
    await within(document.body).findByText('Server busy please try later!');
    await expect(args.onOpenItem).not.toHaveBeenCalled();
    const again = await canvas.findByRole('button', { name: 'Complete and continue' });
    await waitFor(() => expect(again).toHaveFocus());
    await expect(canvas.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute(
      'aria-valuenow',
      '20',
    );
  },
};

/** PLAYER-23 */
export const MarkCompletes: Story = {
  ...withHandlers(withMark({ completed: true })),
  play: async ({ args, canvasElement }) => {
    await markArticle(canvasElement);
    await waitFor(() => expect(args.onCompleted).toHaveBeenCalledWith(course._key));
  },
};
/** PLAYER-24: a badge in the course has its page. */
export const MarkEarnsBadge: Story = {
  ...withHandlers(withMark({ badge: AWARD })),
  play: async ({ args, canvasElement }) => {
    await markArticle(canvasElement);
    await waitFor(() => expect(args.onBadge).toHaveBeenCalledWith(course._key, AWARD));
    await expect(args.onCompleted).not.toHaveBeenCalled();
  },
};
/** PLAYER-20, PLAYER-25: the last lesson leads straight to the end, which has the badge and the feedback. */
export const MarkEndsTheCourse: Story = {
  ...withHandlers(withMark({ completed: true, badge: AWARD, feedback: true })),
  play: async ({ args, canvasElement }) => {
    await markArticle(canvasElement);
    await waitFor(() => expect(args.onCompleted).toHaveBeenCalledWith(course._key));
    await expect(args.onBadge).not.toHaveBeenCalled();
    await expect(within(document.body).queryByRole('dialog')).toBeNull();
  },
};
/** PLAYER-22, PLAYER-27: a rating and a comment are sent, then the page is as before. */
export const Feedback: Story = {
  ...withHandlers(withMark({ feedback: true })),
  play: async ({ args, canvasElement }) => {
    await markArticle(canvasElement);
    const dialog = within(await within(document.body).findByRole('dialog'));
    const send = dialog.getByRole('button', { name: 'Send' });
    await expect(send).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: '4 of 5' }));
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'What should we know?' }),
      'The labs are what stays.',
    );
    await userEvent.click(send);
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await within(canvasElement).findByRole('button', { name: 'Next lesson: Someone else’s invoice' });
    await expect(args.onCompleted).not.toHaveBeenCalled();
  },
};
/** PLAYER-21: the badge is shown after the feedback, also where that is skipped. */
export const FeedbackThenBadge: Story = {
  ...withHandlers(withMark({ feedback: true, badge: AWARD })),
  play: async ({ args, canvasElement }) => {
    await markArticle(canvasElement);
    await expect(args.onBadge).not.toHaveBeenCalled();
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Skip' }));
    await waitFor(() => expect(args.onBadge).toHaveBeenCalledWith(course._key, AWARD));
  },
};
/** PLAYER-27: what could not be sent stays in the form. */
export const FeedbackFails: Story = {
  ...withHandlers([[sendCourseFeedback, () => 'offline'], ...withMark({ feedback: true })]),
  play: async ({ canvasElement }) => {
    await markArticle(canvasElement);
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Kept');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await within(document.body).findByText('Server busy please try later!');
    await expect(dialog.getByRole('textbox')).toHaveValue('Kept');
  },
};

/** LTI-12: an item by itself has no outline and no way to another item, before it is done and after. */
export const OnlyThisItem: Story = {
  ...withHandlers(withMark({}), { isOnlyItem: true }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await markArticle(canvasElement);
    await canvas.findByText('completed');
    for (const name of ['Outline', 'Previous', 'Mark complete', /^Next/])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
