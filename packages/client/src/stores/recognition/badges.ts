import { asId, type OutputOf } from '@drawbridge/contracts';
import {
  type BadgeName,
  type CheckedBadge,
  checkBadge,
  getBadgeName,
  listOwnBadges,
  setBadgeName,
} from '@drawbridge/contracts/recognition';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError, Notify } from '../../notices.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable } from '../base/loadable.ts';

export type OwnBadges = OutputOf<typeof listOwnBadges>;

export interface BadgeStore {
  badges: ReadonlySignal<Loadable<OwnBadges>>;
  /** Fetches the badges. The previous ones stay until then, and if it fails. */
  load(): Promise<void>;
}

/** The learner's badges, and those they can still earn. @see PROF-12 */
export function createBadgeStore(deps: { client: ApiClient; logError?: LogError | undefined }): BadgeStore {
  const loadInto = createLoadInto(deps.logError);
  const badges = signal<Loadable<OwnBadges>>(LOADING);
  return {
    badges,
    load: () => loadInto(badges, 'the badges', (options) => deps.client.call(listOwnBadges, {}, options)),
  };
}

export interface CheckedBadgeStore {
  badge: ReadonlySignal<Loadable<CheckedBadge>>;
  /** Whether the page names its reader; undefined unless the badge is theirs. */
  name: ReadonlySignal<BadgeName | undefined>;
  load(): Promise<void>;
  /** Asks the server whether the badge is the reader's. The page is complete without the answer. */
  loadName(): Promise<void>;
  /** Shows the name immediately, and takes that back if the call fails. */
  setShown(shown: boolean): Promise<void>;
}

/** An expired session must not send the reader of a public page to the sign-in page. */
const WITHOUT_CONSEQUENCE = { background: true, isFinal: true } as const;

/** One award, as anyone may see it. */
export function createCheckedBadgeStore(deps: {
  client: ApiClient;
  awardId: string;
  notify: Notify;
  logError?: LogError | undefined;
}): CheckedBadgeStore {
  const { client, notify, logError = () => undefined } = deps;
  const award_id = asId<'badge award'>(deps.awardId);
  const loadInto = createLoadInto(logError);
  const badge = signal<Loadable<CheckedBadge>>(LOADING);
  const name = signal<BadgeName | undefined>(undefined);
  const load = () =>
    loadInto(badge, 'the badge', (options) => client.call(checkBadge, { award_id }, options));
  /** What the server has. */
  let stored: BadgeName | undefined;
  let saving = Promise.resolve();

  async function save(choice: BadgeName): Promise<void> {
    try {
      const { shown } = choice;
      stored = await client.call(setBadgeName, { award_id, shown }, { background: true });
      if (name.peek() === choice) name.value = stored;
      await load();
    } catch (error) {
      if (name.peek() === choice) name.value = stored;
      const { errors, message } = asApiProblem(error);
      notify('negative', errors['shown'] ?? message);
    }
  }

  return {
    badge,
    name,
    load,
    async loadName() {
      try {
        stored = await client.call(getBadgeName, { award_id }, WITHOUT_CONSEQUENCE);
        name.value = stored;
      } catch (error) {
        name.value = undefined;
        const problem = asApiProblem(error);
        // Somebody else's badge, or no session any more.
        if (problem.status !== 404 && problem.status !== 401)
          logError('whose badge it is could not be asked', problem);
      }
    },
    setShown(shown) {
      const before = name.peek();
      if (!before) return Promise.resolve();
      const choice = { ...before, shown };
      name.value = choice;
      // One after the other: the server must end with the choice that was made last.
      saving = saving.then(() => save(choice));
      return saving;
    },
  };
}
