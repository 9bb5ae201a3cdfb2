import type { CourseId, PersonId } from '@drawbridge/contracts';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { findCourse } from '../../kernel/catalogue/index.ts';
import { checkMayOpen, give, mayOpen } from '../../kernel/grants/index.ts';
import { holdPerson } from '../../kernel/people/index.ts';
import type { Completion } from './completion.ts';
import { insertEnrolment } from './courses.store.ts';
import { getCourse } from './find-course.ts';

interface EnrollDeps {
  events: EventBus;
  clock: Clock;
  completion: Pick<Completion, 'completePassedLabs'>;
}

/**
 * Labs that the learner has passed already are complete from the start. Throws `course_not_found`, and
 * `upgrade_required` where nothing opens the course to the person.
 */
export async function enroll(
  tx: Tx,
  { events, clock, completion }: EnrollDeps,
  personId: PersonId,
  courseId: CourseId,
): Promise<void> {
  const { id } = await getCourse(tx, personId, courseId);
  const at = clock.now();
  const opened = await checkMayOpen(tx, personId, { kind: 'course', id }, at);
  await holdPerson(tx, personId);
  if (!(await insertEnrolment(tx, personId, id, at))) return;
  await give(tx, { personId, kind: 'enrolment', subject: id, ...opened, at });
  await events.publish(tx, 'course.enrolled', { personId, courseId, at });
  await completion.completePassedLabs(tx, personId, courseId);
}

/** For what comes with an account, or with opening a lab: a course that is closed is left out. */
async function enrollWhereOpen(
  tx: Tx,
  deps: EnrollDeps,
  personId: PersonId,
  courseId: CourseId,
): Promise<void> {
  if (await mayOpen(tx, personId, { kind: 'course', id: courseId }, deps.clock.now()))
    await enroll(tx, deps, personId, courseId);
}

export function enrollOnEvents(deps: EnrollDeps & { starterCourse: CourseId | undefined }): void {
  const { events, starterCourse } = deps;
  events.on('account.confirmed', 'react', async (tx, { personId, courseId }) => {
    for (const id of [starterCourse, courseId]) if (id) await enrollWhereOpen(tx, deps, personId, id);
  });
  // A challenge or playground is begun by opening it.
  events.on('lab.started', 'react', async (tx, { personId, labId }) => {
    const course = await findCourse(tx, labId, personId);
    if (course?.type === 'challenge' || course?.type === 'playground')
      await enrollWhereOpen(tx, deps, personId, course.id);
  });
}
