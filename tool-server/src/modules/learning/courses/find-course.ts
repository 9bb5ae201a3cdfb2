import { type CourseId, type ItemId, type PersonId, problem } from '@drawbridge/contracts';
import type { CourseCard } from '@drawbridge/contracts/learning';
import type { Clock } from '../../../platform/clock.ts';
import type { DbOrTx } from '../../../platform/db/database.ts';
import { findCourse, findItem, type OpenedItem, type StoredCourse } from '../../kernel/catalogue/index.ts';
import { checkMayOpen } from '../../kernel/grants/index.ts';
import { readCards } from './course-cards.store.ts';
import { isEnrolled } from './courses.store.ts';

/** Throws `course_not_found`, also for a course of somebody else. */
export async function getCourse(at: DbOrTx, personId: PersonId, courseId: CourseId): Promise<StoredCourse> {
  const course = await findCourse(at, courseId, personId);
  if (!course) throw problem('course_not_found');
  return course;
}

/** Throws `course_not_found`. */
export async function getCard(
  at: DbOrTx,
  personId: PersonId,
  courseId: CourseId,
  now: Date,
): Promise<CourseCard> {
  const [card] = await readCards(at, personId, { ids: [courseId], now });
  if (!card) throw problem('course_not_found');
  return card;
}

/** An item of a course the learner is enrolled in; throws `upgrade_required`, `not_enrolled`, `item_not_found`. */
export async function getEnrolledItem(
  at: DbOrTx,
  { clock }: { clock: Clock },
  personId: PersonId,
  { course, itemId }: { course: StoredCourse; itemId: ItemId },
): Promise<OpenedItem> {
  await checkMayOpen(at, personId, { kind: 'course', id: course.id }, clock.now());
  if (!(await isEnrolled(at, personId, course.id))) throw problem('not_enrolled');
  const item = await findItem(at, course.id, itemId);
  if (!item) throw problem('item_not_found');
  return item;
}
