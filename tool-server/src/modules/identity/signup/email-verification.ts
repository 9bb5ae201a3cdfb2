import { type PersonId, problem } from '@drawbridge/contracts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import { toSource } from '../../../platform/limits/address.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { EmailTemplate } from '../../../platform/mail/email-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { findEmail } from '../../kernel/people/index.ts';
import type { SessionService } from '../session/index.ts';
import { toCodeProblem } from './code-problems.ts';
import type { MailCodes } from './mail-codes.ts';
import * as limit from './signup.limits.ts';
import { toVerifyEmail } from './signup.mails.ts';
import { clearVerify } from './signup.store.ts';

export interface EmailVerification {
  /** Mails a code to the owner of a token; throws `not_signed_in`, `token_expired`, `too_many_tries`. @see SIGN-6 */
  verifyEmail(accessToken: string, address: string): Promise<void>;
  /** Ends the demand to verify; throws the same, `wrong_code` and `code_expired`. @see SIGN-8, AUTH-41 */
  confirmEmail(accessToken: string, code: string, origin: Origin): Promise<void>;
}

/** Limits of a signed-in person count by person: no one else can use them up. */
const SIGNED_IN = 'signed in';

/** The handler of `verify`: mails a code to the address of a signed-in person. */
export function createEmailVerification(deps: {
  database: Database;
  clock: Clock;
  limits: Limits;
  mailer: Mailer;
  codes: MailCodes;
  audit: Audit;
  productName: string;
  authenticate: SessionService['authenticate'];
  hashSource(address: string): string;
  writeMail(tx: Tx, to: string, template: EmailTemplate): Promise<void>;
}): EmailVerification {
  const { clock, limits, mailer, codes, audit, productName } = deps;
  const { db } = deps.database;

  async function findOwner(accessToken: string): Promise<{ personId: PersonId; email: string }> {
    const { personId } = await deps.authenticate(accessToken);
    const email = await findEmail(db, personId);
    if (!email) throw problem('not_signed_in');
    return { personId, email };
  }

  return {
    async verifyEmail(accessToken, address) {
      const { personId, email } = await findOwner(accessToken);
      const retryAfterSeconds = await db.transaction(async (tx) => {
        const locked = await limits.count(tx, [limit.resendLock(personId, SIGNED_IN)]);
        if (locked !== undefined) return locked;
        const given = {
          email,
          purpose: 'address',
          source: deps.hashSource(address),
          now: clock.now(),
        } as const;
        const { typed } = await codes.issue(tx, { ...given, draft: null });
        await deps.writeMail(tx, email, toVerifyEmail({ productName, code: typed }));
        return undefined;
      });
      if (retryAfterSeconds !== undefined) throw problem('too_many_tries', { retryAfterSeconds });
      await limits.forget(limit.typedCodesOf(personId, SIGNED_IN));
      mailer.wake();
    },

    async confirmEmail(accessToken, code, origin) {
      const { personId, email } = await findOwner(accessToken);
      await limits.check([
        limit.confirmsFrom(toSource(origin.address)),
        limit.typedCodesOf(personId, SIGNED_IN),
        limit.typedCodesOfAll(personId),
      ]);
      // A wrong code is counted too, so it is thrown after the transaction.
      const refusal = await db.transaction(async (tx) => {
        const now = clock.now();
        const checked = await codes.check(tx, { email, purpose: 'address', code, now });
        if (checked.kind !== 'right') return toCodeProblem(checked);
        await clearVerify(tx, personId);
        await codes.endAll(tx, email, 'address', now);
        const subject = { kind: 'person', id: personId } as const;
        await audit.record(tx, { action: 'account.confirm', actorId: personId, subject, origin });
        return undefined;
      });
      if (refusal) {
        const refused = refusal.code;
        await audit.recordRefusal({ action: 'account.confirm', refused, actorId: personId, origin });
        throw refusal;
      }
    },
  };
}
