import {
  type AttemptId,
  asId,
  type checkFlag,
  type chooseGuidance,
  FLAG_TRIES_PER_MINUTE,
  type getLabSolution,
  type getSolution,
  type LabGuidance,
  type LabHint,
  type LabId,
  type LabStep,
  type OutputOf,
  type openSolution,
  type PersonId,
  problem,
} from '@drawbridge/contracts';
import { toDecoy } from '@drawbridge/labs/engine';
import { isFlag, type LoadedLab } from '@drawbridge/labs/grade';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, DbOrTx } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/log/log.ts';
import { checkMayOpen } from '../../kernel/grants/index.ts';
import { lockPerson } from '../../kernel/people/index.ts';
import type { LabFlags } from './lab-flags.ts';
import * as help from './lab-help.store.ts';
import { toPoints, toReached, toStoredScore } from './lab-points.ts';
import * as store from './labs.store.ts';

const MINUTE_MS = 60_000;

/** Help belongs to a person and a lab, not to one attempt: it is paid once, whatever is reset. */
const toLearner = ({ personId, labId }: store.AttemptRow): [PersonId, LabId] => [asId(personId), asId(labId)];

const toSolution = ({ solution, traps }: LoadedLab) => ({
  ...solution,
  traps: traps.map(({ title, why }) => ({ title, why })),
});

/** The help used in an attempt, shown wherever the attempt is shown. */
export interface AttemptHelp {
  guidance?: LabGuidance;
  hints: LabHint[];
  points_left: number;
  solution_opened: boolean;
  breaches: string[];
}

/** Each throws `upgrade_required` where nothing opens the lab any more. */
export interface LabHelpService {
  of(tx: DbOrTx, attempt: store.AttemptRow): Promise<AttemptHelp>;
  /** The steps of the lab, without the text of those that are kept for learners who are guided. */
  readSteps(attempt: store.AttemptRow): Promise<LabStep[]>;
  openHint(personId: PersonId, attemptId: AttemptId, number: number): Promise<Omit<AttemptHelp, 'breaches'>>;
  chooseGuidance(
    personId: PersonId,
    attemptId: AttemptId,
    guidance: LabGuidance,
  ): Promise<OutputOf<typeof chooseGuidance>>;
  getSolution(personId: PersonId, attemptId: AttemptId): Promise<OutputOf<typeof getSolution>>;
  /** Null before the learner has passed the lab or opened its solution. */
  findSolution(personId: PersonId, labId: LabId): Promise<OutputOf<typeof getLabSolution>>;
  openSolution(personId: PersonId, attemptId: AttemptId): Promise<OutputOf<typeof openSolution>>;
  checkFlag(personId: PersonId, attemptId: AttemptId, flag: string): Promise<OutputOf<typeof checkFlag>>;
  noteBreach(personId: PersonId, attemptId: AttemptId, breachId: string): Promise<{ breaches: string[] }>;
}

export function createLabHelpService(deps: {
  database: Database;
  labs: readonly LoadedLab[];
  flags: LabFlags;
  events: EventBus;
  clock: Clock;
  log: Log;
}): LabHelpService {
  const { flags, events, clock, log } = deps;
  const { db } = deps.database;
  const labById = new Map(deps.labs.map((lab) => [lab.pack.lab_id, lab]));

  function getLab(labId: string): LoadedLab {
    const lab = labById.get(labId);
    if (!lab) throw problem('lab_not_found');
    return lab;
  }

  const checkOpen = (personId: PersonId, labId: LabId) =>
    checkMayOpen(db, personId, { kind: 'lab', id: labId }, clock.now());

  async function getAttempt(personId: PersonId, attemptId: AttemptId): Promise<store.AttemptRow> {
    const attempt = await store.findAttempt(db, personId, attemptId);
    if (!attempt) throw problem('attempt_not_found');
    await checkOpen(personId, asId(attempt.labId));
    return attempt;
  }

  async function getOpenAttempt(personId: PersonId, attemptId: AttemptId): Promise<store.AttemptRow> {
    const attempt = await getAttempt(personId, attemptId);
    if (attempt.closedAt) throw problem('attempt_closed');
    return attempt;
  }

  async function readHelp(tx: DbOrTx, attempt: store.AttemptRow) {
    const { hints, pack } = getLab(attempt.labId);
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
  async function isFree(tx: DbOrTx, attempt: store.AttemptRow): Promise<boolean> {
    const learner = toLearner(attempt);
    return (await help.hasPassed(tx, ...learner)) || (await help.isSolutionOpened(tx, ...learner));
  }

  async function readSteps(tx: DbOrTx, attempt: store.AttemptRow): Promise<LabStep[]> {
    const { pack, guided } = getLab(attempt.labId);
    if (guided.length === 0) return pack.steps;
    const guidance = await help.findGuidance(tx, ...toLearner(attempt));
    if (guidance === 'guided' || (await isFree(tx, attempt))) return pack.steps;
    return pack.steps.map((step) => (guided.includes(step.id) ? { id: step.id } : step));
  }

  /** Opens hints that are still closed, each at its price. */
  async function openHints(tx: DbOrTx, attempt: store.AttemptRow, wanted: readonly number[]): Promise<void> {
    const opened = (await help.readOpenedHints(tx, ...toLearner(attempt))).map(({ number }) => number);
    const free = await isFree(tx, attempt);
    const { hints } = getLab(attempt.labId);
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

  /** Ten tries in any minute, right ones included, so that a lock is never long. */
  async function checkTries(personId: PersonId): Promise<number> {
    const now = clock.now().getTime();
    const tries = await help.readTries(db, personId, new Date(now - MINUTE_MS));
    if (tries.length < FLAG_TRIES_PER_MINUTE) return FLAG_TRIES_PER_MINUTE - tries.length;
    const oldest = tries[FLAG_TRIES_PER_MINUTE - 1]?.getTime() ?? now;
    throw problem('too_many_tries', {
      retryAfterSeconds: Math.max(1, Math.ceil((oldest + MINUTE_MS - now) / 1_000)),
    });
  }

  async function findOwner(attempt: store.AttemptRow, companyId: string | null, flag: string) {
    const { labId } = attempt;
    const personId = asId<'person'>(attempt.personId);
    const others = await help.readOthersAttempts(db, personId, asId(labId), companyId);
    return others.find((other) => isFlag(flag, flags.of({ ...other, labId }, companyId)))?.personId;
  }

  async function recordPass(tx: DbOrTx & Parameters<EventBus['publish']>[0], attempt: store.AttemptRow) {
    const { points } = getLab(attempt.labId).pack;
    const used = await help.readUsedHelp(tx, ...toLearner(attempt));
    const left = toPoints(points, used);
    await store.raiseScore(tx, attempt.id, toStoredScore(left, points), true);
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

  return {
    async of(tx, attempt) {
      return { ...(await readHelp(tx, attempt)), breaches: await help.readBreaches(tx, attempt.id) };
    },

    readSteps: (attempt) => readSteps(db, attempt),

    async openHint(personId, attemptId, number) {
      const attempt = await getOpenAttempt(personId, attemptId);
      if (!getLab(attempt.labId).hints[number - 1]) throw problem('hint_not_found');
      return db.transaction(async (tx) => {
        await lockPerson(tx, personId);
        const opened = await help.readOpenedHints(tx, ...toLearner(attempt));
        if (opened.length < number - 1) throw problem('hint_out_of_order');
        await openHints(tx, attempt, [number]);
        return readHelp(tx, attempt);
      });
    },

    async chooseGuidance(personId, attemptId, guidance) {
      const attempt = await getOpenAttempt(personId, attemptId);
      const { guided, hints } = getLab(attempt.labId);
      if (guided.length === 0) throw problem('no_guidance');
      return db.transaction(async (tx) => {
        // Serialised with other help of this person, so that nothing is paid twice.
        await lockPerson(tx, personId);
        if (guidance === 'guided')
          await openHints(
            tx,
            attempt,
            hints.map((_, index) => index + 1),
          );
        await help.upsertGuidance(tx, { attemptId: attempt.id, guidance, chosenAt: clock.now() });
        return { ...(await readHelp(tx, attempt)), guidance, steps: await readSteps(tx, attempt) };
      });
    },

    async getSolution(personId, attemptId) {
      const attempt = await getAttempt(personId, attemptId);
      if (!(await isFree(db, attempt))) throw problem('solution_locked');
      return toSolution(getLab(attempt.labId));
    },

    async findSolution(personId, labId) {
      const lab = getLab(labId);
      await checkOpen(personId, labId);
      const isOpen =
        (await help.hasPassed(db, personId, labId)) || (await help.isSolutionOpened(db, personId, labId));
      return { title: lab.pack.title, solution: isOpen ? toSolution(lab) : null };
    },

    async openSolution(personId, attemptId) {
      const attempt = await getOpenAttempt(personId, attemptId);
      return db.transaction(async (tx) => {
        await lockPerson(tx, personId);
        if (!(await isFree(tx, attempt))) {
          await help.insertSolutionOpened(tx, attempt.id, clock.now());
          await help.clearScores(tx, ...toLearner(attempt));
        }
        const { points_left, solution_opened } = await readHelp(tx, attempt);
        return { solution: toSolution(getLab(attempt.labId)), solution_opened, points_left };
      });
    },

    async checkFlag(personId, attemptId, flag) {
      const attempt = await getOpenAttempt(personId, attemptId);
      const { pack } = getLab(attempt.labId);
      if (!pack.goal) throw problem('no_flag');
      const left = (await checkTries(personId)) - 1;
      const companyId = await help.findCompany(db, personId);
      const tried = { attemptId: attempt.id, personId, triedAt: clock.now() };
      if (isFlag(flag, flags.of(attempt, companyId))) {
        await db.transaction(async (tx) => {
          await lockPerson(tx, personId);
          await help.insertTry(tx, { ...tried, outcome: 'correct' });
          await recordPass(tx, attempt);
        });
        return { correct: true, reason: 'correct', tries_left: left };
      }
      if (isFlag(flag, toDecoy(pack))) {
        await help.insertTry(db, { ...tried, outcome: 'practice' });
        return { correct: false, reason: 'practice', tries_left: left };
      }
      const ownerId = await findOwner(attempt, companyId, flag);
      await help.insertTry(db, { ...tried, outcome: ownerId ? 'shared' : 'wrong', ownerId: ownerId ?? null });
      if (ownerId) log.warn({ lab: attempt.labId, attempt: attempt.id, owner: ownerId }, 'a flag was shared');
      // The sender learns only that the flag is not theirs.
      return { correct: false, reason: 'wrong', tries_left: left };
    },

    async noteBreach(personId, attemptId, breachId) {
      const attempt = await getOpenAttempt(personId, attemptId);
      if (!getLab(attempt.labId).pack.breaches.some(({ id }) => id === breachId))
        throw problem('breach_not_found');
      await help.insertBreach(db, attempt.id, breachId, clock.now());
      return { breaches: await help.readBreaches(db, attempt.id) };
    },
  };
}
