import { PUBLIC_PAGES, problem } from '@drawbridge/contracts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import { toSource } from '../../../platform/limits/address.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import type { HashSource, IsPasswordAllowed } from '../session/index.ts';
import { CODE_MINUTES, type MailCodes } from '../signup/index.ts';
import { type PasswordMailDeps, writeMail } from './new-password.ts';
import { toResetEmail } from './password.mails.ts';
import { findOwner } from './password.store.ts';
import * as limit from './password-change.limits.ts';

interface RequestDeps extends PasswordMailDeps {
  db: Database['db'];
  codes: MailCodes;
  limits: Limits;
  audit: Audit;
  hashSource: HashSource;
  isPasswordAllowed: IsPasswordAllowed;
}

/** False when others asked for so many that the mailbox has one of the last minute, which works. */
async function isMailDue(tx: Tx, { limits }: RequestDeps, email: string): Promise<boolean> {
  if ((await limits.count(tx, [limit.resetMailsTo(email)])) === undefined) return true;
  return (await limits.count(tx, [limit.resetMailsOfMinute(email)])) === undefined;
}

async function mailLink(
  tx: Tx,
  deps: RequestDeps,
  { email, origin, isWithheld }: { email: string; origin: Origin; isWithheld: boolean },
): Promise<void> {
  const { codes, clock, hashSource, publicUrl, productName } = deps;
  const { link } = await codes.issue(tx, {
    email,
    purpose: 'password',
    source: hashSource(origin.address),
    now: clock.now(),
    draft: null,
  });
  const address = `${publicUrl}${PUBLIC_PAGES.resetPassword}?${new URLSearchParams({ code: link })}`;
  // The same writes for every address: the response time reveals no more than the response. @see AUTH-19
  const template = toResetEmail({ productName, address });
  await writeMail(tx, deps, { to: email, template, forMs: CODE_MINUTES * 60_000, isWithheld });
}

/** Mails a link, or does work that takes as long. Throws `too_many_tries`. @see AUTH-19 */
export async function requestReset(deps: RequestDeps, email: string, origin: Origin): Promise<void> {
  const { db, limits, audit, mailer, isPasswordAllowed } = deps;
  const source = toSource(origin.address);
  const found = await findOwner(db, { email });
  const isAllowed = await isPasswordAllowed(email, found?.personId);
  const wait = await db.transaction(async (tx) => {
    const locked = await limits.count(tx, [limit.resetMail(email, source)]);
    if (locked !== undefined) return locked;
    const tooMany = await limits.count(tx, [limit.resetMailsFrom(source)]);
    if (tooMany !== undefined) return tooMany;
    if (!(await isMailDue(tx, deps, email))) return undefined;
    await mailLink(tx, deps, {
      email,
      origin,
      isWithheld: !found || found.state === 'deactivated' || !isAllowed,
    });
    await audit.record(tx, {
      action: 'password.reset_request',
      companyId: found?.companyId,
      ...(found ? { subject: { kind: 'person', id: found.personId } } : {}),
      origin,
    });
    return undefined;
  });
  if (wait !== undefined) throw problem('too_many_tries', { retryAfterSeconds: wait });
  mailer.wake();
}
