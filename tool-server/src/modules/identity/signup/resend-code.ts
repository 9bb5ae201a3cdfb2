import { problem } from '@drawbridge/contracts';
import type { Database } from '../../../platform/db/database.ts';
import { toSource } from '../../../platform/limits/address.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { HashSource } from '../session/index.ts';
import * as limit from './signup.limits.ts';
import { lockAccount } from './signup.store.ts';
import { type MailDeps, makeCodeEmail, writeMail } from './signup-mail.ts';

/** Mails a new code to a person who waits for one; the same response for every address. @see SIGN-5, AUTH-19 */
export async function resendCode(
  deps: MailDeps & { db: Database['db']; limits: Limits; hashSource: HashSource },
  email: string,
  address: string,
): Promise<void> {
  const { db, codes, limits, mailer, clock, hashSource } = deps;
  const [source, mark] = [toSource(address), hashSource(address)];
  const wait = await db.transaction(async (tx) => {
    const locked = await limits.count(tx, [limit.resendLock(email, source)]);
    if (locked !== undefined) return locked;
    const tooMany = await limits.count(tx, limit.codeMails(email, mark));
    if (tooMany !== undefined) return tooMany;
    const found = await lockAccount(tx, email);
    const last = await codes.findDraft(tx, email, mark, clock.now());
    const template = await makeCodeEmail(tx, deps, {
      email,
      draft: last?.draft ?? null,
      source: mark,
      isInvited: found?.state === 'invited',
    });
    // The same writes for every address: the response time reveals no more than the response. @see AUTH-19
    const isWithheld = found === undefined || found.state === 'active' || found.state === 'deactivated';
    await writeMail(tx, deps, { to: email, template, isWithheld });
    return undefined;
  });
  if (wait !== undefined) throw problem('too_many_tries', { retryAfterSeconds: wait });
  await limits.forget(limit.typedCodesOf(email, source));
  mailer.wake();
}
