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
  toPagePath,
} from '@drawbridge/contracts';
import {
  type createSharedReplay,
  MAX_SHARED_REPLAYS,
  type SharedReplayLink,
} from '@drawbridge/contracts/practice';
import type { Clock } from '../../../../platform/clock.ts';
import type { Origin } from '../../../../platform/http/api.ts';
import { takeRandomBytes } from '../../../../platform/secret/random.ts';
import type { Config } from '../../../../settings/config.ts';
import type { Audit } from '../../../kernel/audit/index.ts';
import { lockPerson } from '../../../kernel/people/index.ts';
import * as store from '../shared-replay.store.ts';
import { type ChooseDeps, chooseReplay } from './choose-replay.ts';

const DAY_MS = 86_400_000;
const TOKEN_BYTES = 32;

interface ShareDeps extends ChooseDeps {
  audit: Audit;
  config: Pick<Config, 'publicUrl'>;
  clock: Clock;
}

/** Whose replay it is, and where they call from. */
export interface Owner {
  personId: PersonId;
  companyId: CompanyId | undefined;
  origin: Origin;
}

/** The token has 256 random bits, so a plain hash cannot be reversed by guessing. */
export const toTokenHash = (token: string) => createHash('sha256').update(token).digest('hex');

export function toLink({ id, view, createdAt, expiresAt }: store.ListedReplay): SharedReplayLink {
  return {
    id: asId(id),
    lab_title: view.lab_title,
    test_title: view.test_title,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  };
}

/** Throws `replay_not_found`, `shared_replay_limit`. */
export async function shareReplay(
  deps: ShareDeps,
  { personId, companyId, origin }: Owner,
  { days, ...choice }: ParsedInputOf<typeof createSharedReplay>,
): Promise<OutputOf<typeof createSharedReplay>> {
  const { db, audit, config, clock } = deps;
  const { replay: view } = await chooseReplay(deps, personId, choice);
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
}

/** One that is not there changes nothing. */
export const revokeReplay = (
  { db, audit }: Pick<ShareDeps, 'db' | 'audit'>,
  { personId, companyId, origin }: Owner,
  id: SharedReplayId,
): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await store.remove(tx, personId, id))) return;
    const subject = { kind: 'shared replay', id } as const;
    await audit.record(tx, { action: 'replay.revoke', actorId: personId, companyId, subject, origin });
  });
