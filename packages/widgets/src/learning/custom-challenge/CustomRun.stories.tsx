import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CustomRun } from './CustomRun.tsx';
import { buildSet } from './testing/sample-set.ts';

const now = '2026-03-04T10:00:00.000Z';
const running = {
  state: 'running',
  started_at: now,
  ends_at: '2026-03-04T10:30:00.000Z',
  finished_at: null,
  solved: [{ lab_id: 'like-pattern', points: 30 }],
} as const;

/** A set of challenges and its run against the clock. @see LAB-9 */
const meta = {
  title: 'Widgets/Custom challenge/CustomRun',
  component: CustomRun,
  args: {
    set: buildSet({ now }),
    toHref: ({ lab_id }) => `/portal/challenges/${lab_id}`,
    onStart: fn(),
    onFinish: fn(),
    onTimeUp: fn(),
  },
} satisfies Meta<typeof CustomRun>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotStarted: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Start' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};
export const Running: Story = {
  args: { set: buildSet({ now, run: { ...running, solved: [...running.solved] } }) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/^(30:00|29:5\d) left$/);
    await expect(canvas.getByText('1 of 2 passed')).toBeVisible();
    await expect(canvas.getByText('30 of 70 points')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Finish' }));
    await expect(args.onFinish).toHaveBeenCalledOnce();
  },
};
/** The server ended it: the page asks what it says now. */
export const TimeRunsOut: Story = {
  args: {
    set: buildSet({ now, run: { ...running, ends_at: '2026-03-04T10:00:01.000Z', solved: [] } }),
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onTimeUp).toHaveBeenCalledOnce());
  },
};
export const TimeIsUp: Story = {
  args: {
    set: buildSet({
      now,
      run: { ...running, state: 'finished', finished_at: running.ends_at, solved: [...running.solved] },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Time is up.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start again' })).toBeVisible();
  },
};
export const AllSolved: Story = {
  args: {
    set: buildSet({
      now,
      run: {
        ...running,
        state: 'finished',
        finished_at: '2026-03-04T10:12:00.000Z',
        solved: [...running.solved, { lab_id: 'open-redirect', points: 40 }],
      },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('All challenges passed. Well done!')).toBeVisible();
  },
};
export const WithoutLimit: Story = {
  args: { set: buildSet({ now, minutes: null, run: { ...running, ends_at: null, solved: [] } }) },
};
