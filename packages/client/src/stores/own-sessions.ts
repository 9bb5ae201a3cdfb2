import { endSession, listSessions, logoutEverywhere, type OutputOf } from '@drawbridge/contracts';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { ApiProblem, asApiProblem } from '../transport/api-problem.ts';
import type { ApiClient } from '../transport/client.ts';
import { createLoadInto } from './load-into.ts';
import { LOADING, type Loadable, ready } from './loadable.ts';
import type { LogError } from './notices.ts';

export type OwnSession = OutputOf<typeof listSessions>['items'][number];

/** Where the person is signed in. @see ASVS 7.5.2 */
export interface OwnSessionsStore {
  /** The one of this page first, then the latest used. */
  sessions: ReadonlySignal<Loadable<OwnSession[]>>;
  isBusy: ReadonlySignal<boolean>;
  load(): Promise<void>;
  /** Ends one of them; gives the problem of a failed call. */
  end(session: OwnSession): Promise<ApiProblem | undefined>;
  /** Ends all of them, the one of this page too. */
  endEverywhere(): Promise<ApiProblem | undefined>;
}

const QUIETLY = { background: true } as const;

export function createOwnSessionsStore({
  client,
  logError,
}: {
  client: ApiClient;
  logError?: LogError | undefined;
}): OwnSessionsStore {
  const loadInto = createLoadInto(logError);
  const sessions = signal<Loadable<OwnSession[]>>(LOADING);
  const isBusy = signal(false);

  /** One at a time: a second press does nothing. */
  async function act(work: () => Promise<unknown>): Promise<ApiProblem | undefined> {
    if (isBusy.peek()) return new ApiProblem('canceled');
    isBusy.value = true;
    try {
      await work();
      return undefined;
    } catch (error) {
      return asApiProblem(error);
    } finally {
      isBusy.value = false;
    }
  }

  return {
    sessions,
    isBusy,
    load() {
      if (sessions.peek().state === 'problem') sessions.value = LOADING;
      return loadInto(sessions, 'the sessions', async () => {
        const { items } = await client.call(listSessions, {}, QUIETLY);
        return items.toSorted((one, other) => Number(other.is_current) - Number(one.is_current));
      });
    },
    async end({ id }) {
      const problem = await act(() => client.call(endSession, { id }, QUIETLY));
      // It ended somewhere else in the meantime: that is what was wanted.
      if (problem && problem.code !== 'not_found') return problem;
      const known = sessions.peek();
      if (known.state === 'ready') sessions.value = ready(known.value.filter((one) => one.id !== id));
      return undefined;
    },
    endEverywhere: () => act(() => client.call(logoutEverywhere, {}, QUIETLY)),
  };
}
