import { createLaunchSession, createSafeStorage } from '@drawbridge/client';
import type { FakeHandler } from '@drawbridge/client/testing';
import {
  getScoreDelivery,
  type LaunchSession as LaunchedSession,
  openLaunch,
} from '@drawbridge/contracts/integration';
import { Card } from '@drawbridge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useMemo } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DrawbridgeProvider } from '../../provider/index.ts';
import { documented } from '../../testing/documented.ts';
import { createStoryHost } from '../../testing/story-host.tsx';
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
  /** The server refuses the session as soon as it is open. */
  endsAtOnce?: boolean;
}

/** A launched page as the LMS frames it. */
function Scene({ ltik, open, endsAtOnce = false }: SceneProps) {
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
  useEffect(
    () =>
      launch.launch.subscribe(({ state }) => {
        if (endsAtOnce && state === 'open') launch.tokens.refused(session.token);
      }),
    [launch, endsAtOnce],
  );
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
  component: documented(LaunchGate, Scene),
  render: (args) => <Scene {...args} />,
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
/** Ten minutes before the end; the notice can be closed. */
export const NearEnd: Story = {
  args: {
    open: () => ({ data: { ...session, expires_at: new Date(Date.now() + 9 * 60_000).toISOString() } }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/^Your session ends at /);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByText(/^Your session ends at /)).toBeNull());
    await expect(canvas.getByText('The activity of Sam Student')).toBeVisible();
  },
};
/** The server no longer accepts the session: the activity stays below the notice. */
export const Ended: Story = {
  args: {
    endsAtOnce: true,
    open: () => ({ data: { ...session, return_url: 'https://lms.example/course/7' } }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Your session has ended');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /It was closed, or .* copy them from this page\. To continue, open the activity again/,
    );
    await expect(canvas.getByText('The activity of Sam Student')).toBeVisible();
    const back = canvas.getByRole('link', { name: 'Back to Harbor LMS' });
    await expect(back).toHaveAttribute('target', '_top');
    await expect(back).toHaveAttribute('href', 'https://lms.example/course/7');
  },
};
export const EndedAnonymous: Story = {
  args: {
    endsAtOnce: true,
    open: () => ({
      data: {
        ...session,
        is_graded: false,
        expires_at: '2026-01-01T00:00:00.000Z',
        learner: { ...session.learner, is_anonymous: true },
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Your session has ended');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /What you open from your course stays open for eight hours\. .*not kept: copy what you need/,
    );
    await expect(canvas.queryByText(/is saved/)).toBeNull();
  },
};
const picking = {
  accept_multiple: true,
  accept_lineitem: true,
  targets: ['iframe' as const],
  keeps_dates: true,
};
/** LTI-18: what an instructor selected is not work that is saved. */
export const EndedPicker: Story = {
  args: { endsAtOnce: true, open: () => ({ data: { ...session, deep_linking: picking } }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Your session has ended');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /It was closed, or .* Nothing was added to your course\. To add activities, start again from your course\./,
    );
    await expect(canvas.queryByText(/is saved/)).toBeNull();
  },
};
/** LTI-18: before the end the selection can still be added. */
export const NearEndPicker: Story = {
  args: {
    open: () => ({
      data: {
        ...session,
        deep_linking: picking,
        expires_at: new Date(Date.now() + 9 * 60_000).toISOString(),
      },
    }),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Add what you selected before then; it is not kept.');
  },
};
export const NoLaunch: Story = {
  args: { ltik: undefined },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Open this from your learning platform');
  },
};
export const Expired: Story = {
  args: { open: () => ({ problem: 'launch_expired' }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/open in another window, continue there/);
  },
};
export const Unreachable: Story = { args: { open: () => 'offline' } };
export const Loading: Story = { args: { open: () => 'hang' } };
