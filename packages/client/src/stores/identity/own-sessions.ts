import type { OutputOf } from '@drawbridge/contracts';
import { endSession, listSessions, logoutEverywhere } from '@drawbridge/contracts/identity';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import type { ChangeOutcome } from '../base/change-outcome.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';
import { settleWithPassword, withPassword } from './password-again.ts';

export type OwnSessions = OutputOf<typeof listSessions>;
export type OwnSession = OwnSessions['items'][number];

/** Browsers in which the person is signed in. @see ASVS 7.5.2 */
export interface OwnSessionsStore {
  /** This page's session first, then the most recently used. */
  sessions: ReadonlySignal<Loadable<OwnSessions>>;
  load(): Promise<void>;
  /** Ends one session. */
  end(session: OwnSession, password: string | undefined): Promise<ChangeOutcome<undefined>>;
  /** Ends all sessions, including this page's. */
  endEverywhere(password: string | undefined): Promise<ChangeOutcome<unknown>>;
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
  const sessions = signal<Loadable<OwnSessions>>(LOADING);

  function load() {
    if (sessions.peek().state === 'problem') sessions.value = LOADING;
    return loadInto(sessions, 'the sessions', async () => {
      const { items, ...rest } = await client.call(listSessions, {}, QUIETLY);
      const inOrder = items.toSorted((one, other) => Number(other.is_current) - Number(one.is_current));
      return { ...rest, items: inOrder };
    });
  }

  return {
    sessions,
    load,
    async end({ id }, password) {
      const ending = client
        .call(endSession, { id, ...withPassword(password) }, QUIETLY)
        .then(() => undefined)
        .catch((error: unknown) => {
          // It already ended elsewhere, which is what was wanted.
          if (asApiProblem(error).code !== 'not_found') throw error;
          return undefined;
        });
      const outcome = await settleWithPassword(ending, load);
      const known = sessions.peek();
      if (outcome.kind === 'done' && known.state === 'ready')
        sessions.value = ready({ ...known.value, items: known.value.items.filter((one) => one.id !== id) });
      return outcome;
    },
    endEverywhere: (password) =>
      settleWithPassword(client.call(logoutEverywhere, withPassword(password), QUIETLY), load),
  };
}
