import type { OutputOf, ParsedInputOf, PersonId, SharedReplayId } from '@drawbridge/contracts';
import type {
  createSharedReplay,
  listSharedReplays,
  previewSharedReplay,
  readSharedReplay,
} from '@drawbridge/contracts/practice';
import type { LoadedLab } from '@drawbridge/labs/grade';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Config } from '../../../settings/config.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import type { GradeLab } from './grading/grade-submission.ts';
import type { LabFlags } from './lab-flags.ts';
import { type Choice, type ChooseDeps, chooseReplay } from './shared-replay/choose-replay.ts';
import { type Owner, revokeReplay, shareReplay, toLink, toTokenHash } from './shared-replay/share-replay.ts';
import * as store from './shared-replay.store.ts';
import { createStarterTests } from './starter-tests.ts';

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
}

export function createSharedReplayService(deps: {
  database: Database;
  labs: readonly LoadedLab[];
  grader: Pick<GradeLab, 'grade'>;
  flags: LabFlags;
  audit: Audit;
  config: Pick<Config, 'publicUrl'>;
  clock: Clock;
  launches: ChooseDeps['launches'];
}): SharedReplayService {
  const { flags, audit, config, clock, launches } = deps;
  const { db } = deps.database;
  const readStarterTests = createStarterTests(deps);
  const labById = new Map(deps.labs.map((lab) => [lab.pack.lab_id, lab]));
  const parts = { db, labById, flags, readStarterTests, launches, audit, config, clock };

  return {
    async preview(personId, choice) {
      const { replay, hasOwnCode } = await chooseReplay(parts, personId, choice);
      return { replay, has_own_code: hasOwnCode };
    },
    create: (owner, input) => shareReplay(parts, owner, input),
    async list(personId) {
      return { items: (await store.readCurrent(db, personId, clock.now())).map(toLink) };
    },
    revoke: (owner, id) => revokeReplay(parts, owner, id),
    async find(token) {
      const row = await store.findByToken(db, toTokenHash(token), clock.now());
      return row && { replay: row.view, expires_at: row.expiresAt.toISOString() };
    },
  };
}
