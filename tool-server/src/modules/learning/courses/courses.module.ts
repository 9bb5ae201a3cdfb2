import type { Catalogue } from '@drawbridge/content';
import type { ServerModule } from '../../../module.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import type { Config } from '../../../settings/config.ts';
import { createCompletion } from './completion.ts';
import { createPassedLabsJob } from './courses.jobs.ts';
import { toCourseRoutes } from './courses.routes.ts';
import { type CourseDeps, type CourseService, createCourseService } from './courses.service.ts';
import { findStarterCourse } from './starter-course.ts';
import { createVideoFiles } from './video-addresses.ts';

export interface CoursesModule extends ServerModule {
  service: CourseService;
}

export function createCourses(
  deps: Omit<CourseDeps, 'completion' | 'starterCourse' | 'videos'> & {
    catalogue: Catalogue;
    config: Config;
    secret: Secret;
  },
): CoursesModule {
  const completion = createCompletion(deps);
  const starterCourse = findStarterCourse(deps.catalogue);
  const videos = createVideoFiles(deps);
  const service = createCourseService({ ...deps, completion, starterCourse, videos });
  return {
    service,
    routes: toCourseRoutes(service),
    router: videos.router,
    jobs: [createPassedLabsJob({ ...deps, completion })],
  };
}
