import { type CourseFilterState, NO_COURSE_FILTER } from '@drawbridge/client';
import { filterCourses } from '@drawbridge/contracts/learning';
import { LinkButton, PageHeader, Stack } from '@drawbridge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { ConnectedCourseCatalogue } from '../learning/course-catalogue/index.ts';
import type { Handlers } from '../testing/story-host.tsx';
import { pageParameters } from './page-parameters.ts';
import { courseHandlers, sampleCourses } from './sample-courses.ts';
import { PageShell } from './testing/PageShell.tsx';

const answers = {
  all: () => ({ data: { items: sampleCourses } }),
  none: () => ({ data: { items: [] } }),
  waiting: () => 'hang' as const,
};

/** The catalogue: search and filters above the cards. */
function CoursesPage({ courses }: { courses: keyof typeof answers }) {
  const [filter, setFilter] = useState<CourseFilterState>(
    courses === 'none' ? { ...NO_COURSE_FILTER, search: 'quantum' } : NO_COURSE_FILTER,
  );
  const handlers: Handlers = [...courseHandlers, [filterCourses, answers[courses]]];
  return (
    <PageShell
      handlers={handlers}
      activeId="courses"
      crumbs={[{ label: 'Dashboard', href: '#dashboard' }, { label: 'Courses' }]}
    >
      <Stack gap="8">
        <PageHeader
          title="Courses"
          description="Read why it happens, break it yourself, then prove that your fix holds."
          actions={<LinkButton href="#labs">All labs</LinkButton>}
        />
        <ConnectedCourseCatalogue
          type="course"
          filter={filter}
          onFilter={setFilter}
          toHref={(id) => `#${id}`}
          toContinueHref={(id) => `#${id}`}
        />
      </Stack>
    </PageShell>
  );
}

const meta = {
  title: 'Design/Pages/Courses',
  component: CoursesPage,
  parameters: pageParameters,
} satisfies Meta<typeof CoursesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  args: { courses: 'all' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('article')).toHaveLength(sampleCourses.length);
  },
};
export const NothingFound: Story = {
  args: { courses: 'none' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Sorry, No Data Found')).toBeVisible();
  },
};
export const Loading: Story = { args: { courses: 'waiting' } };
