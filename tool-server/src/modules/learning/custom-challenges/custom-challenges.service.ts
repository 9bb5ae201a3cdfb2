import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type CustomChallengeId, type ParsedInputOf, type PersonId, problem } from '@drawbridge/contracts';
import {
  CUSTOM_CHALLENGE_LIMITS,
  CUSTOM_CHALLENGE_TEXTS,
  type CustomChallenge,
  type createCustomChallenge,
} from '@drawbridge/contracts/learning';
import type { LabPack } from '@drawbridge/contracts/practice';
import type { LoadedLab } from '@drawbridge/labs/grade';
import { eq } from 'drizzle-orm';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, DbOrTx, Tx } from '../../../platform/db/database.ts';
import { course } from '../../kernel/catalogue/catalogue.table.ts';
import { writeCourse } from '../../kernel/catalogue/index.ts';
import { holdPerson } from '../../kernel/people/index.ts';
import * as store from './custom-challenges.store.ts';
import { customChallenge } from './custom-challenges.table.ts';
import { toCustomCourse, toCustomCourseId } from './custom-course.ts';
import { getCustomChallenge, readCustomChallenges } from './read-custom-challenges.ts';

type Content = ParsedInputOf<typeof createCustomChallenge>;

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

const MINUTE_MS = 60_000;

const hasContent = ({ title, minutes, challenges }: CustomChallenge, content: Content) =>
  title === content.title &&
  minutes === content.minutes &&
  isDeepStrictEqual(
    challenges.map(({ lab_id }) => lab_id),
    [...new Set(content.lab_ids)],
  );

export function createCustomChallengeService(deps: {
  database: Database;
  labs: readonly LoadedLab[];
  events: EventBus;
  clock: Clock;
}): CustomChallengeService {
  const { events, clock } = deps;
  const { db } = deps.database;
  const packById = new Map<string, LabPack>(deps.labs.map(({ pack }) => [pack.lab_id, pack]));

  const parts = { packById, clock };
  const read = (at: DbOrTx, personId: PersonId, id?: CustomChallengeId) =>
    readCustomChallenges(at, parts, personId, id);
  const getOne = (at: DbOrTx, personId: PersonId, id: CustomChallengeId) =>
    getCustomChallenge(at, parts, personId, id);

  function checkLabs({ lab_ids }: Content): LabPack[] {
    return [...new Set(lab_ids)].map((id) => {
      const pack = packById.get(id);
      // A playground cannot be solved.
      if (!pack || pack.type === 'playground')
        throw problem('bad_input', { errors: { lab_ids: CUSTOM_CHALLENGE_TEXTS.unknownChallenge } });
      return pack;
    });
  }

  async function write(tx: Tx, personId: PersonId, content: Content): Promise<void> {
    const at = clock.now();
    const source = toCustomCourse(personId, content, checkLabs(content));
    await writeCourse(tx, source, { owner: 'person', at });
    const values = {
      id: content.id,
      courseId: source.row.id,
      minutes: content.minutes,
      changedAt: at,
    };
    await tx
      .insert(customChallenge)
      .values(values)
      .onConflictDoUpdate({ target: customChallenge.id, set: values });
  }

  async function change(
    tx: Tx,
    personId: PersonId,
    known: CustomChallenge,
    content: Content,
  ): Promise<CustomChallenge> {
    if (known.run?.state === 'running') throw problem('custom_challenge_running');
    await write(tx, personId, content);
    return getOne(tx, personId, known.id);
  }

  events.on('lab.graded', 'record', async (tx, { personId, labId, passed, score, at }) => {
    if (!passed) return;
    for (const run of await store.findRuns(tx, personId, labId, at)) {
      await store.insertPass(tx, { runId: run.id, labId, points: Math.round(score), passedAt: at });
      if (await store.isComplete(tx, run)) await store.finishRun(tx, run.id, at);
    }
  });

  return {
    list: (personId) => read(db, personId),
    get: (personId, id) => getOne(db, personId, id),

    create: (personId, content) =>
      db.transaction(async (tx) => {
        await holdPerson(tx, personId);
        const [known] = await read(tx, personId, content.id);
        if (known) return hasContent(known, content) ? known : change(tx, personId, known, content);
        if (await store.exists(tx, content.id)) throw problem('forbidden');
        if ((await store.countSets(tx, personId)) >= CUSTOM_CHALLENGE_LIMITS.sets)
          throw problem('custom_challenge_limit');
        await write(tx, personId, content);
        return getOne(tx, personId, content.id);
      }),

    update: (personId, content) =>
      db.transaction(async (tx) => {
        await holdPerson(tx, personId);
        return change(tx, personId, await getOne(tx, personId, content.id), content);
      }),

    remove: (personId, id) =>
      db.transaction(async (tx) => {
        const [known] = await store.readSets(tx, personId, id);
        if (!known) return false;
        await tx.delete(course).where(eq(course.id, toCustomCourseId(id)));
        return true;
      }),

    start: (personId, id) =>
      db.transaction(async (tx) => {
        await holdPerson(tx, personId);
        const known = await getOne(tx, personId, id);
        if (known.run?.state === 'running') return known;
        const at = clock.now();
        // The time of the one before has passed; nobody has finished it.
        for (const before of await store.readLatestRuns(tx, [id]))
          await store.finishRun(tx, before.id, before.endsAt ?? at);
        const endsAt = known.minutes === null ? null : new Date(at.getTime() + known.minutes * MINUTE_MS);
        await store.insertRun(tx, {
          id: randomUUID(),
          customChallengeId: id,
          personId,
          startedAt: at,
          endsAt,
        });
        return getOne(tx, personId, id);
      }),

    finish: (personId, id) =>
      db.transaction(async (tx) => {
        const known = await getOne(tx, personId, id);
        if (known.run?.state !== 'running') return known;
        for (const run of await store.readLatestRuns(tx, [id]))
          await store.finishRun(tx, run.id, clock.now());
        return getOne(tx, personId, id);
      }),
  };
}
