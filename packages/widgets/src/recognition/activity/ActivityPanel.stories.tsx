import { buildUserStats } from '@drawbridge/contracts/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ActivityPanel } from './ActivityPanel.tsx';

const NOTHING = buildUserStats({
  dashboard: [],
  streak: { current: 0, best: 0 },
  goal: { days: 3, done: 0 },
});

/** Activity by day and by week, the streak and the goal of the week. @see DASH-19, PROF-10 */
const meta = {
  title: 'Widgets/Activity/ActivityPanel',
  component: ActivityPanel,
  args: { stats: { state: 'ready', value: buildUserStats() }, onRetry: fn(), onGoal: fn() },
} satisfies Meta<typeof ActivityPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('3 days')).toBeVisible();
    await expect(canvas.getByText('3 of 4 days')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Days a week' }), '5');
    await expect(args.onGoal).toHaveBeenCalledWith(5);
  },
};
/** CONST-16: the calendar and the chart have their scale, and the same values as a table. */
export const WithChart: Story = {
  args: { hasChart: true },
  play: async ({ canvasElement }) => {
    const scales = [...canvasElement.querySelectorAll('[data-min]')].map((element) => [
      element.getAttribute('data-min'),
      element.getAttribute('data-max'),
    ]);
    // The most of a day is 9, of a week 13.
    await expect(scales).toEqual([
      ['1', '11'],
      ['0', '21'],
    ]);
  },
};
export const GoalReached: Story = {
  args: { stats: { state: 'ready', value: buildUserStats({ goal: { days: 3, done: 3 } }) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Goal reached')).toBeVisible();
  },
};
/** DASH-19: activities of a single day are counted on 1 day, and a single activity without a count of days. */
export const OneDay: Story = {
  args: {
    stats: {
      state: 'ready',
      value: buildUserStats({ dashboard: [{ date: '2026-03-02', activity: 5 }] }),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('5 activities on 1 day in the last year.'),
    ).toBeVisible();
  },
};
export const OneActivity: Story = {
  args: {
    stats: {
      state: 'ready',
      value: buildUserStats({ dashboard: [{ date: '2026-03-02', activity: 1 }] }),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('1 activity in the last year.')).toBeVisible();
  },
};
export const Nothing: Story = {
  args: { hasChart: true, stats: { state: 'ready', value: NOTHING } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/each day you learn is marked here/)).toBeVisible();
    await expect(canvas.getByText('Learn something today to start a streak.')).toBeVisible();
  },
};
export const Loading: Story = { args: { stats: { state: 'loading' } } };
export const Problem: Story = {
  args: {
    stats: { state: 'problem', problem: { message: 'Please try again shortly.', incident: '3f1c2a' } },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
