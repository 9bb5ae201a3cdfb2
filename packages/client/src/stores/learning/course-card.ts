import { asId } from '@drawbridge/contracts';
import { type CourseCard, getCourse } from '@drawbridge/contracts/learning';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import type { ApiClient } from '../../transport/client.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable } from '../base/loadable.ts';

export interface CourseCardStore {
  course: ReadonlySignal<Loadable<CourseCard>>;
  load(): Promise<void>;
}

/** One course for its card. Each card has its own store, so that several on a page are independent. @see EMB-14 */
export function createCourseCardStore(deps: {
  client: ApiClient;
  courseId: string;
  logError?: LogError | undefined;
}): CourseCardStore {
  const loadInto = createLoadInto(deps.logError);
  const course = signal<Loadable<CourseCard>>(LOADING);
  return {
    course,
    async load() {
      if (course.peek().state === 'problem') course.value = LOADING;
      await loadInto(course, 'the course of a card', async () => {
        const answer = await deps.client.call(
          getCourse,
          { event_id: asId(deps.courseId) },
          { background: true },
        );
        return { ...answer.course, is_enrolled: answer.is_enrolled };
      });
    },
  };
}
