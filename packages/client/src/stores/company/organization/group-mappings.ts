import type { InputOf } from '@drawbridge/contracts';
import { type GroupMappings, getGroupMappings, setGroupMappings } from '@drawbridge/contracts/company';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../../notices.ts';
import type { ApiClient } from '../../../transport/client.ts';
import { type ChangeOutcome, settle } from '../../base/change-outcome.ts';
import { createLoadInto } from '../../base/load-into.ts';
import { LOADING, type Loadable, ready } from '../../base/loadable.ts';

export type { GroupMapping, GroupMappings } from '@drawbridge/contracts/company';

/** Which teams and roles the groups of the identity provider stand for. */
export interface GroupMappingsStore {
  mappings: ReadonlySignal<Loadable<GroupMappings>>;
  load(): Promise<void>;
  save(wanted: InputOf<typeof setGroupMappings>): Promise<ChangeOutcome<GroupMappings>>;
}

export function createGroupMappingsStore(deps: {
  client: ApiClient;
  logError?: LogError | undefined;
}): GroupMappingsStore {
  const { client } = deps;
  const loadInto = createLoadInto(deps.logError);
  const mappings = signal<Loadable<GroupMappings>>(LOADING);
  return {
    mappings,
    load: () =>
      loadInto(mappings, 'the mappings of groups', (options) => client.call(getGroupMappings, {}, options)),
    async save(wanted) {
      const outcome = await settle(client.call(setGroupMappings, wanted, { background: true }));
      if (outcome.kind === 'done') mappings.value = ready(outcome.value);
      return outcome;
    },
  };
}
