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

/** DASH-6: 'My Achievements', with 'SEE ALL'. DASH-7: each of the seven figures under its name. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const card = within(await canvas.findByRole('region', { name: 'My Achievements' }));
    await expect(card.getByRole('link', { name: 'SEE ALL' })).toHaveAttribute(
      'href',
      '/portal/profile/achievements',
    );
    const values = card.getAllByRole('definition').map(({ textContent }) => textContent);
    const names = card.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(names.map((name, at) => [name, values[at]])).toEqual([
      ['Badges', '3'],
      ['Challenges completed', '5'],
      ['Labs completed', '7'],
      ['Leaderboard', '#12'],
      ['Courses enrolled', '3'],
      ['Time in courses', '7h 5m'],
      ['Videos completed', '1'],
    ]);
  },
};
/** DASH-7 */
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
