import { type CourseId, type PersonId, problem } from '@drawbridge/contracts';
import type { CourseDetail } from '@drawbridge/contracts/learning';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, DbOrTx, Tx } from '../../../platform/db/database.ts';
import { readSubjects } from '../../kernel/catalogue/index.ts';
import { findFeedbackStage } from '../course-feedback/index.ts';
import { toCourseDetail } from './course-serializer.ts';
import * as store from './courses.store.ts';
import { getCard, getCourse } from './find-course.ts';
import type { VideoFiles } from './video-addresses.ts';

interface ShowDeps {
  db: Database['db'];
  clock: Clock;
  videos: Pick<VideoFiles, 'toAddresses'>;
  countSpentSeconds(db: DbOrTx, personId: PersonId, courseId: CourseId): Promise<number>;
  enroll(tx: Tx, personId: PersonId, courseId: CourseId): Promise<void>;
}

/** A course as its page shows it; enrolls the person where that is wanted. */
export async function showCourse(
  { db, clock, videos, countSpentSeconds, enroll }: ShowDeps,
  personId: PersonId,
  courseId: CourseId,
  wantsEnrolment: boolean,
): Promise<{ is_enrolled: boolean; course: CourseDetail }> {
  const course = await getCourse(db, personId, courseId);
  const before = await getCard(db, personId, courseId, clock.now());
  if (wantsEnrolment && !before.is_enrolled) {
    if (before.upgrade || before.disabled) throw problem('upgrade_required');
    await db.transaction((tx) => enroll(tx, personId, courseId));
  }
  const card = wantsEnrolment ? await getCard(db, personId, courseId, clock.now()) : before;
  const subjects = await readSubjects(db, course);
  const completed = await store.readCompleted(db, personId, courseId);
  const detail = toCourseDetail(card, subjects, { completed, toAddresses: videos.toAddresses });
  const feedback =
    card.is_completed &&
    (await findFeedbackStage(db, {
      personId,
      courseId,
      completedItems: card.completed_items,
      totalItems: card.total_items,
    }));
  const isClosed = card.upgrade || card.disabled;
  return {
    is_enrolled: card.is_enrolled,
    course: {
      ...detail,
      ...(card.is_enrolled && { spent_seconds: await countSpentSeconds(db, personId, courseId) }),
      ...(feedback && { asks_feedback: feedback.isOpen }),
      ...(isClosed && { included_in: await store.findPlansThatOpen(db, course) }),
    },
  };
}
