import { EMBED_PROTOCOL } from '@drawbridge/contracts/integration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FramePreview } from './FramePreview.tsx';

const toPage = (script = '') =>
  `<!doctype html><html lang="en"><title>Page</title><p>The widget</p>${script}</html>`;
/** The address of a page of this origin. */
const toOwnPage = (script?: string) => URL.createObjectURL(new Blob([toPage(script)], { type: 'text/html' }));
const REFUSAL = JSON.stringify({ protocol: EMBED_PROTOCOL.name, type: 'failed', code: 'unknown_key' });

const meta = {
  title: 'Widgets/FramePreview',
  component: FramePreview,
  args: { title: 'Course card', heightPx: 240, address: '' },
  render: (args, { loaded }) => <FramePreview {...args} address={String(loaded['address'])} />,
} satisfies Meta<typeof FramePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  loaders: [() => ({ address: toOwnPage() })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const frame = await canvas.findByTitle('Course card');
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    await expect(frame.getBoundingClientRect().height).toBeGreaterThan(230);
  },
};

/** Far below the window, where a frame waits until somebody comes near. */
export const Loading: Story = {
  loaders: [() => ({ address: toOwnPage() })],
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 12_000 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('status', { name: 'Loading the preview' });
  },
};

/** The page of refusal says its reason. */
export const Refused: Story = {
  loaders: [() => ({ address: toOwnPage(`<script>parent.postMessage(${REFUSAL}, '*')</script>`) })],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/The widget was refused: unknown_key/);
  },
};

/** As the error page of a browser, it is of another origin than this page. */
export const NotOurs: Story = {
  loaders: [() => ({ address: `data:text/html,${encodeURIComponent(toPage())}` })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('The preview is not available');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText('The preview is not available');
  },
};
