import { getStatsKey } from '@drawbridge/contracts/recognition';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import type { ApiClient } from '../../transport/client.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable } from '../base/loadable.ts';

/** The learner's time in courses. @see CALL-33, DATA-15 */
export interface CourseTimeStore {
  minutes: ReadonlySignal<Loadable<number>>;
  /** What is shown stays if a later fetch fails. @see ERR-24 */
  load(): Promise<void>;
}

export function createCourseTimeStore(deps: {
  client: ApiClient;
  logError?: LogError | undefined;
}): CourseTimeStore {
  const loadInto = createLoadInto(deps.logError);
  const minutes = signal<Loadable<number>>(LOADING);
  return {
    minutes,
    load: () =>
      loadInto(
        minutes,
        'the time in courses',
        async (options) => (await deps.client.call(getStatsKey, {}, options)).course_minutes,
      ),
  };
}
