import { asId, type CustomChallengeId, type PersonId, problem } from '@drawbridge/contracts';
import type { CustomChallenge } from '@drawbridge/contracts/learning';
import type { LabPack } from '@drawbridge/contracts/practice';
import type { LoadedLab } from '@drawbridge/labs/grade';
import type { Clock } from '../../../platform/clock.ts';
import type { DbOrTx } from '../../../platform/db/database.ts';
import * as store from './custom-challenges.store.ts';
import { toCustomCourseId } from './custom-course.ts';

interface ReadDeps {
  packById: ReadonlyMap<string, LabPack>;
  clock: Clock;
}

type Passes = Awaited<ReturnType<typeof store.readPasses>>;

function toRun(run: store.RunRow, passes: Passes, now: Date): CustomChallenge['run'] {
  const running = run.finishedAt === null && (run.endsAt === null || run.endsAt > now);
  return {
    state: running ? 'running' : 'finished',
    started_at: run.startedAt.toISOString(),
    ends_at: run.endsAt?.toISOString() ?? null,
    finished_at: running ? null : (run.finishedAt ?? run.endsAt ?? run.startedAt).toISOString(),
    solved: passes.flatMap(({ runId, labId, points }) =>
      runId === run.id ? [{ lab_id: labId, points }] : [],
    ),
  };
}

/** A person's sets with their latest runs, or one of them. */
export async function readCustomChallenges(
  at: DbOrTx,
  { packById, clock }: ReadDeps,
  personId: PersonId,
  id?: CustomChallengeId,
): Promise<CustomChallenge[]> {
  const sets = await store.readSets(at, personId, id);
  const labs = await store.readLabs(
    at,
    sets.map(({ courseId }) => courseId),
  );
  const runs = await store.readLatestRuns(
    at,
    sets.map((set) => set.id),
  );
  const passes = await store.readPasses(
    at,
    runs.map((run) => run.id),
  );
  const now = clock.now();
  return sets.map((set) => {
    const run = runs.find(({ customChallengeId }) => customChallengeId === set.id);
    return {
      id: asId(set.id),
      title: set.title,
      minutes: set.minutes,
      challenges: labs.flatMap(({ courseId, labId }) => {
        const pack = courseId === set.courseId && labId ? packById.get(labId) : undefined;
        if (!pack) return [];
        const { lab_id, title, type, level, minutes, points, owasp } = pack;
        return [{ lab_id, title, type, level, minutes, points, owasp }];
      }),
      changed_at: set.changedAt.toISOString(),
      run: run ? toRun(run, passes, now) : null,
      now: now.toISOString(),
    };
  });
}

/** The sets of a person, by the id of the course that lists each. */
export async function readSetsByCourse(
  at: DbOrTx,
  deps: { labs: readonly LoadedLab[]; clock: Clock },
  personId: PersonId,
): Promise<Map<string, CustomChallenge>> {
  const packById = new Map<string, LabPack>(deps.labs.map(({ pack }) => [pack.lab_id, pack]));
  const sets = await readCustomChallenges(at, { ...deps, packById }, personId);
  return new Map(sets.map((set) => [toCustomCourseId(set.id), set]));
}

/** Throws `custom_challenge_not_found`. */
export async function getCustomChallenge(
  at: DbOrTx,
  deps: ReadDeps,
  personId: PersonId,
  id: CustomChallengeId,
): Promise<CustomChallenge> {
  const [found] = await readCustomChallenges(at, deps, personId, id);
  if (!found) throw problem('custom_challenge_not_found');
  return found;
}
