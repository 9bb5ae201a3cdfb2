import { isDeepStrictEqual } from 'node:util';
import { type ParsedInputOf, type PersonId, problem } from '@drawbridge/contracts';
import {
  CUSTOM_CHALLENGE_LIMITS,
  CUSTOM_CHALLENGE_TEXTS,
  type CustomChallenge,
  type createCustomChallenge as createCustomChallengeCall,
} from '@drawbridge/contracts/learning';
import type { LabPack } from '@drawbridge/contracts/practice';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { writeCourse } from '../../kernel/catalogue/index.ts';
import { holdPerson } from '../../kernel/people/index.ts';
import * as store from './custom-challenges.store.ts';
import { customChallenge } from './custom-challenges.table.ts';
import { toCustomCourse } from './custom-course.ts';
import { getCustomChallenge, readCustomChallenges } from './read-custom-challenges.ts';

export type Content = ParsedInputOf<typeof createCustomChallengeCall>;

interface WriteDeps {
  db: Database['db'];
  clock: Clock;
  packById: ReadonlyMap<string, LabPack>;
}

const hasContent = ({ title, minutes, challenges }: CustomChallenge, content: Content) =>
  title === content.title &&
  minutes === content.minutes &&
  isDeepStrictEqual(
    challenges.map(({ lab_id }) => lab_id),
    [...new Set(content.lab_ids)],
  );

function checkLabs({ packById }: WriteDeps, { lab_ids }: Content): LabPack[] {
  return [...new Set(lab_ids)].map((id) => {
    const pack = packById.get(id);
    // A playground cannot be solved.
    if (!pack || pack.type === 'playground')
      throw problem('bad_input', { errors: { lab_ids: CUSTOM_CHALLENGE_TEXTS.unknownChallenge } });
    return pack;
  });
}

async function write(tx: Tx, deps: WriteDeps, personId: PersonId, content: Content): Promise<void> {
  const at = deps.clock.now();
  const source = toCustomCourse(personId, content, checkLabs(deps, content));
  await writeCourse(tx, source, { owner: 'person', at });
  const values = { id: content.id, courseId: source.row.id, minutes: content.minutes, changedAt: at };
  await tx
    .insert(customChallenge)
    .values(values)
    .onConflictDoUpdate({ target: customChallenge.id, set: values });
}

/** Throws `custom_challenge_running`. */
async function change(
  tx: Tx,
  deps: WriteDeps,
  personId: PersonId,
  { known, content }: { known: CustomChallenge; content: Content },
): Promise<CustomChallenge> {
  if (known.run?.state === 'running') throw problem('custom_challenge_running');
  await write(tx, deps, personId, content);
  return getCustomChallenge(tx, deps, personId, known.id);
}

/**
 * Throws `custom_challenge_limit`. The same again changes nothing; the same id with other content changes the set, as
 * `changeChallenge` does: the answer to the first try was lost.
 */
export const createChallenge = (
  deps: WriteDeps,
  personId: PersonId,
  content: Content,
): Promise<CustomChallenge> =>
  deps.db.transaction(async (tx) => {
    await holdPerson(tx, personId);
    const [known] = await readCustomChallenges(tx, deps, personId, content.id);
    if (known) return hasContent(known, content) ? known : change(tx, deps, personId, { known, content });
    if (await store.exists(tx, content.id)) throw problem('forbidden');
    if ((await store.countSets(tx, personId)) >= CUSTOM_CHALLENGE_LIMITS.sets)
      throw problem('custom_challenge_limit');
    await write(tx, deps, personId, content);
    return getCustomChallenge(tx, deps, personId, content.id);
  });

/** Throws `custom_challenge_not_found`, `custom_challenge_running`. */
export const changeChallenge = (
  deps: WriteDeps,
  personId: PersonId,
  content: Content,
): Promise<CustomChallenge> =>
  deps.db.transaction(async (tx) => {
    await holdPerson(tx, personId);
    const known = await getCustomChallenge(tx, deps, personId, content.id);
    return change(tx, deps, personId, { known, content });
  });
