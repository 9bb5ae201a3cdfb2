import type { LabId, PersonId } from '@drawbridge/contracts';
import { PLATFORM_FIELD } from '@drawbridge/contracts/integration';
import type { LabCard } from '@drawbridge/contracts/practice';
import type { LoadedLab } from '@drawbridge/labs/grade';
import express from 'express';
import type { Learner } from '../../../actor.ts';
import type { EventBus } from '../../../events.ts';
import type { ServerModule } from '../../../module.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, DbOrTx } from '../../../platform/db/database.ts';
import type { Pages } from '../../../platform/http/pages.ts';
import type { Waker } from '../../../platform/jobs/waker.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import type { Config } from '../../../settings/config.ts';
import { createSourceHasher } from '../../identity/session/index.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { readPeopleOf } from '../../kernel/people/index.ts';
import type { FindExplaining } from './attempts/shown-attempt.ts';
import { fitsQueue } from './attempts/submit-lab.ts';
import { readExplained } from './explained-labs.ts';
import type { GradeLab } from './grading/grade-submission.ts';
import { createGradingJob } from './grading/grading.jobs.ts';
import { createGrading } from './grading/grading.ts';
import { createKnownLabs } from './known-labs.ts';
import { toLabCard } from './lab-card.ts';
import { createGetLabFailures } from './lab-class.service.ts';
import {
  countOpenedLabs,
  countStarts,
  type GradedAttempt,
  readGradedAttempts,
  readStarts,
} from './lab-class.store.ts';
import { createLabFlags } from './lab-flags.ts';
import { createLabHelpService } from './lab-help.service.ts';
import { createLabReviewService, type KnownPeople } from './lab-review.service.ts';
import { toLabRoutes } from './labs.routes.ts';
import { createLabService } from './labs.service.ts';
import { createMoveWork, type MoveWork } from './move-work.ts';
import { sendPreviewFrame } from './preview-frame.ts';
import { createSharedReplaySweep } from './shared-replay.jobs.ts';
import { toSharedReplayRouter, toSharedReplayRoutes } from './shared-replay.routes.ts';
import { createSharedReplayService } from './shared-replay.service.ts';

export interface LabsDeps {
  audit: Audit;
  database: Database;
  labs: readonly LoadedLab[];
  grader: GradeLab;
  config: Config;
  secret: Secret;
  events: EventBus;
  clock: Clock;
  log: Log;
  waker: Waker;
  limits: Pick<Limits, 'check' | 'count'>;
  sendPage: Pages['send'];
  findExplaining: FindExplaining;
  /** Origins that may frame widgets, by the publishable key that an address names; none for a key that is not known. */
  findPartnerOrigins(key: unknown): Promise<readonly string[]>;
  /** How long a submit waits for its verdict before it responds with the position in the queue. */
  verdictWaitMs?: number;
  launches: {
    /**
     * Returns for the instructor of a launch the learners of its course, if the lab is part of it, and their names
     * there.
     */
    learnersOf(sessionId: string, labId: LabId): Promise<KnownPeople>;
    /** Origins other than ours that may frame the preview, by the platform that its address names. */
    findPreviewFramers(platform: unknown): Promise<readonly string[]>;
  } & Parameters<typeof createSharedReplayService>[0]['launches'];
}

/** What a person did in labs, for features that merge people. */
export interface LabWork extends MoveWork {
  /** The person's own attempts that have a result. */
  readGraded(db: DbOrTx, personId: PersonId): Promise<GradedAttempt[]>;
  countOpened(db: DbOrTx, personId: PersonId): Promise<number>;
  /** Returns whether both people together have no more submissions waiting than one person may. */
  fitsQueue(db: DbOrTx, one: PersonId, other: PersonId): Promise<boolean>;
}

export interface LabsModule extends ServerModule {
  work: LabWork;
  /** Every lab as its card, with the person's progress. */
  listCards(personId: PersonId): Promise<LabCard[]>;
  /** Ids of the labs whose fix the person may be told. */
  readExplained(personId: PersonId): Promise<ReadonlySet<string>>;
  /** Who opened which labs. */
  starts: {
    of(personIds: readonly string[], labId?: string): Promise<{ person_id: string; lab_id: string }[]>;
    count(personIds: readonly string[]): Promise<{ lab_id: string; people: number }[]>;
  };
}

export function createLabs(deps: LabsDeps): LabsModule {
  const { database, config, waker, launches, findPartnerOrigins } = deps;
  const flags = createLabFlags(deps.secret);
  const grading = createGrading({ ...deps, flags, lanes: config.graderProcesses });
  const known = createKnownLabs(deps.labs);
  const help = createLabHelpService({ ...deps, labs: known, flags });
  const labs = createLabService({
    ...deps,
    labs: known,
    cards: deps.labs.map(toLabCard),
    grading,
    help,
    wakeGrading: () => waker.wake('grading'),
  });
  async function readLearners(actor: Learner, labId: LabId): Promise<KnownPeople | undefined> {
    if (actor.kind === 'launch')
      return actor.isInstructor ? launches.learnersOf(actor.sessionId, labId) : undefined;
    if (actor.kind !== 'portal' || !actor.isAdmin || !actor.companyId) return undefined;
    return new Map((await readPeopleOf(database.db, actor.companyId)).map((id) => [id, { actsAs: id }]));
  }
  /**
   * A company's admin sees all of its other people, an instructor the learners of the course the launch came from, in
   * the labs of that course. Not themselves: a review shows the solution, and for one's own attempt that has a price.
   */
  async function learnersOf(actor: Learner, labId: LabId) {
    const people = await readLearners(actor, labId);
    return people && new Map([...people].filter(([id]) => id !== actor.personId));
  }
  const review = createLabReviewService({ ...deps, toAttempt: labs.toAttempt, learnersOf });
  const getFailures = createGetLabFailures({ ...deps, learnersOf });

  const router = express.Router();
  // Around the frame of a partner's page there is that page, and a browser checks each page of the chain.
  router.get('/embed/frame/lab-preview', async (req, res) =>
    sendPreviewFrame(res, [
      ...(await launches.findPreviewFramers(req.query[PLATFORM_FIELD])),
      ...(await findPartnerOrigins(req.query.key)),
    ]),
  );
  const sharedReplays = createSharedReplayService({ ...deps, flags });
  router.use(toSharedReplayRouter(sharedReplays, deps));
  const hashSource = createSourceHasher(deps.secret);
  return {
    routes: [
      ...toLabRoutes({ labs, help, review, getFailures, hashSource }),
      ...toSharedReplayRoutes(sharedReplays, deps.limits),
    ],
    jobs: [createGradingJob(grading), createSharedReplaySweep(deps)],
    router,
    listCards: async (personId) => (await labs.list(personId)).items,
    readExplained: (personId) => readExplained(database, personId),
    work: {
      ...createMoveWork(deps),
      readGraded: readGradedAttempts,
      countOpened: countOpenedLabs,
      fitsQueue,
    },
    starts: {
      of: (personIds, labId) => readStarts(database, personIds, labId),
      count: (personIds) => countStarts(database, personIds),
    },
  };
}
