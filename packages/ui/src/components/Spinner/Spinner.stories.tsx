import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LoadingOverlay } from './LoadingOverlay.tsx';
import { Spinner } from './Spinner.tsx';

const meta = { title: 'Components/Spinner', component: Spinner, args: { label: 'Loading' } } satisfies Meta<
  typeof Spinner
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { size: 16 } };
export const Large: Story = { args: { size: 40 } };
export const Overlay: Story = {
  render: () => <LoadingOverlay cover="block" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Hang On...');
  },
};
