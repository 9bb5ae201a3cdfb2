import { Prose } from '@drawbridge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SafeHtml } from '../../kit/safe-html/SafeHtml.tsx';
import { buildSampleCourse, sampleArticle } from '../../testing/sample-course.ts';
import { CoursePlayer } from './CoursePlayer.tsx';
import type { CoursePlayerProps } from './player-props.ts';
import type { MarkedItem } from './use-marking.ts';

const course = buildSampleCourse();
const givingMark = (answer: MarkedItem | undefined) =>
  fn<CoursePlayerProps['onMark']>(() => Promise.resolve(answer));

/** A course under way, from data alone: the page renders the content of an item. @see PLAYER-7, EMB-1 */
const meta = {
  title: 'Widgets/Course/CoursePlayer',
  component: CoursePlayer,
  args: {
    course: { state: 'ready', value: course },
    onRetry: fn(),
    itemId: 'second',
    renderItem: () => (
      <Prose as="article">
        <SafeHtml html={sampleArticle} />
      </Prose>
    ),
    onMark: givingMark({ completed: false }),
    onOpenItem: fn(),
    onOpenIntro: fn(),
    onCompleted: fn(),
    onBrowse: fn(),
  },
  argTypes: { renderItem: { control: false } },
} satisfies Meta<typeof CoursePlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstItem: Story = { args: { itemId: 'first' } };
/** PLAYER-14: the outline names the course, its percent, what is done, and where the learner is; each item opens. */
export const Outline: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    // In a narrow window the outline is closed at first.
    const toggle = canvas.queryByRole('button', { name: 'Outline' });
    if (toggle) await userEvent.click(toggle);
    const outline = within(await canvas.findByRole('navigation', { name: 'Course outline' }));
    await expect(outline.getByText(course.event_name)).toBeVisible();
    await expect(outline.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '20');
    await expect(outline.getByText('20%')).toBeVisible();
    const items = outline.getAllByRole('button');
    await expect(items.map(({ textContent, ariaCurrent }) => [textContent, ariaCurrent])).toEqual([
      ['Where text turns into code, Article, completed', null],
      ['How a query breaks, Article', 'page'],
      ['Someone else’s invoice, Lab', null],
      ['Cheat sheet, Download', null],
      ['What holds and what only looks so, Quiz', null],
    ]);
    await userEvent.click(outline.getByRole('button', { name: /^Cheat sheet/ }));
    await expect(args.onOpenItem).toHaveBeenCalledWith(course._key, 'proof', 'sheet');
  },
};
/** PLAYER-15, PLAYER-28: the page marks the item, and the same press opens the next one. */
export const Marks: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Complete and continue' }));
    await waitFor(() => expect(args.onMark).toHaveBeenCalledWith(course._key, 'boundaries', 'second'));
    await waitFor(() => expect(args.onOpenItem).toHaveBeenCalledWith(course._key, 'boundaries', 'lab'));
  },
};
/** PLAYER-22: a host that cannot store feedback is not asked for it. */
export const WithoutFeedback: Story = {
  args: { onMark: givingMark({ completed: true, feedback: true }) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Complete and continue' }),
    );
    await waitFor(() => expect(args.onCompleted).toHaveBeenCalledWith(course._key));
  },
};
/** PLAYER-26: the course is complete with this item. */
export const Completes: Story = {
  args: { onMark: givingMark({ completed: true }) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Complete and continue' }));
    await waitFor(() => expect(args.onCompleted).toHaveBeenCalledWith(course._key));
    await expect(args.onOpenItem).not.toHaveBeenCalled();
  },
};
export const Completion: Story = {
  args: {
    course: {
      state: 'ready',
      value: buildSampleCourse({ progress: 100, completed_items: 5, is_completed: true }),
    },
    itemId: undefined,
  },
};
/** PLAYER-34: someone who is not enrolled is sent to the intro. */
export const NotEnrolled: Story = {
  args: { course: { state: 'ready', value: buildSampleCourse({ is_enrolled: false }) } },
  parameters: { staysLoading: true },
  play: ({ args }) => waitFor(() => expect(args.onOpenIntro).toHaveBeenCalledWith(course._key)),
};
export const UnknownItem: Story = { args: { itemId: 'no-such-item' } };
export const UnknownCourse: Story = {
  args: { course: { state: 'problem', problem: { message: 'No such course', status: 404 } } },
};
export const Loading: Story = { args: { course: { state: 'loading' } } };
export const Problem: Story = {
  args: {
    course: { state: 'problem', problem: { message: 'The course is being moved.', incident: '3f1c2a' } },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
