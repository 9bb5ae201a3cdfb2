import { buildCourse } from '@drawbridge/contracts/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FeaturedCourses } from './FeaturedCourses.tsx';

const courses = ['Access control', 'Injection', 'Sign-in', 'Configuration'].map((event_name, at) =>
  buildCourse({ _key: `c${at}`, event_name, is_new: at === 0 }),
);

/** Courses, one shown large at a time. @see DASH-2..DASH-4 */
const meta = {
  title: 'Widgets/Course/FeaturedCourses',
  component: FeaturedCourses,
  args: { courses, toHref: (id) => `/portal/course-info/intro/${id}`, intervalMs: 60_000 },
} satisfies Meta<typeof FeaturedCourses>;
export default meta;
type Story = StoryObj<typeof meta>;

/** DASH-2: at most three. */
export const Three: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByRole('button', { name: /^Show / })).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Start' })).toHaveAttribute(
      'href',
      '/portal/course-info/intro/c0',
    );
  },
};
/** DASH-18: without blanks or repeats. */
export const Two: Story = { args: { courses: courses.slice(0, 2) } };
export const One: Story = { args: { courses: courses.slice(0, 1) } };
export const None: Story = {
  args: { courses: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};
