import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ToastRegion } from './ToastRegion.tsx';
import { createToasts, type ToastInput } from './toasts.ts';

function withToasts(...inputs: ToastInput[]) {
  const toasts = createToasts();
  for (const input of inputs) toasts.show({ durationMs: 0, ...input });
  return toasts;
}

const meta = {
  title: 'Components/Toast',
  component: ToastRegion,
  args: { toasts: withToasts({ message: 'Saved.' }) },
  argTypes: { toasts: { control: false } },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof ToastRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Positive: Story = {
  args: { toasts: withToasts({ tone: 'positive', message: 'Added to your favorites.' }) },
};
export const Negative: Story = {
  args: {
    toasts: withToasts({
      tone: 'negative',
      title: 'The lab did not start',
      message: 'All machines are busy. Try again in a minute.',
      action: { label: 'Try again', onSelect: () => {} },
    }),
  },
};
export const Several: Story = {
  args: {
    toasts: withToasts(
      { tone: 'info', message: 'A new course was assigned to you.' },
      { tone: 'warning', message: 'Your lab ends in five minutes.' },
      { tone: 'positive', message: 'All five checks are green.' },
    ),
  },
};
const dismissed = withToasts({ message: 'Saved.' });
export const Dismiss: Story = {
  args: { toasts: dismissed },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText('Saved.')).toBeNull();
    dismissed.show({ message: 'Saved.', durationMs: 0 });
    // It fades in.
    await waitFor(() => expect(canvas.getByText('Saved.')).toBeVisible());
  },
};
