import {
  getStatsKey,
  getUserStats,
  listAchievements,
  listActivity,
  setWeeklyGoal,
} from '@drawbridge/contracts/recognition';
import type { Learner } from '../../../actor.ts';
import type { ServerModule } from '../../../module.ts';
import { type Call, serve } from '../../../platform/http/api.ts';
import { type ActivityDeps, type ActivityService, createActivityService } from './activity.service.ts';

export interface ActivityModule extends ServerModule {
  service: Pick<ActivityService, 'stats' | 'list'>;
}

/** What learners did, by day, and their plan for a week. @see CALL-15, CALL-25, CALL-33, SVC-6 */
export function createActivity(deps: ActivityDeps): ActivityModule {
  const service = createActivityService(deps);
  return {
    service,
    routes: [
      serve(getUserStats, ({ actor }: { actor: Learner }) => service.stats(actor.personId)),
      serve(getStatsKey, async ({ actor }: { actor: Learner }) => ({
        course_minutes: await service.courseMinutes(actor.personId),
      })),
      serve(listActivity, ({ input, actor }: Call<typeof listActivity, Learner>) =>
        service.days(actor.personId, input),
      ),
      serve(listAchievements, ({ input, actor }: Call<typeof listAchievements, Learner>) =>
        service.list(actor.personId, input.page),
      ),
      serve(setWeeklyGoal, ({ input, actor }: Call<typeof setWeeklyGoal, Learner>) =>
        service.setGoal(actor.personId, input.days),
      ),
    ],
  };
}
