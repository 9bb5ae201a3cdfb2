import { createLaunchSession, createSafeStorage } from '@drawbridge/client';
import type { FakeAnswer } from '@drawbridge/client/testing';
import {
  getContextScores,
  getScoreDelivery,
  openLaunch,
  resendContextScores,
  type ScoreFault,
} from '@drawbridge/contracts/integration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DrawbridgeProvider } from '../../provider/index.ts';
import { documented } from '../../testing/documented.ts';
import { createStoryHost } from '../../testing/story-host.tsx';
import { FoldedScore } from './FoldedScore.tsx';
import { LaunchGate } from './LaunchGate.tsx';
import { ScoreLine } from './ScoreLine.tsx';

interface SceneProps {
  state: 'none' | 'pending' | 'delivered' | 'failed';
  fault?: ScoreFault;
  score?: number;
  /** In the header of a lab. */
  isFolded?: boolean;
  /** The header has no room for all that is in it. */
  isCrowded?: boolean;
  /** What the gradebook has after the first time it was asked. */
  later?: 'delivered';
  isInstructor?: boolean;
  /** Scores of an instructor's context that were given up. */
  lost?: number;
  resend?: FakeAnswer;
}

const toScore = (
  state: Exclude<SceneProps['state'], 'none'>,
  fault: ScoreFault | undefined,
  score: number,
) => ({
  score_given: score,
  score_maximum: 100,
  state,
  ...(fault === undefined ? {} : { fault }),
  at: '2026-03-02T09:00:00.000Z',
});

/** A platform's gradebook as the story wants it. */
function createHandlers({
  state,
  fault,
  later,
  isInstructor = false,
  lost = 0,
  resend,
  score = 75,
}: SceneProps): Parameters<typeof createStoryHost>[0] {
  let asked = 0;
  let left = lost;
  return [
    [
      openLaunch,
      () => ({
        data: {
          token: 'lt_story',
          expires_at: '2126-01-01T00:00:00.000Z',
          learner: { name: 'Sam Student', is_anonymous: false, is_instructor: isInstructor },
          is_graded: !isInstructor,
          platform: { name: 'Harbor LMS', origin: 'https://lms.example', ref: 'ref' },
        },
      }),
    ],
    [
      getScoreDelivery,
      () => {
        asked += 1;
        const now = asked > 1 ? (later ?? state) : state;
        return { data: now === 'none' ? {} : { score: toScore(now, fault, score) } };
      },
    ],
    [
      getContextScores,
      () => ({
        data: {
          counts: { pending: 0, retrying: 0, given_up: left, delivered: 20 - left },
          faults: left > 0 ? [{ fault: fault ?? 'refused', scores: left }] : [],
        },
      }),
    ],
    [
      resendContextScores,
      () => {
        if (resend !== undefined) return resend;
        const resent = left;
        left = 0;
        return { data: { resent } };
      },
    ],
  ];
}

/** The line as it is under the title of a launched activity. */
function Scene(props: SceneProps) {
  const [{ launch, drawbridge }] = useState(() => {
    const storage = createSafeStorage(() => {
      throw new Error('blocked, as in a frame');
    });
    const launched = createLaunchSession({ storage });
    const host = createStoryHost(createHandlers(props), { storage, tokens: launched.tokens });
    return { launch: launched, drawbridge: host.drawbridge };
  });
  return (
    <div {...(props.isCrowded && { style: { display: 'flex', inlineSize: '4rem' } })}>
      <DrawbridgeProvider value={drawbridge}>
        <LaunchGate launch={launch} ltik="a-ltik-of-a-story">
          {() => (props.isFolded ? <FoldedScore launch={launch} /> : <ScoreLine launch={launch} />)}
        </LaunchGate>
      </DrawbridgeProvider>
      {props.isCrowded && <span>next</span>}
    </div>
  );
}

/** Where a score is on its way to the gradebook. @see LTI-19 */
const meta = {
  title: 'Widgets/Launch/ScoreLine',
  component: documented(ScoreLine, Scene),
  render: (args) => <Scene {...args} />,
  args: { state: 'none' },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

const says = (text: string | RegExp): NonNullable<Story['play']> =>
  async function play({ canvasElement }) {
    await within(canvasElement).findByText(text);
  };

export const NothingGraded: Story = { play: says('Your score goes to the gradebook of Harbor LMS.') };
export const Pending: Story = {
  args: { state: 'pending' },
  play: says('Sending your score of 75% to Harbor LMS…'),
};
/** A relaunch, or a partial result: what is delivered is shown as delivered at once. */
export const Delivered: Story = {
  args: { state: 'delivered' },
  play: says('Your score of 75% is in the gradebook of Harbor LMS.'),
};
/** Only this has the tick and the color of what is passed. */
export const DeliveredWhole: Story = {
  args: { state: 'delivered', score: 100 },
  play: says('Your score of 100% is in the gradebook of Harbor LMS.'),
};
export const Outage: Story = {
  args: { state: 'pending', fault: 'no_answer' },
  play: says(/Harbor LMS is not taking scores right now. Yours is sent again automatically/),
};
export const ArrivesAfterAnOutage: Story = {
  args: { state: 'pending', fault: 'platform_fault', later: 'delivered' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/is sent again automatically/);
    // The network is back: it asks without waiting for its next time.
    window.dispatchEvent(new Event('online'));
    await canvas.findByText('Your score of 75% is in the gradebook of Harbor LMS.');
  },
};
export const NotALearner: Story = {
  args: { state: 'failed', fault: 'not_a_learner' },
  play: says(/Ask your instructor to enroll you; then open the activity from your course again/),
};
export const ColumnDeleted: Story = {
  args: { state: 'failed', fault: 'line_item_gone' },
  play: says(/its column in the gradebook of Harbor LMS was deleted/),
};
export const NoColumn: Story = {
  args: { state: 'failed', fault: 'line_item_missing' },
  play: says(/has no column for this activity/),
};
export const TokenRefused: Story = {
  args: { state: 'failed', fault: 'token_refused' },
  play: says(/is not set up right/),
};
export const GivenUp: Story = {
  args: { state: 'failed' },
  play: says(/Open the activity from your course again to send it once more/),
};

const findMark = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('button', { name: /^Score \d/ });
/** In a narrow header the mark says where the score is; a tick would say that half of it is all. */
export const MarkOfAPart: Story = {
  args: { state: 'delivered', score: 50, isFolded: true },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    const mark = await findMark(canvasElement);
    await expect(mark).toHaveAccessibleName('Score 50% in gradebook');
  },
};
/** Nothing of a crowded header lies over the percent. */
export const MarkInACrowdedHeader: Story = {
  args: { state: 'delivered', score: 100, isFolded: true, isCrowded: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const mark = await findMark(canvasElement);
    const next = within(canvasElement).getByText('next');
    await expect(mark.getBoundingClientRect().right).toBeLessThanOrEqual(next.getBoundingClientRect().left);
  },
};
export const MarkOnItsWay: Story = {
  args: { state: 'pending', score: 100, isFolded: true },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => expect(await findMark(canvasElement)).toHaveAccessibleName('Score 100%'),
};

export const InstructorAllWell: Story = {
  args: { isInstructor: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[role="status"]')).toBeNull());
    await expect(canvasElement.textContent).toBe('');
  },
};
export const InstructorOneLost: Story = {
  args: { isInstructor: true, lost: 1, fault: 'not_a_learner' },
  play: says(/One score did not reach the gradebook of Harbor LMS. Most often the person is not enrolled/),
};
export const InstructorSendsAgain: Story = {
  args: { isInstructor: true, lost: 3, fault: 'line_item_gone' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/3 scores did not reach the gradebook/);
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await canvas.findByText('All scores are in the gradebook of Harbor LMS.');
  },
};
export const InstructorCannotSendAgain: Story = {
  args: { isInstructor: true, lost: 3, fault: 'no_token', resend: 'offline' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }));
    await canvas.findByText(/could not be sent again/);
    await expect(canvas.getByRole('button', { name: 'Send again' })).toBeEnabled();
  },
};
