import type { ServerModule } from '../../module.ts';
import { createCompletion } from './completion.ts';
import { createPassedLabsJob } from './courses.jobs.ts';
import { toCourseRoutes } from './courses.routes.ts';
import { type CourseDeps, type CourseService, createCourseService } from './courses.service.ts';

export interface CoursesModule extends ServerModule {
  service: CourseService;
}

export function createCourses(deps: Omit<CourseDeps, 'completion'>): CoursesModule {
  const completion = createCompletion(deps);
  const service = createCourseService({ ...deps, completion });
  return { service, routes: toCourseRoutes(service), jobs: [createPassedLabsJob({ ...deps, completion })] };
}
