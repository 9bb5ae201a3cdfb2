import {
  addWish,
  getCourse,
  getEventProgress,
  listWishes,
  removeWish,
  WISHLIST_TEXTS,
} from '@drawbridge/contracts/learning';
import { buildCourse, buildCourseDetail, buildWish } from '@drawbridge/contracts/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { ConnectedCourseCard, type ConnectedCourseCardProps } from './ConnectedCourseCard.tsx';
import { CourseIntro } from './CourseIntro.tsx';

const course = buildCourseDetail();
const wishes: Handlers = [
  [listWishes, () => ({ data: { items: [], custom_data: [{ sk: '/', name: 'All', events: [] }] } })],
  [addWish, () => ({ data: { item: buildWish(), lists: ['/'] }, message: WISHLIST_TEXTS.added })],
  [removeWish, () => ({ data: { removed: true }, message: WISHLIST_TEXTS.removed })],
];
const withAnswer = (answer: Handlers[number][1]): Handlers => [[getCourse, answer], ...wishes];
const found = withAnswer(() => ({ data: { is_enrolled: false, course } }));

/** A course card that fetches its course and has the favorite button. @see EMB-1, EMB-3 */
const meta = {
  title: 'Widgets/Course/ConnectedCourseCard',
  component: ConnectedCourseCard,
  args: { course: course._key, onOpen: fn(), onStarted: fn(), onFavoriteChanged: fn() },
} satisfies Meta<typeof ConnectedCourseCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const over = (handlers: Handlers, args: Partial<Story['args']> = {}): Story => ({
  args,
  render: (given) => (
    <StoryHost handlers={handlers}>
      <div style={{ maxWidth: 340 }}>
        <ConnectedCourseCard {...given} />
      </div>
    </StoryHost>
  ),
});

export const ById = over(found);
export const Loading = over(withAnswer(() => 'hang'));
export const Unknown = over(withAnswer(() => ({ problem: 'course_not_found' })));
export const Offline = over(withAnswer(() => 'offline'));
export const WithoutFavorite = over(wishes, { course: buildCourse(), hasFavorite: false });

/** EMB-7: the page hears of a start and of a new favorite. */
export const Reports: Story = {
  ...over(found),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Start' }));
    await expect(args.onStarted).toHaveBeenCalledWith(course._key);
    await expect(args.onOpen).toHaveBeenCalledWith(course._key);
    // Found again each time: the button is another one once its store is here.
    const findHeart = () => canvas.getByRole('button', { name: /Add .* to favorites/ });
    await waitFor(() => expect(findHeart()).toBeEnabled());
    await userEvent.click(findHeart());
    await waitFor(() => expect(args.onFavoriteChanged).toHaveBeenCalledWith(course._key, true));
  },
};

/** CARD-13: the heart of the card adds the course to the favorites, and removes it again. */
export const TogglesFavorite: Story = {
  ...over(found),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const press = async (name: RegExp) => {
      await waitFor(() => expect(canvas.getByRole('button', { name })).toBeEnabled());
      await userEvent.click(canvas.getByRole('button', { name }));
    };
    await press(/^Add .* to favorites$/);
    await waitFor(() => expect(args.onFavoriteChanged).toHaveBeenLastCalledWith(course._key, true));
    await press(/^Remove .* from favorites$/);
    await waitFor(() => expect(args.onFavoriteChanged).toHaveBeenLastCalledWith(course._key, false));
    await expect(canvas.getByRole('button', { name: /^Add .* to favorites$/ })).toBeVisible();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

let isEnrolled = false;
const enrolling: Handlers = [
  [getEventProgress, () => ({ data: { in_progress: isEnrolled } })],
  ...withAnswer(({ enroll }) => {
    isEnrolled ||= enroll === true;
    return { data: { is_enrolled: isEnrolled, course: { ...course, is_enrolled: isEnrolled } } };
  }),
];
/** The page of the course; once the learner has enrolled, the page with its card. */
function IntroThenCard(args: ConnectedCourseCardProps) {
  const [isBegun, setIsBegun] = useState(false);
  return isBegun ? (
    <ConnectedCourseCard {...args} />
  ) : (
    <CourseIntro courseId={course._key} hasFavorites={false} onOpenItem={() => setIsBegun(true)} />
  );
}
/** PLAYER-3: after the learner has enrolled, the card shows Continue. */
export const AfterEnrolling: Story = {
  render: (args) => (
    <StoryHost handlers={enrolling}>
      <IntroThenCard {...args} />
    </StoryHost>
  ),
  beforeEach: () => {
    isEnrolled = false;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Enroll and start' }));
    const card = within(await canvas.findByRole('article'));
    await expect(card.getByRole('button', { name: 'Continue' })).toBeVisible();
    await expect(card.queryByRole('button', { name: 'Start' })).toBeNull();
  },
};

/** EMB-7: a course under way is opened, not started. */
export const OpensWithoutStarting: Story = {
  ...over(wishes, { course: buildCourse({ is_enrolled: true, progress: 43 }) }),
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Continue' }));
    await expect(args.onOpen).toHaveBeenCalled();
    await expect(args.onStarted).not.toHaveBeenCalled();
  },
};
