import { asId, type LabId, type PersonId } from '@drawbridge/contracts';
import type { Database } from '../../../platform/db/database.ts';
import { readLearners } from './session/session.store.ts';

export type LearnersOf = (
  sessionId: string,
  labId: LabId,
) => Promise<Map<PersonId, { name: string; actsAs: PersonId }>>;

/** For the instructor of a launch: the learners of its course, if the lab is part of it, and how they are named there. */
export const createLearnersOf =
  (database: Database, coursesByLab: ReadonlyMap<string, string[]>): LearnersOf =>
  async (sessionId, labId) => {
    const courses = coursesByLab.get(labId) ?? [];
    const items = [`lab ${labId}`, 'list labs', ...courses.map((id) => `course ${id}`)];
    const learners = await readLearners(
      database,
      sessionId,
      courses.length > 0 ? [...items, 'list courses'] : items,
    );
    return new Map(
      learners.map(({ person_id: id, acts_as: account, name }) => [
        asId<'person'>(id),
        { name, actsAs: asId<'person'>(account) },
      ]),
    );
  };
