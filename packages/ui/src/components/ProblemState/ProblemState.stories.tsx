import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ProblemState } from './ProblemState.tsx';

const meta = {
  title: 'Components/ProblemState',
  component: ProblemState,
  args: {
    title: 'The courses could not be loaded',
    message: 'The server did not answer. Your progress is safe.',
    onRetry: fn(),
    incidentId: 'inc_7f3a90c1',
  },
} satisfies Meta<typeof ProblemState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const Retrying: Story = { args: { retrying: true } };
export const Final: Story = {
  args: { onRetry: undefined, incidentId: undefined, message: 'Ask an administrator of your company.' },
};
export const Compact: Story = { args: { compact: true } };
