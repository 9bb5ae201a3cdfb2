import { type LabId, type OutputOf, type PersonId, problem } from '@drawbridge/contracts';
import type {
  getLabSolution,
  getSolution as getSolutionCall,
  openSolution as openSolutionCall,
} from '@drawbridge/contracts/practice';
import type { LoadedLab } from '@drawbridge/labs/grade';
import { checkMayOpen } from '../../../kernel/grants/index.ts';
import { lockPerson } from '../../../kernel/people/index.ts';
import * as help from '../lab-help.store.ts';
import { type Asked, getAttempt, getWorkedAttempt, type HelpDeps } from './helped-attempt.ts';
import { isFree, readHelp, toLearner } from './read-help.ts';

type Deps = Pick<HelpDeps, 'db' | 'labs' | 'clock'>;

const toSolution = ({ solution, traps }: LoadedLab) => ({
  ...solution,
  traps: traps.map(({ title, why }) => ({ title, why })),
});

/** Throws `solution_locked`. */
export async function getSolution(deps: Deps, asked: Asked): Promise<OutputOf<typeof getSolutionCall>> {
  const attempt = await getAttempt(deps, asked);
  if (!(await isFree(deps.db, ...toLearner(attempt)))) throw problem('solution_locked');
  return toSolution(deps.labs.get(attempt.labId).lab);
}

/** Returns the solution, or null before the learner has passed the lab or opened its solution. */
export async function findSolution(
  { db, labs, clock }: Deps,
  personId: PersonId,
  labId: LabId,
): Promise<OutputOf<typeof getLabSolution>> {
  const { lab } = labs.get(labId);
  await checkMayOpen(db, personId, { kind: 'lab', id: labId }, clock.now());
  const isOpen = await isFree(db, personId, labId);
  return { title: lab.pack.title, solution: isOpen ? toSolution(lab) : null };
}

/** Costs all points of the lab, unless nothing is left to pay. */
export async function openSolution(deps: Deps, asked: Asked): Promise<OutputOf<typeof openSolutionCall>> {
  const { db, labs, clock } = deps;
  const attempt = await getWorkedAttempt(deps, asked);
  const learner = toLearner(attempt);
  return db.transaction(async (tx) => {
    await lockPerson(tx, asked.personId);
    if (!(await isFree(tx, ...learner))) {
      await help.insertSolutionOpened(tx, attempt.id, clock.now());
      await help.clearScores(tx, ...learner);
    }
    const { points_left, solution_opened } = await readHelp(tx, deps, attempt);
    return { solution: toSolution(labs.get(attempt.labId).lab), solution_opened, points_left };
  });
}
