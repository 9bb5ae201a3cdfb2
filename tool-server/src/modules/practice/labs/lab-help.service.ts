import { type AttemptId, type LabId, type OutputOf, type PersonId, problem } from '@drawbridge/contracts';
import type {
  checkFlag as checkFlagCall,
  chooseGuidance as chooseGuidanceCall,
  getLabSolution,
  getSolution as getSolutionCall,
  LabGuidance,
  LabStep,
  openSolution as openSolutionCall,
} from '@drawbridge/contracts/practice';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, DbOrTx } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/log/log.ts';
import { checkFlag } from './help/check-flag.ts';
import { getWorkedAttempt } from './help/helped-attempt.ts';
import { chooseGuidance, openHint } from './help/open-hint.ts';
import { findSolution, getSolution, openSolution } from './help/open-solution.ts';
import { type AttemptHelp, type PaidHelp, readHelp, readSteps } from './help/read-help.ts';
import type { KnownLabs } from './known-labs.ts';
import type { LabFlags } from './lab-flags.ts';
import * as help from './lab-help.store.ts';
import type { AttemptRow } from './labs.store.ts';

/** Each throws `upgrade_required` where nothing opens the lab any more. */
export interface LabHelpService {
  of(tx: DbOrTx, attempt: AttemptRow): Promise<AttemptHelp>;
  /** The steps of the lab, without the text of those that are kept for learners who are guided. */
  readSteps(attempt: AttemptRow): Promise<LabStep[]>;
  openHint(personId: PersonId, attemptId: AttemptId, number: number): Promise<PaidHelp>;
  chooseGuidance(
    personId: PersonId,
    attemptId: AttemptId,
    guidance: LabGuidance,
  ): Promise<OutputOf<typeof chooseGuidanceCall>>;
  getSolution(personId: PersonId, attemptId: AttemptId): Promise<OutputOf<typeof getSolutionCall>>;
  /** Returns the solution, or null before the learner has passed the lab or opened its solution. */
  findSolution(personId: PersonId, labId: LabId): Promise<OutputOf<typeof getLabSolution>>;
  openSolution(personId: PersonId, attemptId: AttemptId): Promise<OutputOf<typeof openSolutionCall>>;
  checkFlag(personId: PersonId, attemptId: AttemptId, flag: string): Promise<OutputOf<typeof checkFlagCall>>;
  noteBreach(personId: PersonId, attemptId: AttemptId, breachId: string): Promise<{ breaches: string[] }>;
}

export function createLabHelpService(deps: {
  database: Database;
  labs: KnownLabs;
  flags: LabFlags;
  events: EventBus;
  clock: Clock;
  log: Log;
}): LabHelpService {
  const { labs, clock } = deps;
  const { db } = deps.database;
  const parts = { ...deps, db };
  return {
    of: async (tx, attempt) => ({
      ...(await readHelp(tx, parts, attempt)),
      breaches: await help.readBreaches(tx, attempt.id),
    }),
    readSteps: (attempt) => readSteps(db, parts, attempt),
    openHint: (personId, attemptId, number) => openHint(parts, { personId, attemptId }, number),
    chooseGuidance: (personId, attemptId, guidance) =>
      chooseGuidance(parts, { personId, attemptId }, guidance),
    getSolution: (personId, attemptId) => getSolution(parts, { personId, attemptId }),
    findSolution: (personId, labId) => findSolution(parts, personId, labId),
    openSolution: (personId, attemptId) => openSolution(parts, { personId, attemptId }),
    checkFlag: (personId, attemptId, flag) => checkFlag(parts, { personId, attemptId }, flag),

    async noteBreach(personId, attemptId, breachId) {
      const attempt = await getWorkedAttempt(parts, { personId, attemptId });
      if (!labs.get(attempt.labId).lab.pack.breaches.some(({ id }) => id === breachId))
        throw problem('breach_not_found');
      await help.insertBreach(db, attempt.id, breachId, clock.now());
      return { breaches: await help.readBreaches(db, attempt.id) };
    },
  };
}
