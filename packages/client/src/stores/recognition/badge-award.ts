import { asId } from '@drawbridge/contracts';
import { type BadgeAward, getBadgeAward } from '@drawbridge/contracts/recognition';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import type { ApiClient } from '../../transport/client.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable } from '../base/loadable.ts';

export interface BadgeAwardStore {
  award: ReadonlySignal<Loadable<BadgeAward>>;
  load(): Promise<void>;
}

/** One badge that the learner earned. @see PLAYER-26 */
export function createBadgeAwardStore(deps: {
  client: ApiClient;
  awardId: string;
  logError?: LogError | undefined;
}): BadgeAwardStore {
  const loadInto = createLoadInto(deps.logError);
  const award = signal<Loadable<BadgeAward>>(LOADING);
  return {
    award,
    async load() {
      if (award.peek().state === 'problem') award.value = LOADING;
      await loadInto(award, 'a badge', (options) =>
        deps.client.call(getBadgeAward, { award_id: asId(deps.awardId) }, options),
      );
    },
  };
}
