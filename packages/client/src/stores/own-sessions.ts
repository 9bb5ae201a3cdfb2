import { endSession, listSessions, logoutEverywhere, type OutputOf } from '@drawbridge/contracts';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { asApiProblem } from '../transport/api-problem.ts';
import type { ApiClient } from '../transport/client.ts';
import { type ChangeOutcome, toRefusal } from './change-outcome.ts';
import { createLoadInto } from './load-into.ts';
import { LOADING, type Loadable, ready } from './loadable.ts';
import type { LogError } from './notices.ts';

export type OwnSessions = OutputOf<typeof listSessions>;
export type OwnSession = OwnSessions['items'][number];

/** Where the person is signed in. @see ASVS 7.5.2 */
export interface OwnSessionsStore {
  /** The one of this page first, then the latest used. */
  sessions: ReadonlySignal<Loadable<OwnSessions>>;
  load(): Promise<void>;
  /** Ends one of them. */
  end(session: OwnSession, password: string | undefined): Promise<ChangeOutcome<undefined>>;
  /** Ends all of them, the one of this page too. */
  endEverywhere(password: string | undefined): Promise<ChangeOutcome<undefined>>;
}

const QUIETLY = { background: true } as const;
const withPassword = (password: string | undefined) => (password === undefined ? {} : { password });

export function createOwnSessionsStore({
  client,
  logError,
}: {
  client: ApiClient;
  logError?: LogError | undefined;
}): OwnSessionsStore {
  const loadInto = createLoadInto(logError);
  const sessions = signal<Loadable<OwnSessions>>(LOADING);

  function load() {
    if (sessions.peek().state === 'problem') sessions.value = LOADING;
    return loadInto(sessions, 'the sessions', async () => {
      const { items, ...rest } = await client.call(listSessions, {}, QUIETLY);
      const inOrder = items.toSorted((one, other) => Number(other.is_current) - Number(one.is_current));
      return { ...rest, items: inOrder };
    });
  }

  async function act(work: () => Promise<unknown>): Promise<ChangeOutcome<undefined>> {
    try {
      await work();
      return { kind: 'done', value: undefined };
    } catch (error) {
      const refused = asApiProblem(error);
      // The session got old while the page was open: the list says so.
      if (refused.code === 'sign_in_again') await load();
      return toRefusal(refused);
    }
  }

  return {
    sessions,
    load,
    async end({ id }, password) {
      const outcome = await act(() =>
        client.call(endSession, { id, ...withPassword(password) }, QUIETLY).catch((error: unknown) => {
          // It ended somewhere else in the meantime: that is what was wanted.
          if (asApiProblem(error).code !== 'not_found') throw error;
        }),
      );
      const known = sessions.peek();
      if (outcome.kind === 'done' && known.state === 'ready')
        sessions.value = ready({ ...known.value, items: known.value.items.filter((one) => one.id !== id) });
      return outcome;
    },
    endEverywhere: (password) => act(() => client.call(logoutEverywhere, withPassword(password), QUIETLY)),
  };
}
