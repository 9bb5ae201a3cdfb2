import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { JobProgress } from './JobProgress.tsx';

/** How far a long job is, such as an import of thousands of rows. */
const meta = {
  title: 'Widgets/Kit/JobProgress',
  component: JobProgress,
  args: {
    label: 'Import of learners.csv',
    job: { state: 'running', done: 4_200, all: 20_000 },
    onCancel: fn(),
    onRetry: fn(),
  },
  // A part of a page has its heading below others.
  decorators: [
    (Story) => (
      <section>
        <h2>People</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof JobProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '21');
    await expect(canvas.getByText('4,200 of 20,000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Waiting: Story = { args: { job: { state: 'waiting' } } };
export const Done: Story = {
  args: { job: { state: 'done' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Finished');
  },
};
/** The reason is announced, and it can be started again. */
export const Failed: Story = {
  args: { job: { state: 'failed', text: 'Row 4,201 has no email address.' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Row 4,201 has no email address.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
