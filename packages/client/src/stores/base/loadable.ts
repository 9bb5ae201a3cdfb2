import type { ApiProblem } from '../../transport/api-problem.ts';

/** What is shown of a failed call. An `ApiProblem` qualifies; a page that fetches by itself supplies its own text. */
export interface ShownProblem {
  message: string;
  /** Number under which the server logged it. */
  incident?: string | undefined;
}

/** State of fetched data in a widget: loading, ready or problem. */
export type Loadable<T, Problem extends ShownProblem = ApiProblem> =
  | { state: 'loading' }
  | {
      state: 'ready';
      value: T;
      /** Why what was asked for last could not be loaded: the value is the previous one. @see ERR-24 */
      reloadProblem?: Problem | undefined;
    }
  | { state: 'problem'; problem: Problem };

export const LOADING = { state: 'loading' } as const;

export function ready<T>(value: T): Loadable<T> {
  return { state: 'ready', value };
}
