import { ApiProblem, type PagedItems } from '@drawbridge/client';
import { buildPagedItems } from '@drawbridge/client/testing';
import type { CourseCard } from '@drawbridge/contracts/learning';
import { buildCourse } from '@drawbridge/contracts/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryHost } from '../../testing/story-host.tsx';
import { CourseList, type CourseListProps } from './CourseList.tsx';

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => buildCourse({ _key: `c${at}`, event_name: `Course ${at + 1}` }));

const listOf = (count: number, part: Partial<PagedItems<CourseCard>> = {}) => ({
  state: 'ready' as const,
  value: buildPagedItems(many(count), { rest: undefined, ...part }),
});

/** A list of courses that grows at its end. @see CAT-4..CAT-6 */
const meta = {
  title: 'Widgets/Course catalogue/CourseList',
  component: CourseList,
  args: {
    courses: listOf(8, { hasMore: true }),
    onMore: fn(),
    onRetry: fn(),
    hasFavorites: false,
  },
  render: (args) => (
    <StoryHost handlers={[]}>
      <CourseList {...args} />
    </StoryHost>
  ),
} satisfies Meta<typeof CourseList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** CAT-6: the next page is asked for before the end is reached. */
export const ReachesTheEnd: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Show more' });
    button.scrollIntoView();
    await waitFor(() => expect(args.onMore).toHaveBeenCalled());
  },
};
/** Each page is here as soon as it is asked for, and leaves the end in view. */
function InstantPages(props: CourseListProps) {
  const [pages, setPages] = useState(1);
  return (
    <CourseList
      {...props}
      courses={listOf(pages, { pages, hasMore: pages < 4 })}
      onMore={() => setPages(pages + 1)}
    />
  );
}
/** CAT-6: while the end stays in view, page after page is asked for. */
export const EndStaysInView: Story = {
  render: (args) => (
    <StoryHost handlers={[]}>
      <InstantPages {...args} />
    </StoryHost>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('You have reached the end of the list.'),
    ).toBeInTheDocument();
  },
};
export const LoadingMore: Story = {
  args: { courses: listOf(8, { hasMore: true, isLoadingMore: true }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('img', { name: 'Loading more' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};
/** The courses that are here stay, and the next page can be asked for again. */
export const MoreFails: Story = {
  args: { courses: listOf(8, { hasMore: true, moreProblem: new ApiProblem('offline') }) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Server busy please try later!');
    await expect(canvas.getAllByRole('article')).toHaveLength(8);
    await expect(args.onMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onMore).toHaveBeenCalled();
  },
};
/** ERR-24: the courses of the earlier filter stay, and the page says so in its own words. */
export const FilterFails: Story = {
  args: {
    courses: { ...listOf(8), reloadProblem: new ApiProblem('internal', { message: 'Database is tired' }) },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The list could not be updated');
    await expect(canvas.queryByText(/Database is tired/)).toBeNull();
    await expect(canvas.getAllByRole('article')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** ERR-24: after a failure the end asks again when it is scrolled to again, and not by itself. */
export const EndAsksAgain: Story = {
  args: { courses: listOf(30, { hasMore: true, moreProblem: new ApiProblem('offline') }) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Try again' });
    await expect(args.onMore).not.toHaveBeenCalled();
    canvas.getByRole('heading', { name: 'Course 1' }).scrollIntoView();
    button.scrollIntoView();
    await waitFor(() => expect(args.onMore).toHaveBeenCalled());
  },
};
export const All: Story = {
  args: { courses: listOf(8, { pages: 2 }) },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('You have reached the end of the list.'),
    ).toBeVisible();
  },
};
/** CAT-15 */
export const Nothing: Story = {
  args: {
    courses: listOf(0),
    emptyHint: 'Try fewer filters or another word.',
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Sorry, No Data Found')).toBeVisible();
  },
};
export const Loading: Story = { args: { courses: { state: 'loading' } } };
