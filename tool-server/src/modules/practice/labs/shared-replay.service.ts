import { createHash, randomUUID } from 'node:crypto';
import {
  asId,
  type CompanyId,
  type OutputOf,
  type ParsedInputOf,
  type PersonId,
  PUBLIC_PAGES,
  problem,
  type SharedReplayId,
  type SubmissionId,
  toPagePath,
} from '@drawbridge/contracts';
import {
  type createSharedReplay,
  type LabPack,
  type listSharedReplays,
  MAX_SHARED_REPLAYS,
  type previewSharedReplay,
  type readSharedReplay,
  type SharedReplayLink,
} from '@drawbridge/contracts/practice';
import { toDecoy } from '@drawbridge/labs/engine';
import { type LoadedLab, toPack } from '@drawbridge/labs/grade';
import type { Config } from '../../../config.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { takeRandomBytes } from '../../../platform/secret/random.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { lockPerson } from '../../kernel/people/index.ts';
import type { GradeLab } from './grading.ts';
import type { LabFlags } from './lab-flags.ts';
import type { PersonName } from './redact.ts';
import * as store from './shared-replay.store.ts';
import { type SharedBefore, toSharedView } from './shared-replay.view.ts';
import { createStarterTests } from './starter-tests.ts';

const DAY_MS = 86_400_000;
const SWEEP_MS = 3_600_000;
const TOKEN_BYTES = 32;

type Choice = ParsedInputOf<typeof previewSharedReplay>;

interface Before extends SharedBefore {
  secrets: readonly string[];
}

/** Whose replay it is, and where they call from. */
interface Owner {
  personId: PersonId;
  companyId: CompanyId | undefined;
  origin: Origin;
}

export interface SharedReplayService {
  preview(personId: PersonId, choice: Choice): Promise<OutputOf<typeof previewSharedReplay>>;
  create(
    owner: Owner,
    input: ParsedInputOf<typeof createSharedReplay>,
  ): Promise<OutputOf<typeof createSharedReplay>>;
  list(personId: PersonId): Promise<OutputOf<typeof listSharedReplays>>;
  revoke(owner: Owner, id: SharedReplayId): Promise<void>;
  /** Returns a replay. Undefined if it never existed, was revoked or has expired: nobody can tell which. */
  find(token: string): Promise<OutputOf<typeof readSharedReplay> | undefined>;
  /** Removes those that have expired. */
  job: Job;
}

/** The token has 256 random bits, so a plain hash cannot be reversed by guessing. */
const toTokenHash = (token: string) => createHash('sha256').update(token).digest('hex');

/** Passwords of people who belong to a lab's world and have no account that the learner may use. */
function toVictimPasswords({ victims }: LabPack['seed']['world']): string[] {
  const list: unknown[] = Array.isArray(victims) ? victims : [];
  return list.flatMap((one) =>
    typeof one === 'object' && one !== null && 'password' in one && typeof one.password === 'string'
      ? [one.password]
      : [],
  );
}

function toLink({ id, view, createdAt, expiresAt }: store.ListedReplay): SharedReplayLink {
  return {
    id: asId(id),
    lab_title: view.lab_title,
    test_title: view.test_title,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  };
}

export function createSharedReplayService(deps: {
  database: Database;
  labs: readonly LoadedLab[];
  grader: Pick<GradeLab, 'grade'>;
  flags: LabFlags;
  audit: Audit;
  config: Pick<Config, 'publicUrl'>;
  clock: Clock;
  launches: {
    /** The names that platforms give to the learners who are linked with an account. */
    namesOf(accountId: PersonId): Promise<PersonName[]>;
  };
}): SharedReplayService {
  const { flags, audit, config, clock, launches } = deps;
  const { db } = deps.database;
  const readStarterTests = createStarterTests(deps);
  const labById = new Map(deps.labs.map((lab) => [lab.pack.lab_id, lab]));

  /** The earlier submission with its flag, which is another one where the lab was reset since. */
  async function findEarlier(
    personId: PersonId,
    submissionId: SubmissionId,
    labId: string,
    companyId: string | null,
  ): Promise<Before> {
    const found = await store.findGraded(db, personId, submissionId);
    if (found?.attempt.labId !== labId) throw problem('replay_not_found');
    return { side: 'before', ...found, secrets: [flags.of(found.attempt, companyId)] };
  }

  /** The starter that the submission began with. Where the lab has changed since, that one is not known any more. */
  async function readStarter(pack: LabPack, gradedHash: string | undefined): Promise<Before> {
    // The task of such a lab is an attack, of which the starter has none.
    if (pack.goal !== undefined || gradedHash !== pack.content_hash) throw problem('replay_not_found');
    return {
      side: 'starter',
      files: [],
      result: { tests: await readStarterTests(pack.lab_id) },
      secrets: [],
    };
  }

  async function toView(personId: PersonId, choice: Choice) {
    const now = await store.findGraded(db, personId, choice.submission_id);
    const lab = now && labById.get(now.attempt.labId);
    const identity = await store.findIdentity(db, personId);
    if (!lab || !identity) throw problem('replay_not_found');
    const pack = toPack(lab);
    const { companyId } = identity;
    let before: Before | undefined;
    if (choice.before === 'starter') before = await readStarter(pack, now.result?.content_hash);
    else if (choice.before) before = await findEarlier(personId, choice.before, pack.lab_id, companyId);
    const view = toSharedView({
      pack,
      testId: choice.test_id,
      now,
      before,
      withOwnCode: choice.with_own_code,
      identity: {
        names: [identity, ...(await launches.namesOf(personId))],
        emails: identity.email === null ? [] : [identity.email],
      },
      secrets: [
        ...pack.accounts.map(({ password }) => password),
        ...toVictimPasswords(pack.seed.world),
        toDecoy(pack),
        flags.of(now.attempt, companyId),
        ...(before?.secrets ?? []),
      ],
    });
    if (!view) throw problem('replay_not_found');
    return view;
  }

  return {
    async preview(personId, choice) {
      const { replay, hasOwnCode } = await toView(personId, choice);
      return { replay, has_own_code: hasOwnCode };
    },

    async create({ personId, companyId, origin }, { days, ...choice }) {
      const { replay: view } = await toView(personId, choice);
      const token = takeRandomBytes(TOKEN_BYTES).toString('base64url');
      const now = clock.now();
      const row = {
        id: randomUUID(),
        personId,
        submissionId: choice.submission_id,
        tokenHash: toTokenHash(token),
        view,
        createdAt: now,
        expiresAt: new Date(now.getTime() + days * DAY_MS),
      };
      await db.transaction(async (tx) => {
        // One after the other, so that the limit counts right.
        await lockPerson(tx, personId);
        if ((await store.countCurrent(tx, personId, now)) >= MAX_SHARED_REPLAYS)
          throw problem('shared_replay_limit');
        await store.insert(tx, row);
        await audit.record(tx, {
          action: 'replay.share',
          actorId: personId,
          companyId,
          subject: { kind: 'shared replay', id: row.id },
          origin,
          details: { submission: choice.submission_id, days: String(days) },
        });
      });
      const path = toPagePath(PUBLIC_PAGES.sharedReplay, { token });
      return { link: toLink(row), url: new URL(path, config.publicUrl).href };
    },

    async list(personId) {
      return { items: (await store.readCurrent(db, personId, clock.now())).map(toLink) };
    },

    revoke: ({ personId, companyId, origin }, id) =>
      db.transaction(async (tx) => {
        if (!(await store.remove(tx, personId, id))) return;
        const subject = { kind: 'shared replay', id } as const;
        await audit.record(tx, { action: 'replay.revoke', actorId: personId, companyId, subject, origin });
      }),

    async find(token) {
      const row = await store.findByToken(db, toTokenHash(token), clock.now());
      return row && { replay: row.view, expires_at: row.expiresAt.toISOString() };
    },

    job: {
      name: 'shared-replays',
      everyMs: SWEEP_MS,
      run: () => store.removeExpired(db, clock.now()),
    },
  };
}
