import { listRecentVideos } from '@drawbridge/contracts/recognition';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildRecentVideo } from '../../testing/sample-recent.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { ConnectedRecentVideos, RecentVideos } from './RecentVideos.tsx';

/** The videos watched last, from data alone. @see PROF-10 */
const meta = {
  title: 'Widgets/Recent/RecentVideos',
  component: RecentVideos,
  args: {
    videos: {
      state: 'ready',
      value: [
        buildRecentVideo(1),
        buildRecentVideo(2, { completed: true }),
        buildRecentVideo(3, { position: 0 }),
        buildRecentVideo(4, { position: 170 }),
      ],
    },
    onRetry: fn(),
    toHref: ({ item_id }) => `#${item_id}`,
  },
  decorators: [
    (Story) => (
      <section>
        <h2>Recent videos</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof RecentVideos>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [stopped, completed, begun, long] = await canvas.findAllByRole('listitem');
    await expect(stopped).toHaveTextContent('stopped at 1:02 of 2:30');
    await expect(completed).toHaveTextContent('Completed');
    for (const row of [completed, begun]) await expect(row).not.toHaveTextContent('stopped');
    // A file may be longer than planned.
    await expect(long).toHaveTextContent('stopped at 2:50 of 2:50');
    await expect(canvas.getByRole('link', { name: /part 1$/ })).toHaveAttribute('href', '#video-1');
  },
};
export const LongWords: Story = {
  args: {
    videos: {
      state: 'ready',
      value: [
        buildRecentVideo(1, {
          title: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
          course_name: 'Rechtsschutzversicherungsgesellschaftenverordnungsentwurf',
        }),
      ],
    },
  },
};
export const Nothing: Story = {
  args: { videos: { state: 'ready', value: [] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No video watched yet')).toBeVisible();
  },
};
export const Loading: Story = { args: { videos: { state: 'loading' } } };
export const Problem: Story = {
  args: {
    videos: { state: 'problem', problem: { message: 'Please try again shortly.', incident: '3f1c2a' } },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

let isDown = true;
const CONNECTED: Handlers = [
  [
    listRecentVideos,
    () => (isDown ? { problem: 'unavailable' } : { data: { results: [buildRecentVideo(1)] } }),
  ],
];
/** With its data: what failed is asked for again. */
export const Connected: Story = {
  beforeEach: () => {
    isDown = true;
  },
  render: ({ toHref }) => (
    <StoryHost handlers={CONNECTED}>
      <ConnectedRecentVideos toHref={toHref} />
    </StoryHost>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const again = await canvas.findByRole('button', { name: 'Try again' });
    isDown = false;
    await userEvent.click(again);
    await expect(await canvas.findByRole('link', { name: /part 1$/ })).toBeVisible();
  },
};
