import { asId } from '@drawbridge/contracts';
import { getEmbedCourse, listEmbedCourses } from '@drawbridge/contracts/integration';
import type { CourseCard } from '@drawbridge/contracts/learning';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import type { ApiClient } from '../../transport/client.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable } from '../base/loadable.ts';

/** The part of the catalogue that a partner's page shows to an anonymous visitor. @see EMB-4 */
export interface EmbedCatalogueStore {
  course: ReadonlySignal<Loadable<CourseCard>>;
  courses: ReadonlySignal<Loadable<CourseCard[]>>;
  loadCourse(courseId: string): Promise<void>;
  loadCourses(topic?: string): Promise<void>;
}

export function createEmbedCatalogueStore(deps: {
  client: ApiClient;
  publishableKey: string;
  logError?: LogError | undefined;
}): EmbedCatalogueStore {
  const { client, publishableKey: key } = deps;
  const loadInto = createLoadInto(deps.logError);
  const course = signal<Loadable<CourseCard>>(LOADING);
  const courses = signal<Loadable<CourseCard[]>>(LOADING);
  return {
    course,
    courses,
    async loadCourse(courseId) {
      if (course.peek().state === 'problem') course.value = LOADING;
      await loadInto(
        course,
        'the course',
        async (options) =>
          (await client.call(getEmbedCourse, { key, course_id: asId(courseId) }, options)).course,
      );
    },
    async loadCourses(topic) {
      if (courses.peek().state === 'problem') courses.value = LOADING;
      await loadInto(
        courses,
        'the courses',
        async (options) =>
          (await client.call(listEmbedCourses, { key, ...(topic && { topic }) }, options)).items,
      );
    },
  };
}
