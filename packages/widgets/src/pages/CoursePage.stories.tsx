import { getCourse, getEventProgress } from '@drawbridge/contracts/learning';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { CourseIntro } from '../learning/course/CourseIntro.tsx';
import { buildSampleCourse } from '../testing/sample-course.ts';
import type { Handlers } from '../testing/story-host.tsx';
import { pageParameters } from './page-parameters.ts';
import { courseHandlers } from './sample-courses.ts';
import { PageShell } from './testing/PageShell.tsx';

const fresh = buildSampleCourse({ is_enrolled: false, completed_items: 0, progress: 0, is_new: true });
const courses = { 'under way': buildSampleCourse(), 'not begun': fresh };

const toHandlers = (shown: keyof typeof courses): Handlers => {
  const course = courses[shown];
  return [
    ...courseHandlers,
    [getEventProgress, () => ({ data: { in_progress: course.is_enrolled } })],
    [getCourse, () => ({ data: { is_enrolled: course.is_enrolled, course } })],
  ];
};

/** What a course is about, and its lessons. */
function CoursePage({ shown }: { shown: keyof typeof courses }) {
  return (
    <PageShell
      handlers={toHandlers(shown)}
      activeId="courses"
      crumbs={[
        { label: 'Dashboard', href: '#dashboard' },
        { label: 'Courses', href: '#courses' },
        { label: fresh.event_name },
      ]}
    >
      <CourseIntro
        courseId={fresh._key}
        onOpenItem={fn()}
        toItemHref={(course, subject, item) => `#${course}/${subject}/${item}`}
      />
    </PageShell>
  );
}

const meta = {
  title: 'Design/Pages/Course',
  component: CoursePage,
  parameters: pageParameters,
} satisfies Meta<typeof CoursePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  args: { shown: 'under way' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { level: 1, name: fresh.event_name }),
    ).toBeVisible();
  },
};
export const NotBegun: Story = { args: { shown: 'not begun' } };
