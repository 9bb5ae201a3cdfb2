import type { OutputOf } from '@drawbridge/contracts';
import { getContextScores, getScoreDelivery, resendContextScores } from '@drawbridge/contracts/integration';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { createRepeat } from './repeat.ts';

export type ScoreDelivery = NonNullable<OutputOf<typeof getScoreDelivery>['score']>;
export type ContextScores = OutputOf<typeof getContextScores>;

/** Scores of a launched page on their way to the gradebook: the learner's own, or those of an instructor's context. */
export interface ScoreStore {
  score: ReadonlySignal<ScoreDelivery | undefined>;
  context: ReadonlySignal<ContextScores | undefined>;
  /** `failed`: the last request to resend the context's scores was refused. */
  resending: ReadonlySignal<'idle' | 'busy' | 'failed'>;
  /**
   * Polls the delivery of the learner's score until it has arrived or was refused. Call it when there may be a new
   * result, or when the network is back.
   */
  follow(): Promise<void>;
  /** The same for the context's scores. */
  followContext(): Promise<void>;
  /** Resends the context's scores that were given up, and polls their delivery. */
  resend(): Promise<void>;
  /** Stops polling while the page is hidden. */
  setVisible(isVisible: boolean): void;
  dispose(): void;
}

export function createScoreStore({ client }: { client: ApiClient }): ScoreStore {
  const score = signal<ScoreDelivery | undefined>(undefined);
  const context = signal<ContextScores | undefined>(undefined);
  const resending = signal<'idle' | 'busy' | 'failed'>('idle');

  /** Polls in the background. A failure changes nothing shown, and is retried unless the launch has ended. */
  const repeat = <Reply>(
    ask: () => Promise<Reply>,
    take: (reply: Reply) => boolean,
  ): ReturnType<typeof createRepeat> =>
    createRepeat(async (isLatest) => {
      try {
        const reply = await ask();
        return isLatest() && take(reply);
      } catch (error) {
        return asApiProblem(error).retryable;
      }
    });

  const own = repeat(
    () => client.call(getScoreDelivery, {}, { background: true }),
    (reply) => {
      score.value = reply.score;
      return reply.score?.state === 'pending';
    },
  );
  const ofContext = repeat(
    () => client.call(getContextScores, {}, { background: true }),
    (reply) => {
      context.value = reply;
      return reply.counts.pending + reply.counts.retrying > 0;
    },
  );
  let isContextFollowed = false;
  let isOwnFollowed = false;

  function followContext(): Promise<void> {
    isContextFollowed = true;
    return ofContext.now();
  }

  return {
    score,
    context,
    resending,
    follow() {
      isOwnFollowed = true;
      return own.now();
    },
    followContext,
    async resend() {
      if (resending.peek() === 'busy') return;
      resending.value = 'busy';
      try {
        await client.call(resendContextScores, {}, { background: true });
        await followContext();
        resending.value = 'idle';
      } catch {
        // The line says so and shows its button again.
        resending.value = 'failed';
      }
    },
    setVisible(isVisible) {
      if (isOwnFollowed) own.setVisible(isVisible);
      if (isContextFollowed) ofContext.setVisible(isVisible);
    },
    dispose() {
      own.stop();
      ofContext.stop();
    },
  };
}
