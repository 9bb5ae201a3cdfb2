import { ApiProblem } from '@drawbridge/client';
import { listWishes } from '@drawbridge/contracts/learning';
import { buildCourse } from '@drawbridge/contracts/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { CourseGrid } from './CourseGrid.tsx';

const handlers: Handlers = [[listWishes, () => ({ data: { items: [], custom_data: [] } })]];
const topics = ['A01', 'A02', 'A03', 'A04', 'A05', 'A06', 'A07', 'A08', 'A09', 'A10', 'LLM01', 'API1'];

/** A list of courses with its loading, empty and problem looks. */
const meta = {
  title: 'Widgets/Course/CourseGrid',
  component: CourseGrid,
  args: {
    courses: {
      state: 'ready',
      value: topics.map((owasp, index) =>
        buildCourse({
          _key: `course-${index}`,
          event_name: `Course on ${owasp}`,
          owasp: [owasp],
          is_enrolled: index % 3 === 0,
          progress: (index * 13) % 100,
        }),
      ),
    },
    onOpen: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <StoryHost handlers={handlers}>
        <Story />
      </StoryHost>
    ),
  ],
} satisfies Meta<typeof CourseGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvasElement }) => {
    // Other hearts stand there until the code of the favorites has loaded.
    await waitFor(async () => {
      for (const heart of within(canvasElement).getAllByRole('button', { name: /favorites/ }))
        await expect(heart).toBeEnabled();
    });
  },
};
/** DASH-15: an empty list without words of its own. */
export const Empty: Story = {
  args: { courses: { state: 'ready', value: [] }, emptyHint: 'Try fewer filters or another word.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Sorry, No Data Found')).toBeVisible();
    await expect(canvas.getByText('Try fewer filters or another word.')).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};
/** DASH-15: a list that has words of its own shows these. */
export const EmptyInOwnWords: Story = {
  args: { courses: { state: 'ready', value: [] }, emptyTitle: 'Sorry, no challenges available' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Sorry, no challenges available')).toBeVisible();
    await expect(canvas.queryByText('Sorry, No Data Found')).toBeNull();
  },
};
export const Loading: Story = { args: { courses: { state: 'loading' } } };
export const Problem: Story = {
  args: { courses: { state: 'problem', problem: new ApiProblem('internal', { incident: '3f1c2a' }) } },
};
export const Offline: Story = { args: { courses: { state: 'problem', problem: new ApiProblem('offline') } } };
