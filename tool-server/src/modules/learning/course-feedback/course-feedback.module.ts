import type { CourseId, PersonId } from '@drawbridge/contracts';
import { sendCourseFeedback } from '@drawbridge/contracts/learning';
import type { Learner } from '../../../actor.ts';
import type { ServerModule } from '../../../module.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { serve } from '../../../platform/http/api.ts';
import { holdPerson } from '../../kernel/people/index.ts';
import { type CourseProgress, findFeedbackStage, writeFeedback } from './course-feedback.store.ts';

export interface CourseFeedbackDeps {
  database: Database;
  clock: Clock;
  courses: {
    getState(
      tx: Tx,
      personId: PersonId,
      courseId: CourseId,
    ): Promise<Omit<CourseProgress, 'personId' | 'courseId'>>;
  };
}

/** What learners think of courses. @see PLAYER-27 */
export function createCourseFeedback({ database, clock, courses }: CourseFeedbackDeps): ServerModule {
  return {
    routes: [
      serve(sendCourseFeedback, ({ input, actor }: { input: SentFeedback; actor: Learner }) =>
        database.db.transaction(async (tx) => {
          const { personId } = actor;
          const courseId = input.event_id;
          await holdPerson(tx, personId);
          const state = await courses.getState(tx, personId, courseId);
          const asked = await findFeedbackStage(tx, { personId, courseId, ...state });
          if (!asked) return { stage: null };
          const { rating = null, comment = null, skip: skipped } = input;
          const { stage } = asked;
          await writeFeedback(tx, { personId, courseId, stage, rating, comment, skipped, at: clock.now() });
          return { stage };
        }),
      ),
    ],
  };
}

interface SentFeedback {
  event_id: CourseId;
  rating?: number | undefined;
  comment?: string | undefined;
  skip: boolean;
}
