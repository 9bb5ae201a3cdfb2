import { EMBED_PROTOCOL } from '@drawbridge/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FramePreview } from './FramePreview.tsx';

/** The address of a page of this origin that says one thing to the page around it, or nothing. */
function toPage(words?: object): string {
  const script = words && `<script>parent.postMessage(${JSON.stringify(words)}, '*')</script>`;
  const page = `<!doctype html><html lang="en"><title>Page</title><p>The widget</p>${script ?? ''}</html>`;
  return URL.createObjectURL(new Blob([page], { type: 'text/html' }));
}
const { name: protocol, version } = EMBED_PROTOCOL;

const meta = {
  title: 'Widgets/FramePreview',
  component: FramePreview,
  args: { title: 'Course card', heightPx: 240, address: '' },
  render: (args, { loaded }) => <FramePreview {...args} address={String(loaded['address'])} />,
} satisfies Meta<typeof FramePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  loaders: [() => ({ address: toPage({ protocol, version, type: 'hello', nonce: 'n' }) })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const frame = await canvas.findByTitle('Course card');
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    await expect(frame.getBoundingClientRect().height).toBeGreaterThan(230);
  },
};

export const Loading: Story = {
  loaders: [() => ({ address: toPage() })],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('status', { name: 'Loading the preview' });
  },
};

/** The page of refusal says its reason. */
export const Refused: Story = {
  loaders: [() => ({ address: toPage({ protocol, type: 'failed', code: 'unknown_key' }) })],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/The widget was refused: unknown_key/);
  },
};

/** A frame that says nothing is the error page of a browser, or of a server that is not ours. */
export const Silent: Story = {
  args: { patienceMs: 50 },
  loaders: [() => ({ address: toPage({ type: 'hello' }) })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('The preview is not available');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByTitle('Course card');
    await canvas.findByText('The preview is not available');
  },
};
