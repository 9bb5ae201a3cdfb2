import {
  getScoreDelivery,
  type LaunchSession,
  launchSession,
  type OutputOf,
  openLaunch,
} from '@drawbridge/contracts';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { SafeStorage } from '../storage.ts';
import { type ApiProblem, asApiProblem } from '../transport/api-problem.ts';
import type { ApiClient, TokenSource } from '../transport/client.ts';

/** Without a launch the page says to open the tool from the LMS; with a refused one, why. @see LTI-13 */
export type LaunchState =
  | { state: 'opening' }
  | { state: 'none' }
  | { state: 'open'; session: LaunchSession }
  | { state: 'refused'; problem: ApiProblem };

export type ScoreDelivery = NonNullable<OutputOf<typeof getScoreDelivery>['score']>;

export interface LaunchStore {
  launch: ReadonlySignal<LaunchState>;
  score: ReadonlySignal<ScoreDelivery | undefined>;
  tokens: TokenSource;
  connect(client: ApiClient): void;
  /** Swaps the ltik for a session; without one, goes on with the session this tab already has. */
  open(ltik: string | undefined): Promise<void>;
  /** Follows the score on its way to the gradebook. */
  followScore(): Promise<void>;
}

const KEY = 'drawbridge.launch';

/** A launched page's session: in memory, and for this tab's reloads in session storage where that is allowed. */
export function createLaunchStore({
  storage,
  platformRef,
  nowMs = Date.now,
  wait,
}: {
  storage: SafeStorage;
  /** The platform that the page's address names: its frame is where this page may be. */
  platformRef?: string | undefined;
  nowMs?: () => number;
  wait?: (ms: number) => Promise<void>;
}): LaunchStore {
  const pause = wait ?? ((ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)));
  const launch = signal<LaunchState>({ state: 'opening' });
  const score = signal<ScoreDelivery | undefined>(undefined);
  let client: ApiClient | undefined;

  function readKept(): LaunchSession | undefined {
    const text = storage.get(KEY);
    if (!text) return undefined;
    try {
      const parsed = launchSession.safeParse(JSON.parse(text));
      return parsed.success && Date.parse(parsed.data.expires_at) > nowMs() ? parsed.data : undefined;
    } catch {
      return undefined;
    }
  }

  /** A session of one platform is none in the frame of another, where that other could lead clicks astray. */
  const isOfThisFrame = ({ platform }: LaunchSession) =>
    platformRef === undefined || platformRef === platform.ref;

  return {
    launch,
    score,
    connect(given) {
      client = given;
    },
    tokens: {
      token: () => (launch.value.state === 'open' ? launch.value.session.token : undefined),
      successor: () => undefined,
      refresh: () => Promise.resolve(undefined),
      refused() {
        storage.remove(KEY);
        launch.value = { state: 'none' };
      },
    },
    async open(ltik) {
      if (!ltik) {
        const kept = readKept();
        launch.value = kept && isOfThisFrame(kept) ? { state: 'open', session: kept } : { state: 'none' };
        return;
      }
      launch.value = { state: 'opening' };
      try {
        const session = await client?.call(openLaunch, { ltik }, { background: true });
        if (!session) return;
        storage.set(KEY, JSON.stringify(session));
        launch.value = { state: 'open', session };
      } catch (error) {
        launch.value = { state: 'refused', problem: asApiProblem(error) };
      }
    },
    async followScore() {
      for (let tries = 0; tries < 20; tries += 1) {
        const answer = await client?.call(getScoreDelivery, {}, { background: true }).catch(() => undefined);
        if (answer?.score) score.value = answer.score;
        if (answer?.score && answer.score.state !== 'pending') return;
        await pause(1_000);
      }
    },
  };
}
