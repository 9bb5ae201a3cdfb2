import type { Catalogue } from '@drawbridge/content';
import type { ServerModule } from '../../module.ts';
import { createCompletion } from './completion.ts';
import { createPassedLabsJob } from './courses.jobs.ts';
import { toCourseRoutes } from './courses.routes.ts';
import { type CourseDeps, type CourseService, createCourseService } from './courses.service.ts';
import { findStarterCourse } from './starter-course.ts';

export interface CoursesModule extends ServerModule {
  service: CourseService;
}

export function createCourses(
  deps: Omit<CourseDeps, 'completion' | 'starterCourse'> & { catalogue: Catalogue },
): CoursesModule {
  const completion = createCompletion(deps);
  const starterCourse = findStarterCourse(deps.catalogue);
  const service = createCourseService({ ...deps, completion, starterCourse });
  return { service, routes: toCourseRoutes(service), jobs: [createPassedLabsJob({ ...deps, completion })] };
}
