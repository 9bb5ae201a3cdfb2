import { randomUUID } from 'node:crypto';
import { asId, type OutputOf, type PersonId, problem } from '@drawbridge/contracts';
import type { generateToken, TokenInfo } from '@drawbridge/contracts/identity';
import type { PortalActor } from '../../../actor.ts';
import { toAdmin } from '../../../company-admin.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { ToMailContent } from '../../../platform/mail/email-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { makeOpaqueKey, toEnding, toHash } from '../../../platform/secret/opaque-key.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { toNewTokenEmail } from './tokens.mails.ts';
import * as store from './tokens.store.ts';

const DAY_MS = 86_400_000;

/** They tell the two families apart. @see CX-18 */
const PREFIXES = { account: 'dbat_', api: 'dbap_' } as const;
export const isPersonalToken = (text: string): boolean =>
  Object.values(PREFIXES).some((prefix) => text.startsWith(prefix));

interface MakeDeps {
  db: Database['db'];
  clock: Clock;
  audit: Audit;
  mailer: Mailer;
  toMailContent: ToMailContent;
  publicUrl: string;
  productName: string;
}

export const toInfo = (row: store.TokenRow, now: Date): TokenInfo => ({
  id: asId(row.id),
  name: row.name,
  scope: row.scope,
  ending: row.ending,
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  is_expired: row.expiresAt <= now,
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
  is_by_admin: row.isByAdmin,
});

/** The person and their company; throws `not_found` for somebody whom the caller may not know. */
export async function lockOwner(tx: Tx, actor: PortalActor, personId: PersonId) {
  const owner = await store.lockOwner(tx, personId);
  const isOwn = personId === actor.personId;
  if (!owner || (!isOwn && owner.companyId !== toAdmin(actor).companyId)) throw problem('not_found');
  return owner;
}

/**
 * Makes a token, and tells its owner and the audit trail of it.
 * @param before once the owner is locked
 */
export async function makeToken(
  deps: MakeDeps,
  actor: PortalActor,
  wanted: Pick<store.TokenRow, 'kind' | 'name' | 'scope'> & { personId: PersonId; days: number },
  { origin, before }: { origin: Origin; before(tx: Tx): Promise<void> },
): Promise<OutputOf<typeof generateToken>> {
  const { db, clock, audit, mailer, toMailContent, publicUrl, productName } = deps;
  const { personId, kind, name, scope, days } = wanted;
  const token = makeOpaqueKey(PREFIXES[kind]);
  const isByAdmin = personId !== actor.personId;
  const row = await db.transaction(async (tx) => {
    const { email } = await lockOwner(tx, actor, personId);
    await before(tx);
    const createdAt = clock.now();
    const made = await store.insertToken(tx, {
      id: randomUUID(),
      personId,
      kind,
      name,
      scope,
      tokenHash: toHash(token),
      ending: toEnding(token),
      isBySso: !isByAdmin && (await store.isSessionBySso(tx, actor.sessionId)),
      isByAdmin,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + days * DAY_MS),
    });
    await audit.record(tx, {
      action: 'token.make',
      actorId: actor.personId,
      subject: { kind: 'person', id: personId },
      origin,
      details: { kind, name, scope, ending: made.ending, days: String(days) },
    });
    const tokensAddress = `${publicUrl}/portal/profile/tokens`;
    const mail = toMailContent(toNewTokenEmail({ productName, name, isByAdmin, tokensAddress }));
    if (email) await mailer.send(tx, { to: email, ...mail });
    return made;
  });
  mailer.wake();
  return { token, info: toInfo(row, clock.now()) };
}
