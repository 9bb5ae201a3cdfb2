import { getScoreDelivery, type OutputOf } from '@drawbridge/contracts';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { ApiClient } from '../transport/client.ts';

export type ScoreDelivery = NonNullable<OutputOf<typeof getScoreDelivery>['score']>;

/** The score of a launched page on its way to the gradebook. */
export interface ScoreStore {
  score: ReadonlySignal<ScoreDelivery | undefined>;
  /** Requests it once a second until the score has arrived, twenty times at most. */
  follow(): Promise<void>;
}

const TRIES = 20;

export function createScoreStore({
  client,
  wait = (ms) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
}: {
  client: ApiClient;
  wait?: (ms: number) => Promise<void>;
}): ScoreStore {
  const score = signal<ScoreDelivery | undefined>(undefined);
  return {
    score,
    async follow() {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const answer = await client.call(getScoreDelivery, {}, { background: true }).catch(() => undefined);
        if (answer?.score) score.value = answer.score;
        if (answer?.score && answer.score.state !== 'pending') return;
        await wait(1_000);
      }
    },
  };
}
