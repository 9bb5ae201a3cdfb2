import { buildShowcaseUpload } from '@drawbridge/contracts/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { UploadList } from './UploadList.tsx';

const upload = buildShowcaseUpload();

/** The learner's own write-ups, from data alone. @see NAV-26 */
const meta = {
  title: 'Widgets/Showcase/UploadList',
  component: UploadList,
  args: {
    uploads: { state: 'ready', value: [upload] },
    onDownload: fn(),
    onDelete: fn(() => Promise.resolve(true)),
    onRetry: fn(),
  },
} satisfies Meta<typeof UploadList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Downloads: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Download/ }));
    await expect(args.onDownload).toHaveBeenCalledWith(upload);
  },
};
export const Loading: Story = { args: { uploads: { state: 'loading' } } };
export const Problem: Story = {
  args: {
    uploads: { state: 'problem', problem: { message: 'Please try again shortly.', incident: '3f1c2a' } },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
