import type { ServerModule } from '../../module.ts';
import { toCourseRoutes } from './courses.routes.ts';
import { type CourseDeps, type CourseService, createCourseService } from './courses.service.ts';

export interface CoursesModule extends ServerModule {
  service: CourseService;
}

export function createCourses(deps: CourseDeps): CoursesModule {
  const service = createCourseService(deps);
  return { service, routes: toCourseRoutes(service) };
}
