import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ConnectedCoursePlayer } from '../learning/course-player/ConnectedCoursePlayer.tsx';
import { course, handlers, playerArgs } from '../learning/course-player/testing/player-scene.tsx';
import { pageParameters } from './page-parameters.ts';
import { PageShell } from './testing/PageShell.tsx';

const lesson = handlers();

/** A lesson, beside the outline of its course. */
function PlayerPage() {
  return (
    <PageShell
      handlers={lesson}
      activeId="courses"
      crumbs={[
        { label: 'Dashboard', href: '#dashboard' },
        { label: 'Courses', href: '#courses' },
        { label: course.event_name, href: '#course' },
        { label: 'How a query breaks' },
      ]}
    >
      <ConnectedCoursePlayer {...playerArgs} />
    </PageShell>
  );
}

const meta = {
  title: 'Design/Pages/Player',
  component: PlayerPage,
  parameters: pageParameters,
} satisfies Meta<typeof PlayerPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lesson: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/A query is text until/)).toBeVisible();
  },
};
