import { getArticle, getCourse, markItem } from '@drawbridge/contracts/learning';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { buildSampleCourse } from '../../testing/sample-course.ts';
import { ConnectedCoursePlayer } from './ConnectedCoursePlayer.tsx';
import { course, handlers, markArticle, playerArgs, withHandlers } from './testing/player-scene.tsx';

/** A course that was closed while a learner was in it: their plan ended, or their company's subscription. */
const meta = {
  title: 'Widgets/Course/ConnectedCoursePlayer/Closed',
  component: ConnectedCoursePlayer,
  args: playerArgs,
} satisfies Meta<typeof ConnectedCoursePlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

const closed = buildSampleCourse({ upgrade: true, included_in: ['IND', 'ENT'] });

/** What was done is kept and shown; nothing of the lesson is asked for. */
export const BeforeALesson: Story = {
  ...withHandlers(handlers(closed)),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'This course is closed' });
    await expect(canvas.getByText(/Your progress is kept/)).toBeVisible();
    await expect(canvas.getByText('20% complete')).toBeVisible();
    await expect(canvas.getByText('Individual')).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
    canvas.getByRole('button', { name: 'Back to the course' }).click();
    await expect(args.onOpenIntro).toHaveBeenCalledWith(course._key);
  },
};

let isClosed = false;
const closing = () => ({ problem: 'upgrade_required' }) as const;
const toCourse = () => ({
  data: { is_enrolled: true, course: isClosed ? closed : course },
});

/** The mark is refused: the course is asked for again, and says why. */
export const AtAMark: Story = {
  ...withHandlers([
    [getCourse, toCourse],
    [
      markItem,
      () => {
        isClosed = true;
        return closing();
      },
    ],
    ...handlers(),
  ]),
  beforeEach: () => {
    isClosed = false;
  },
  play: async ({ canvasElement }) => {
    await markArticle(canvasElement);
    await within(canvasElement).findByRole('heading', { name: 'This course is closed' });
    await expect(within(document.body).queryByText(/Upgrade to open it/)).toBeNull();
  },
};

/** The text is refused, and the course cannot be asked for again. */
export const AtAnArticle: Story = {
  ...withHandlers([[getArticle, closing], ...handlers()]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('This course is closed');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** What is complete stays the learner's own: its end is shown. */
export const Completed: Story = {
  ...withHandlers(
    handlers(buildSampleCourse({ disabled: true, is_completed: true, progress: 100, included_in: ['IND'] })),
    { itemId: undefined },
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(
        within(canvasElement).getByRole('heading', { name: 'You have completed this course' }),
      ).toBeVisible(),
    );
  },
};
export const OnAPhone: Story = { ...BeforeALesson, globals: { viewport: { value: 'phone' } } };
