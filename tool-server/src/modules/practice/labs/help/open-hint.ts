import { type OutputOf, problem } from '@drawbridge/contracts';
import type { chooseGuidance as chooseGuidanceCall, LabGuidance } from '@drawbridge/contracts/practice';
import type { DbOrTx } from '../../../../platform/db/database.ts';
import { lockPerson } from '../../../kernel/people/index.ts';
import * as help from '../lab-help.store.ts';
import type { AttemptRow } from '../labs.store.ts';
import { type Asked, getWorkedAttempt, type HelpDeps } from './helped-attempt.ts';
import { isFree, type PaidHelp, readHelp, readSteps, toLearner } from './read-help.ts';

type Deps = Pick<HelpDeps, 'db' | 'labs' | 'clock'>;

/** Opens hints that are still closed, each at its price. */
async function openHints(
  tx: DbOrTx,
  { labs, clock }: Deps,
  attempt: AttemptRow,
  wanted: readonly number[],
): Promise<void> {
  const learner = toLearner(attempt);
  const opened = (await help.readOpenedHints(tx, ...learner)).map(({ number }) => number);
  const free = await isFree(tx, ...learner);
  const { hints } = labs.get(attempt.labId).lab;
  await help.insertHints(
    tx,
    wanted
      .filter((number) => !opened.includes(number))
      .map((number) => ({
        attemptId: attempt.id,
        number,
        price: free ? 0 : (hints[number - 1]?.price ?? 0),
        openedAt: clock.now(),
      })),
  );
}

/** Throws `hint_not_found` and `hint_out_of_order`. */
export async function openHint(deps: Deps, asked: Asked, number: number): Promise<PaidHelp> {
  const { db, labs } = deps;
  const attempt = await getWorkedAttempt(deps, asked);
  if (!labs.get(attempt.labId).lab.hints[number - 1]) throw problem('hint_not_found');
  return db.transaction(async (tx) => {
    await lockPerson(tx, asked.personId);
    const opened = await help.readOpenedHints(tx, ...toLearner(attempt));
    if (opened.length < number - 1) throw problem('hint_out_of_order');
    await openHints(tx, deps, attempt, [number]);
    return readHelp(tx, deps, attempt);
  });
}

/** A learner who is guided pays for all hints. Throws `no_guidance`. */
export async function chooseGuidance(
  deps: Deps,
  asked: Asked,
  guidance: LabGuidance,
): Promise<OutputOf<typeof chooseGuidanceCall>> {
  const { db, labs, clock } = deps;
  const attempt = await getWorkedAttempt(deps, asked);
  const { guided, hints } = labs.get(attempt.labId).lab;
  if (guided.length === 0) throw problem('no_guidance');
  const all = hints.map((_, index) => index + 1);
  return db.transaction(async (tx) => {
    // Serialized with other help of this person, so that nothing is paid twice.
    await lockPerson(tx, asked.personId);
    if (guidance === 'guided') await openHints(tx, deps, attempt, all);
    await help.upsertGuidance(tx, { attemptId: attempt.id, guidance, chosenAt: clock.now() });
    return {
      ...(await readHelp(tx, deps, attempt)),
      guidance,
      steps: await readSteps(tx, deps, attempt),
    };
  });
}
