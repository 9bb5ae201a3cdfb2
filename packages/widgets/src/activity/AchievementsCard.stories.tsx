import { buildUserStats } from '@drawbridge/contracts/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AchievementsCard } from './AchievementsCard.tsx';

/** What the learner has done, in seven figures. @see DASH-6, DASH-7 */
const meta = {
  title: 'Widgets/Activity/AchievementsCard',
  component: AchievementsCard,
  args: {
    stats: { state: 'ready', value: buildUserStats() },
    href: '/portal/profile/achievements',
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AchievementsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'SEE ALL' })).toHaveAttribute(
      'href',
      '/portal/profile/achievements',
    );
    const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(values).toEqual(['3', '5', '7', '#12', '3', '7h 5m', '1']);
  },
};
export const NotOnTheLeaderboard: Story = {
  args: { stats: { state: 'ready', value: buildUserStats({ leaderboard: null }) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Not shown')).toBeVisible();
  },
};
export const Loading: Story = { args: { stats: { state: 'loading' } } };
export const Problem: Story = {
  args: { stats: { state: 'problem', problem: { message: 'Please try again shortly.' } } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
