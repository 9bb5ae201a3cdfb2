import { createHmac, randomInt } from 'node:crypto';
import { asId, type PersonId, problem } from '@drawbridge/contracts';
import { LINK_CODE_CHARACTERS, LINK_CODE_LENGTH, LINK_CODE_MINUTES } from '@drawbridge/contracts/integration';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import type { LaunchedPerson } from '../lti/index.ts';
import * as store from './account-link.store.ts';

const MINUTE_MS = 60_000;

export type HashLinkCode = (code: string) => string;

export function createLinkCodeHasher(secret: Secret): HashLinkCode {
  const key = secret.derive('link-code');
  return (code) => createHmac('sha256', key).update(code).digest('base64url');
}

export const unknownCode = () =>
  problem('link_code_unknown', {
    message: 'This code is wrong, used or expired. Get a new one in the portal.',
  });

const makeCharacter = () => LINK_CODE_CHARACTERS.charAt(randomInt(LINK_CODE_CHARACTERS.length));

/** A new code of an account, in place of its last. */
export async function makeLinkCode(
  { db, clock, toHash }: { db: Database['db']; clock: Clock; toHash: HashLinkCode },
  accountId: PersonId,
): Promise<{ code: string; expires_at: string }> {
  const code = Array.from({ length: LINK_CODE_LENGTH }, makeCharacter).join('');
  const expiresAt = new Date(clock.now().getTime() + LINK_CODE_MINUTES * MINUTE_MS);
  await store.putCode(db, { accountId, codeHash: toHash(code), expiresAt });
  return { code: `${code.slice(0, 4)}-${code.slice(4)}`, expires_at: expiresAt.toISOString() };
}

/** The account whose code can link this learner. Throws `link_code_unknown` and `link_impossible`. */
export async function checkLinkCode(
  tx: Tx,
  { clock }: { clock: Clock },
  launched: LaunchedPerson,
  row: store.CodeRow | undefined,
): Promise<{ accountId: PersonId; account: store.AccountRow }> {
  if (!row || row.usedBy !== null || row.expiresAt <= clock.now()) throw unknownCode();
  const account = await store.findAccount(tx, row.accountId, clock.now());
  if (!account?.isEnabled) throw unknownCode();
  if (account.companyId !== null && account.companyId !== launched.company_id)
    throw problem('link_impossible', {
      message: `The account belongs to another company than ${launched.platform_name}.`,
    });
  if (await store.findLink(tx, launched.person_id))
    throw problem('link_impossible', {
      message: 'You are linked with an account already. Unlink it first.',
    });
  if (await store.hasLinkOnPlatform(tx, row.accountId, launched.platform_id))
    throw problem('link_impossible', {
      message: `The account is linked with another learner of ${launched.platform_name} already. Unlink it in the portal first.`,
    });
  return { accountId: asId<'person'>(row.accountId), account };
}
