import { asId } from '@drawbridge/contracts';
import { getLabSolution, type LabSolution } from '@drawbridge/contracts/practice';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import type { ApiClient } from '../../transport/client.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable } from '../base/loadable.ts';

/** The solution of a lab, for a page of its own. @see NAV-27 */
export interface LabSolutionStore {
  solution: ReadonlySignal<Loadable<LabSolution>>;
  load(): Promise<void>;
}

export function createLabSolutionStore(deps: {
  client: ApiClient;
  logError?: LogError | undefined;
  labId: string;
}): LabSolutionStore {
  const loadInto = createLoadInto(deps.logError);
  const solution = signal<Loadable<LabSolution>>(LOADING);
  return {
    solution,
    load: () =>
      loadInto(solution, 'the solution', (options) =>
        deps.client.call(getLabSolution, { lab_id: asId(deps.labId) }, options),
      ),
  };
}
