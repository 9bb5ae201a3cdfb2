import { asId, type OutputOf, type PersonId, problem } from '@drawbridge/contracts';
import { type checkFlag as checkFlagCall, FLAG_TRIES_PER_MINUTE } from '@drawbridge/contracts/practice';
import { toDecoy } from '@drawbridge/labs/engine';
import { isFlag } from '@drawbridge/labs/grade';
import type { Tx } from '../../../../platform/db/database.ts';
import { lockPerson } from '../../../kernel/people/index.ts';
import * as help from '../lab-help.store.ts';
import { toPoints, toReached, toStoredScore } from '../lab-points.rule.ts';
import { type AttemptRow, raiseScore } from '../labs.store.ts';
import { type Asked, getWorkedAttempt, type HelpDeps } from './helped-attempt.ts';
import { toLearner } from './read-help.ts';

const MINUTE_MS = 60_000;

/** Ten tries in any minute, right ones included, so that a lock is never long. */
async function checkTries({ db, clock }: HelpDeps, personId: PersonId): Promise<number> {
  const now = clock.now().getTime();
  const tries = await help.readTries(db, personId, new Date(now - MINUTE_MS));
  if (tries.length < FLAG_TRIES_PER_MINUTE) return FLAG_TRIES_PER_MINUTE - tries.length;
  const oldest = tries[FLAG_TRIES_PER_MINUTE - 1]?.getTime() ?? now;
  throw problem('too_many_tries', {
    retryAfterSeconds: Math.max(1, Math.ceil((oldest + MINUTE_MS - now) / 1_000)),
  });
}

/** Whose flag it is, where it is not the learner's own. */
async function findOwner(
  { db, flags }: HelpDeps,
  { personId, labId }: AttemptRow,
  { flag, companyId }: { flag: string; companyId: string | null },
): Promise<string | undefined> {
  const others = await help.readOthersAttempts(db, asId(personId), asId(labId), companyId);
  return others.find((other) => isFlag(flag, flags.of({ ...other, labId }, companyId)))?.personId;
}

async function recordPass(tx: Tx, { labs, events, clock }: HelpDeps, attempt: AttemptRow): Promise<void> {
  const { points } = labs.get(attempt.labId).lab.pack;
  const used = await help.readUsedHelp(tx, ...toLearner(attempt));
  const left = toPoints(points, used);
  await raiseScore(tx, attempt.id, toStoredScore(left, points), true);
  await events.publish(tx, 'lab.graded', {
    personId: asId(attempt.personId),
    labId: asId(attempt.labId),
    attemptId: asId(attempt.id),
    score: left,
    max: points,
    passed: true,
    reached: toReached(attempt, used),
    ...(attempt.movedFrom && { lentBy: asId<'person'>(attempt.movedFrom) }),
    at: clock.now(),
  });
}

/** Throws `no_flag` and `too_many_tries`. */
export async function checkFlag(
  deps: HelpDeps,
  asked: Asked,
  flag: string,
): Promise<OutputOf<typeof checkFlagCall>> {
  const { db, labs, flags, clock, log } = deps;
  const { personId } = asked;
  const attempt = await getWorkedAttempt(deps, asked);
  const { pack } = labs.get(attempt.labId).lab;
  if (!pack.goal) throw problem('no_flag');
  const left = (await checkTries(deps, personId)) - 1;
  const companyId = await help.findCompany(db, personId);
  const tried = { attemptId: attempt.id, personId, triedAt: clock.now() };
  if (isFlag(flag, flags.of(attempt, companyId))) {
    await db.transaction(async (tx) => {
      await lockPerson(tx, personId);
      await help.insertTry(tx, { ...tried, outcome: 'correct' });
      await recordPass(tx, deps, attempt);
    });
    return { correct: true, reason: 'correct', tries_left: left };
  }
  if (isFlag(flag, toDecoy(pack))) {
    await help.insertTry(db, { ...tried, outcome: 'practice' });
    return { correct: false, reason: 'practice', tries_left: left };
  }
  const ownerId = await findOwner(deps, attempt, { flag, companyId });
  await help.insertTry(db, { ...tried, outcome: ownerId ? 'shared' : 'wrong', ownerId: ownerId ?? null });
  if (ownerId) log.warn({ lab: attempt.labId, attempt: attempt.id, owner: ownerId }, 'a flag was shared');
  // The sender learns only that the flag is not theirs.
  return { correct: false, reason: 'wrong', tries_left: left };
}
