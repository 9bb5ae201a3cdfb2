import type { CustomChallengeId, PersonId } from '@drawbridge/contracts';
import type { CustomChallenge } from '@drawbridge/contracts/learning';
import type { LabPack } from '@drawbridge/contracts/practice';
import type { LoadedLab } from '@drawbridge/labs/grade';
import { eq } from 'drizzle-orm';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { course } from '../../kernel/catalogue/catalogue.table.ts';
import * as store from './custom-challenges.store.ts';
import { toCustomCourseId } from './custom-course.ts';
import { getCustomChallenge, readCustomChallenges } from './read-custom-challenges.ts';
import { countPassesOnEvents, finishRun, startRun } from './run-challenge.ts';
import { type Content, changeChallenge, createChallenge } from './write-challenge.ts';

export interface CustomChallengeService {
  list(personId: PersonId): Promise<CustomChallenge[]>;
  /** Throws `custom_challenge_not_found`, as do those that change one. */
  get(personId: PersonId, id: CustomChallengeId): Promise<CustomChallenge>;
  /**
   * Throws `custom_challenge_limit`. The same again changes nothing; the same id with other content changes the set, as
   * `update` does: the answer to the first try was lost.
   */
  create(personId: PersonId, content: Content): Promise<CustomChallenge>;
  /** Throws `custom_challenge_running`. */
  update(personId: PersonId, content: Content): Promise<CustomChallenge>;
  remove(personId: PersonId, id: CustomChallengeId): Promise<boolean>;
  start(personId: PersonId, id: CustomChallengeId): Promise<CustomChallenge>;
  finish(personId: PersonId, id: CustomChallengeId): Promise<CustomChallenge>;
}

export function createCustomChallengeService(deps: {
  database: Database;
  labs: readonly LoadedLab[];
  events: EventBus;
  clock: Clock;
}): CustomChallengeService {
  const { events, clock } = deps;
  const { db } = deps.database;
  const packById = new Map<string, LabPack>(deps.labs.map(({ pack }) => [pack.lab_id, pack]));
  const parts = { db, clock, packById };
  countPassesOnEvents(events);

  return {
    list: (personId) => readCustomChallenges(db, parts, personId),
    get: (personId, id) => getCustomChallenge(db, parts, personId, id),
    create: (personId, content) => createChallenge(parts, personId, content),
    update: (personId, content) => changeChallenge(parts, personId, content),
    remove: (personId, id) =>
      db.transaction(async (tx) => {
        const [known] = await store.readSets(tx, personId, id);
        if (!known) return false;
        await tx.delete(course).where(eq(course.id, toCustomCourseId(id)));
        return true;
      }),
    start: (personId, id) => startRun(parts, personId, id),
    finish: (personId, id) => finishRun(parts, personId, id),
  };
}
