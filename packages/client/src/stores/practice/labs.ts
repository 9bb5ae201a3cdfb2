import { type LabCard, listLabs } from '@drawbridge/contracts/practice';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import type { ApiClient } from '../../transport/client.ts';
import { createShared } from '../../transport/share.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable } from '../base/loadable.ts';

/** The labs open to the learner. @see LAB-7, LAB-8, LTI-8 */
export interface LabListStore {
  labs: ReadonlySignal<Loadable<LabCard[]>>;
  /** What is shown stays if a later fetch fails. @see ERR-24 */
  load(): Promise<void>;
}

export function createLabListStore(deps: {
  client: ApiClient;
  logError?: LogError | undefined;
}): LabListStore {
  const loadInto = createLoadInto(deps.logError);
  const labs = signal<Loadable<LabCard[]>>(LOADING);
  // Several rows on a page request the same list.
  const loadOnce = createShared<'labs', void>(() =>
    loadInto(
      labs,
      'the list of labs',
      async (options) => (await deps.client.call(listLabs, {}, options)).items,
    ),
  );
  return {
    labs,
    load: () => loadOnce('labs'),
  };
}
