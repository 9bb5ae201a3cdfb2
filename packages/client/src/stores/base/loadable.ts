import type { ApiProblem } from '../../transport/api-problem.ts';

/** What is shown of a failed call. An `ApiProblem` is one; a page that fetches by itself gives its own words. */
export interface ShownProblem {
  message: string;
  /** The number under which the server has logged it. */
  incident?: string | undefined;
}

/** What a widget shows of something that is fetched: its loading, ready or problem look. */
export type Loadable<T, Problem extends ShownProblem = ApiProblem> =
  | { state: 'loading' }
  | { state: 'ready'; value: T }
  | { state: 'problem'; problem: Problem };

export const LOADING = { state: 'loading' } as const;

export function ready<T>(value: T): Loadable<T> {
  return { state: 'ready', value };
}
