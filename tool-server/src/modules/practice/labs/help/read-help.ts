import { asId, type LabId, type PersonId } from '@drawbridge/contracts';
import type { LabGuidance, LabHint, LabStep } from '@drawbridge/contracts/practice';
import type { DbOrTx } from '../../../../platform/db/database.ts';
import type { KnownLabs } from '../known-labs.ts';
import * as help from '../lab-help.store.ts';
import { toPoints } from '../lab-points.rule.ts';
import type { AttemptRow } from '../labs.store.ts';

/** The help used in an attempt, shown wherever the attempt is shown. */
export interface AttemptHelp {
  guidance?: LabGuidance;
  hints: LabHint[];
  points_left: number;
  solution_opened: boolean;
  breaches: string[];
}

export type PaidHelp = Omit<AttemptHelp, 'breaches'>;

/** Help belongs to a person and a lab, not to one attempt: it is paid once, whatever is reset. */
export const toLearner = ({ personId, labId }: AttemptRow): [PersonId, LabId] => [
  asId(personId),
  asId(labId),
];

export async function readHelp(
  tx: DbOrTx,
  { labs }: { labs: KnownLabs },
  attempt: AttemptRow,
): Promise<PaidHelp> {
  const { hints, pack } = labs.get(attempt.labId).lab;
  const learner = toLearner(attempt);
  const paid = await help.readOpenedHints(tx, ...learner);
  const opened = new Set(paid.map(({ number }) => number));
  const isSolutionOpened = await help.isSolutionOpened(tx, ...learner);
  const guidance = await help.findGuidance(tx, ...learner);
  return {
    ...(guidance ? { guidance } : {}),
    hints: hints.map(
      ({ html, price }, index): LabHint => ({
        number: index + 1,
        price,
        ...(opened.has(index + 1) ? { html } : {}),
      }),
    ),
    points_left: toPoints(pack.points, { hintPercent: help.sumPrices(paid), isSolutionOpened }),
    solution_opened: isSolutionOpened,
  };
}

/** Nothing is left to pay: the lab was passed, or the solution cost all its points. */
export const isFree = async (tx: DbOrTx, personId: PersonId, labId: LabId): Promise<boolean> =>
  (await help.hasPassed(tx, personId, labId)) || (await help.isSolutionOpened(tx, personId, labId));

/** The steps of the lab, without the text of those that are kept for learners who are guided. */
export async function readSteps(
  tx: DbOrTx,
  { labs }: { labs: KnownLabs },
  attempt: AttemptRow,
): Promise<LabStep[]> {
  const { pack, guided } = labs.get(attempt.labId).lab;
  if (guided.length === 0) return pack.steps;
  const learner = toLearner(attempt);
  const guidance = await help.findGuidance(tx, ...learner);
  if (guidance === 'guided' || (await isFree(tx, ...learner))) return pack.steps;
  return pack.steps.map((step) => (guided.includes(step.id) ? { id: step.id } : step));
}
