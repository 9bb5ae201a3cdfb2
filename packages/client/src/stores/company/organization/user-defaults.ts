import type { InputOf } from '@drawbridge/contracts';
import { type CompanyUserDefaults, getUserDefaults, setUserDefaults } from '@drawbridge/contracts/company';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../../notices.ts';
import type { ApiClient } from '../../../transport/client.ts';
import { type ChangeOutcome, settle } from '../../base/change-outcome.ts';
import { createLoadInto } from '../../base/load-into.ts';
import { LOADING, type Loadable, ready } from '../../base/loadable.ts';

export type { CompanyUserDefaults };

/** What new people of the company begin with. @see COMP-38 */
export interface UserDefaultsStore {
  defaults: ReadonlySignal<Loadable<CompanyUserDefaults>>;
  load(): Promise<void>;
  save(wanted: InputOf<typeof setUserDefaults>): Promise<ChangeOutcome<CompanyUserDefaults>>;
}

export function createUserDefaultsStore(deps: {
  client: ApiClient;
  logError?: LogError | undefined;
}): UserDefaultsStore {
  const { client } = deps;
  const loadInto = createLoadInto(deps.logError);
  const defaults = signal<Loadable<CompanyUserDefaults>>(LOADING);
  return {
    defaults,
    load: () =>
      loadInto(defaults, 'the defaults for users', (options) => client.call(getUserDefaults, {}, options)),
    async save(wanted) {
      const outcome = await settle(client.call(setUserDefaults, wanted, { background: true }));
      if (outcome.kind === 'done') defaults.value = ready(outcome.value);
      return outcome;
    },
  };
}
