import { readSharedReplay } from '@drawbridge/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { type Handlers, StoryHost } from '../testing/story-host.tsx';
import { SharedReplayPage, type SharedReplayPageProps } from './SharedReplayPage.tsx';
import { sharedReplay } from './testing/film-data.ts';

const meta = {
  title: 'Widgets/Replay/Shared page',
  component: SharedReplayPage,
  args: { token: 'x'.repeat(43), startHref: '#start', onTitle: fn() },
} satisfies Meta<typeof SharedReplayPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const withHandlers = (handlers: Handlers): Story => ({
  render: (args: SharedReplayPageProps) => (
    <StoryHost handlers={handlers}>
      <SharedReplayPage {...args} />
    </StoryHost>
  ),
});
const shared: Handlers = [
  [readSharedReplay, () => ({ data: { replay: sharedReplay, expires_at: '2026-04-01T09:00:00.000Z' } })],
];

export const Filled: Story = {
  ...withHandlers(shared),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: sharedReplay.test_title });
    await expect(canvas.getByText(/^Before: the attack gets through/)).toBeVisible();
    await expect(canvas.getByText(/This link works until/)).toBeVisible();
    await expect(args.onTitle).toHaveBeenCalledWith(sharedReplay.test_title);
  },
};

export const OnAPhone: Story = {
  ...withHandlers(shared),
  decorators: [(show) => <div style={{ inlineSize: '375px', maxInlineSize: '100%' }}>{show()}</div>],
};

/** Unknown, revoked and expired look the same. */
export const Gone: Story = {
  ...withHandlers([[readSharedReplay, () => ({ problem: 'shared_replay_not_found' })]]),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { level: 1, name: 'There is no replay here' }),
    ).toBeInTheDocument();
  },
};
export const Problem = withHandlers([[readSharedReplay, () => ({ problem: 'internal' })]]);
export const Loading = withHandlers([[readSharedReplay, () => 'hang']]);
