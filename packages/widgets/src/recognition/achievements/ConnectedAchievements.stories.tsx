import { getAchievements } from '@drawbridge/contracts/recognition';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { buildAchievements, NO_ACHIEVEMENTS } from '../../testing/sample-achievements.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { ConnectedAchievements } from './ConnectedAchievements.tsx';

/** What the learner has done so far, with its data. @see PROF-1, EMB-1 */
const meta = {
  title: 'Widgets/Achievements/ConnectedAchievements',
  component: ConnectedAchievements,
} satisfies Meta<typeof ConnectedAchievements>;
export default meta;
type Story = StoryObj<typeof meta>;

const withHandlers = (handlers: Handlers): Story => ({
  render: (props) => (
    <StoryHost handlers={handlers}>
      <ConnectedAchievements {...props} />
    </StoryHost>
  ),
});
export const Filled = withHandlers([[getAchievements, () => ({ data: buildAchievements() })]]);
export const Nothing = withHandlers([[getAchievements, () => ({ data: NO_ACHIEVEMENTS })]]);
export const Loading = withHandlers([[getAchievements, () => 'hang']]);
export const Problem = withHandlers([[getAchievements, () => ({ problem: 'internal' })]]);
export const Offline = withHandlers([[getAchievements, () => 'offline']]);

let hasAnswered = false;

/** EMB-17: a service that was down is asked again. */
export const Retried: Story = {
  ...withHandlers([
    [
      getAchievements,
      () => {
        const isFirst = !hasAnswered;
        hasAnswered = true;
        return isFirst ? { problem: 'internal' } : { data: buildAchievements() };
      },
    ],
  ]),
  beforeEach: () => {
    hasAnswered = false;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('1,260')).toBeVisible();
  },
};
