import { filterCourses } from '@drawbridge/contracts/learning';
import { getBadgeAward } from '@drawbridge/contracts/recognition';
import { buildCourse } from '@drawbridge/contracts/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildSampleCourse } from '../../testing/sample-course.ts';
import { ConnectedCoursePlayer } from './ConnectedCoursePlayer.tsx';
import { ConnectedSuggestedCourses } from './ConnectedSuggestedCourses.tsx';
import { AWARD, award, course, handlers, playerArgs, withHandlers } from './testing/player-scene.tsx';

/** The last page of a course, and the page of a badge. @see PLAYER-24, PLAYER-26, PLAYER-40 */
const meta = {
  title: 'Widgets/Course/The end of a course',
  component: ConnectedCoursePlayer,
  args: playerArgs,
} satisfies Meta<typeof ConnectedCoursePlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Completion = withHandlers(
  handlers(buildSampleCourse({ progress: 100, completed_items: 5, is_completed: true })),
  { itemId: undefined },
);
/** PLAYER-26, PLAYER-40: the end of a course that is not complete says how far it is, and leads on. */
export const NotFinished: Story = {
  ...withHandlers(handlers(), { itemId: undefined }),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/^4 lessons of Injection at the boundary are still to do/);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onOpenItem).toHaveBeenCalledWith(course._key, 'boundaries', 'second');
  },
};
/** PLAYER-40: the time spent, the badge, what to learn next, and the review. */
export const CompletionWithAll: Story = {
  ...withHandlers(
    [
      [
        filterCourses,
        () => ({ data: { items: [buildCourse({ _key: 'c3', event_name: 'The browser' }), buildCourse()] } }),
      ],
      ...handlers(
        buildSampleCourse({ progress: 100, completed_items: 5, is_completed: true, spent_seconds: 5_400 }),
      ),
    ],
    {
      itemId: undefined,
      onReview: fn(),
      suggestions: <ConnectedSuggestedCourses courseId={course._key} onOpen={fn()} />,
    },
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('100% complete · Time spent: 1h 30m');
    await userEvent.click(await canvas.findByRole('button', { name: /Injection stopper/ }));
    await expect(args.onBadge).toHaveBeenCalledWith(course._key, AWARD);
    await userEvent.click(canvas.getByRole('button', { name: 'Write a review' }));
    await expect(args.onReview).toHaveBeenCalled();
    await canvas.findByRole('heading', { name: "What's next" });
    await expect(canvas.getByText('The browser')).toBeVisible();
  },
};
/** PLAYER-24, PLAYER-26: a badge has its own page. */
export const Badge: Story = {
  ...withHandlers(handlers(), { itemId: undefined, badgeId: AWARD }),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'Injection stopper' });
    await expect(canvas.getByRole('link', { name: 'Public page' })).toHaveAttribute('href', award.page_url);
    // PLAYER-32: on with the first lesson that is not done.
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onOpenItem).toHaveBeenCalledWith(course._key, 'boundaries', 'second');
  },
};
export const UnknownBadge = withHandlers(
  [[getBadgeAward, () => ({ problem: 'badge_not_found' })], ...handlers()],
  { itemId: undefined, badgeId: AWARD },
);
