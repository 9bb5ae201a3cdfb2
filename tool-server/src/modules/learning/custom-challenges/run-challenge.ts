import { randomUUID } from 'node:crypto';
import type { CustomChallengeId, PersonId } from '@drawbridge/contracts';
import type { CustomChallenge } from '@drawbridge/contracts/learning';
import type { LabPack } from '@drawbridge/contracts/practice';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { holdPerson } from '../../kernel/people/index.ts';
import * as store from './custom-challenges.store.ts';
import { getCustomChallenge } from './read-custom-challenges.ts';

const MINUTE_MS = 60_000;

interface RunDeps {
  db: Database['db'];
  clock: Clock;
  packById: ReadonlyMap<string, LabPack>;
}

/** Throws `custom_challenge_not_found`, as `finishRun` does. */
export const startRun = (
  deps: RunDeps,
  personId: PersonId,
  id: CustomChallengeId,
): Promise<CustomChallenge> =>
  deps.db.transaction(async (tx) => {
    await holdPerson(tx, personId);
    const known = await getCustomChallenge(tx, deps, personId, id);
    if (known.run?.state === 'running') return known;
    const at = deps.clock.now();
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
    return getCustomChallenge(tx, deps, personId, id);
  });

export const finishRun = (
  deps: RunDeps,
  personId: PersonId,
  id: CustomChallengeId,
): Promise<CustomChallenge> =>
  deps.db.transaction(async (tx) => {
    const known = await getCustomChallenge(tx, deps, personId, id);
    if (known.run?.state !== 'running') return known;
    for (const run of await store.readLatestRuns(tx, [id]))
      await store.finishRun(tx, run.id, deps.clock.now());
    return getCustomChallenge(tx, deps, personId, id);
  });

/** A pass counts for every set with the lab that runs; with the last one the run is finished. */
export function countPassesOnEvents(events: EventBus): void {
  events.on('lab.graded', 'record', async (tx, { personId, labId, passed, score, at }) => {
    if (!passed) return;
    for (const run of await store.findRuns(tx, personId, labId, at)) {
      await store.insertPass(tx, { runId: run.id, labId, points: Math.round(score), passedAt: at });
      if (await store.isComplete(tx, run)) await store.finishRun(tx, run.id, at);
    }
  });
}
