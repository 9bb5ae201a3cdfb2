import { asId, type OutputOf } from '@drawbridge/contracts';
import { type CheckedBadge, checkBadge, listOwnBadges } from '@drawbridge/contracts/recognition';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
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
  load(): Promise<void>;
}

/** One award, as anyone may see it. */
export function createCheckedBadgeStore(deps: {
  client: ApiClient;
  awardId: string;
  logError?: LogError | undefined;
}): CheckedBadgeStore {
  const loadInto = createLoadInto(deps.logError);
  const badge = signal<Loadable<CheckedBadge>>(LOADING);
  return {
    badge,
    load: () =>
      loadInto(badge, 'the badge', (options) =>
        deps.client.call(checkBadge, { award_id: asId(deps.awardId) }, options),
      ),
  };
}
