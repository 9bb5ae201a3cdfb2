import type { ApiProblem } from '../transport/api-problem.ts';

/** What a widget shows of something that is fetched: its loading, ready or problem look. */
export type Loadable<T> =
  | { state: 'loading' }
  | { state: 'ready'; value: T }
  | { state: 'problem'; problem: ApiProblem };

export const LOADING = { state: 'loading' } as const;

export function ready<T>(value: T): Loadable<T> {
  return { state: 'ready', value };
}
