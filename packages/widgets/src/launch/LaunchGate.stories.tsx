import { createLaunchSession, createSafeStorage } from '@drawbridge/client';
import type { FakeHandler } from '@drawbridge/client/testing';
import { getScoreDelivery, type LaunchSession as LaunchedSession, openLaunch } from '@drawbridge/contracts';
import { Card } from '@drawbridge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { within } from 'storybook/test';
import { DrawbridgeProvider } from '../provider/index.ts';
import { createStoryHost } from '../testing/story-host.tsx';
import { LaunchGate } from './LaunchGate.tsx';
import { ScoreLine } from './ScoreLine.tsx';

const session: LaunchedSession = {
  token: 'lt_story',
  expires_at: '2126-01-01T00:00:00.000Z',
  learner: { name: 'Sam Student', is_anonymous: false, is_instructor: false },
  is_graded: true,
  platform: { name: 'Harbor LMS', origin: 'https://lms.example', ref: 'ref' },
};

interface SceneProps {
  ltik?: string;
  open: FakeHandler;
}

/** A launched page as the LMS frames it. */
function Scene({ ltik, open }: SceneProps) {
  const { launch, drawbridge } = useMemo(() => {
    const storage = createSafeStorage(() => {
      throw new Error('blocked, as in a frame');
    });
    const session = createLaunchSession({ storage });
    const host = createStoryHost(
      [
        [openLaunch, open],
        [getScoreDelivery, () => ({ data: {} })],
      ],
      { storage, tokens: session.tokens },
    );
    return { launch: session, drawbridge: host.drawbridge };
  }, [open]);
  return (
    <DrawbridgeProvider value={drawbridge}>
      <LaunchGate launch={launch} ltik={ltik}>
        {({ learner }) => (
          <Card>
            <p>The activity of {learner.name}</p>
            <ScoreLine launch={launch} />
          </Card>
        )}
      </LaunchGate>
    </DrawbridgeProvider>
  );
}

const sceneArgs: SceneProps = { ltik: 'a-ltik-of-a-story', open: () => ({ data: session }) };

/** The states before an activity is shown. @see LTI-13, LTI-14 */
const meta = {
  title: 'Widgets/Launch/LaunchGate',
  component: Scene,
  args: sceneArgs,
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/gradebook of Harbor LMS/);
  },
};
export const Anonymous: Story = {
  args: {
    open: () => ({
      data: { ...session, is_graded: false, learner: { ...session.learner, is_anonymous: true } },
    }),
  },
};
export const NoLaunch: Story = {
  args: { ltik: undefined },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Open this from your learning platform');
  },
};
export const Expired: Story = { args: { open: () => ({ problem: 'launch_expired' }) } };
export const Unreachable: Story = { args: { open: () => 'offline' } };
export const Loading: Story = { args: { open: () => 'hang' } };
