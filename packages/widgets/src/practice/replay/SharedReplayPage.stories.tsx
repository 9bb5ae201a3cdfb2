import { readSharedReplay, type SharedReplay } from '@drawbridge/contracts/practice';
import { sharedReplay, sharedWithStarter } from '@drawbridge/lab-workspace/testing/film-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { SharedReplayPage, type SharedReplayPageProps } from './SharedReplayPage.tsx';

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
const serve = (replay: SharedReplay): Handlers => [
  [readSharedReplay, () => ({ data: { replay, expires_at: '2026-04-01T09:00:00.000Z' } })],
];
const shared = serve(sharedReplay);

export const Filled: Story = {
  ...withHandlers(shared),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: sharedReplay.test_title });
    await expect(canvas.getByText(/^Before: the attack gets through/)).toBeVisible();
    await expect(canvas.getByText(/This link works until/)).toBeVisible();
    await waitFor(() => expect(args.onTitle).toHaveBeenCalledWith(sharedReplay.test_title));
  },
};

/** A first submission that passes has no other before: the starter and the fix are stepped through together. */
export const BesideStarter: Story = {
  ...withHandlers(serve(sharedWithStarter)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^The starter: the attack gets through/)).toBeVisible();
    await expect(canvas.getByText(/^The fix: the attack is blocked/)).toBeVisible();
    const slider = canvas.getByRole<HTMLInputElement>('slider', { name: 'Step' });
    await fireEvent.input(slider, { target: { value: slider.max } });
    await expect(canvas.getByRole('region', { name: 'The starter' })).toHaveTextContent('200');
    await expect(canvas.getByRole('region', { name: 'The fix' })).toHaveTextContent('404');
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
