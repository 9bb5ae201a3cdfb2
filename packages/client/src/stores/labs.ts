import { type LabCard, listLabs } from '@drawbridge/contracts';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { asApiProblem } from '../transport/api-problem.ts';
import type { ApiClient } from '../transport/client.ts';
import { LOADING, type Loadable, ready } from './loadable.ts';

/** The labs open to the learner. @see LAB-7, LAB-8, LTI-8 */
export interface LabListStore {
  labs: ReadonlySignal<Loadable<LabCard[]>>;
  /** What is shown stays when a later fetch fails. @see ERR-24 */
  load(): Promise<void>;
}

export function createLabListStore({ client }: { client: ApiClient }): LabListStore {
  const labs = signal<Loadable<LabCard[]>>(LOADING);
  return {
    labs,
    async load() {
      try {
        labs.value = ready((await client.call(listLabs, {}, { background: true })).items);
      } catch (error) {
        const problem = asApiProblem(error);
        if (problem.code !== 'canceled' && labs.value.state !== 'ready')
          labs.value = { state: 'problem', problem };
      }
    },
  };
}
