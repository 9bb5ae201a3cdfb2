import type { Catalogue } from '@drawbridge/content';
import {
  cancelLiveRegistration,
  getLiveCalendar,
  joinLiveCourse,
  LIVE_COURSE_TEXTS,
  listLiveCourses,
  registerForLiveCourse,
} from '@drawbridge/contracts/learning';
import type { PortalActor } from '../../../actor.ts';
import type { EventBus } from '../../../events.ts';
import type { ServerModule } from '../../../module.ts';
import { answer } from '../../../platform/http/answer.ts';
import { type Route, serve } from '../../../platform/http/api.ts';
import type { Config } from '../../../settings/config.ts';
import {
  createLiveCourseService,
  type LiveCourseDeps,
  type LiveCourseService,
} from './live-courses.service.ts';
import { createNoticeJob } from './notice.jobs.ts';
import { createPlanJob } from './plan-sessions.ts';

function toRoutes(live: LiveCourseService): Route<PortalActor>[] {
  const { registered, cancelled } = LIVE_COURSE_TEXTS;
  return [
    serve(listLiveCourses, ({ actor }: { actor: PortalActor }) => live.list(actor.personId)),
    serve(registerForLiveCourse, async ({ actor, input }) =>
      answer(await live.register(actor.personId, input.event_id), registered),
    ),
    serve(cancelLiveRegistration, async ({ actor, input }) =>
      answer(await live.cancel(actor.personId, input.event_id), cancelled),
    ),
    serve(joinLiveCourse, async ({ actor, input }) => ({
      address: await live.join(actor.personId, input.event_id),
    })),
    serve(getLiveCalendar, ({ actor, input }) => live.getCalendar(actor.personId, input.event_id)),
  ];
}

/** Live courses: sessions on a date, with seats. @see NAV-25, CX-39 */
export function createLiveCourses(
  deps: Omit<LiveCourseDeps, 'publicUrl'> & { catalogue: Catalogue; events: EventBus; config: Config },
): ServerModule {
  const service = createLiveCourseService({ ...deps, publicUrl: deps.config.publicUrl });
  return { routes: toRoutes(service), jobs: [createPlanJob(deps), createNoticeJob(deps)] };
}
