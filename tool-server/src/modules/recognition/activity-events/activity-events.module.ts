import {
  listRecentLabs,
  listRecentVideos,
  publishCourseStats,
  publishMediaClick,
  publishUpgradeInterest,
  publishVideoWatch,
} from '@drawbridge/contracts/recognition';
import type { Learner } from '../../../actor.ts';
import type { ServerModule } from '../../../module.ts';
import { type Call, serve } from '../../../platform/http/api.ts';
import { type ActivityEventDeps, createActivityEventService } from './activity-events.service.ts';

/** What pages report that learners did, and what of it they did last. @see CALL-24, CALL-26, PLAYER-37..PLAYER-39 */
export function createActivityEvents(deps: ActivityEventDeps): ServerModule {
  const service = createActivityEventService(deps);
  return {
    routes: [
      serve(publishVideoWatch, async ({ input, actor }: Call<typeof publishVideoWatch, Learner>) => {
        const { event_id: courseId, item_id: itemId, visit_id: visitId, seconds, position } = input;
        const report = { courseId, itemId, visitId, seconds, positionSeconds: position };
        await service.record(actor.personId, { kind: 'video-watch', ...report });
        return {};
      }),
      serve(publishMediaClick, async ({ input, actor }: Call<typeof publishMediaClick, Learner>) => {
        const { event_id: courseId, item_id: itemId, visit_id: visitId } = input;
        await service.record(actor.personId, { kind: 'media-click', courseId, itemId, visitId });
        return {};
      }),
      serve(publishCourseStats, async ({ input, actor }: Call<typeof publishCourseStats, Learner>) => {
        const { event_id: courseId, item_id: itemId, visit_id: visitId, seconds } = input;
        await service.record(actor.personId, { kind: 'course-stats', courseId, itemId, visitId, seconds });
        return {};
      }),
      serve(
        publishUpgradeInterest,
        async ({ input, actor }: Call<typeof publishUpgradeInterest, Learner>) => {
          const { event_id: courseId, visit_id: visitId } = input;
          await service.record(actor.personId, { kind: 'upgrade-interest', courseId, visitId });
          return {};
        },
      ),
      serve(listRecentVideos, async ({ actor }: { actor: Learner }) => ({
        results: await service.recentVideos(actor.personId),
      })),
      serve(listRecentLabs, async ({ actor }: { actor: Learner }) => ({
        results: await service.recentLabs(actor.personId),
      })),
    ],
  };
}
