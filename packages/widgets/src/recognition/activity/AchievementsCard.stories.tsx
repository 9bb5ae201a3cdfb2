import { buildUserStats } from '@drawbridge/contracts/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AchievementsCard } from './AchievementsCard.tsx';

/** What the learner has done, in eight figures. @see DASH-6, DASH-7 */
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

/** DASH-6: 'My Achievements', with 'SEE ALL'. DASH-7: each of the figures under its name, points first. */
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
      ['Points', '1,260'],
      ['Badges', '3'],
      ['Challenges passed', '5'],
      ['Labs passed', '7'],
      ['Leaderboard', '#12'],
      ['Courses started', '3'],
      ['Time in courses', '7h 5m'],
      ['Videos completed', '1'],
    ]);
  },
};
/** DASH-7: who has points and no place is hidden by their own choice, and the card leads to where that is changed. */
export const NotOnTheLeaderboard: Story = {
  args: {
    stats: { state: 'ready', value: buildUserStats({ leaderboard: null }) },
    visibilityHref: '/portal/profile',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Hidden/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show me' })).toHaveAttribute('href', '/portal/profile');
  },
};
/** DASH-7: before the first points there is no place to show. */
export const NoPoints: Story = {
  args: { stats: { state: 'ready', value: buildUserStats({ leaderboard: null, points: 0 }) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No points yet')).toBeVisible();
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
