import {
  type changePassword,
  type ParsedInputOf,
  PUBLIC_PAGES,
  problem,
  type resetPassword,
} from '@drawbridge/contracts';
import type { PortalActor } from '../../../actor.ts';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import { toSource } from '../../../platform/limits/address.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { EmailTemplate, ToMailContent } from '../../../platform/mail/email-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { PasswordHasher } from '../../../platform/password/password-hash.ts';
import { findPasswordFault } from '../../../platform/password/password-rules.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { activateAccount } from '../../kernel/people/index.ts';
import { createSourceHasher, type IsPasswordAllowed, type SessionService } from '../session/index.ts';
import { atField, CODE_MINUTES, createMailCodes, toCodeProblem } from '../signup/index.ts';
import * as limit from './password.limits.ts';
import { toChangedEmail, toResetEmail } from './password.mails.ts';
import * as store from './password.store.ts';

const DAY_MS = 86_400_000;

export interface PasswordService {
  /**
   * Changes the caller's password and ends their other sessions. Throws `bad_input` by field, `too_many_tries`,
   * `sso_required`.
   */
  change(actor: PortalActor, input: ParsedInputOf<typeof changePassword>, origin: Origin): Promise<void>;
  /** Mails a link, or does work that takes as long. Throws `too_many_tries`. @see AUTH-19 */
  forgot(email: string, origin: Origin): Promise<void>;
  /** Sets a password by a mailed code and ends every session. Throws `wrong_code`, `code_expired`, `bad_input`. */
  reset(input: ParsedInputOf<typeof resetPassword>, origin: Origin): Promise<{ email: string }>;
}

export interface PasswordDeps {
  database: Database;
  passwordHasher: PasswordHasher;
  secret: Secret;
  clock: Clock;
  limits: Limits;
  mailer: Mailer;
  toMailContent: ToMailContent;
  events: EventBus;
  audit: Audit;
  publicUrl: string;
  productName: string;
  isPasswordAllowed: IsPasswordAllowed;
  endSessions: SessionService['endSessions'];
}

export function createPasswordService(deps: PasswordDeps): PasswordService {
  const { clock, limits, mailer, audit, events, publicUrl, productName, passwordHasher } = deps;
  const { db } = deps.database;
  const hashSource = createSourceHasher(deps.secret);
  const codes = createMailCodes(deps.secret);

  async function writeMail(
    tx: Tx,
    to: string,
    template: EmailTemplate,
    { forMs, isWithheld = false }: { forMs: number; isWithheld?: boolean },
  ) {
    const usefulUntil = new Date(clock.now().getTime() + forMs);
    await mailer.send(tx, { to, ...deps.toMailContent(template) }, { usefulUntil, withheld: isWithheld });
  }

  /** What follows every new password: other sessions end, and the person is told. */
  async function writePassword(
    tx: Tx,
    owner: store.PasswordOwner,
    given: { hash: string; keepSessionId?: string },
  ) {
    await store.setPassword(tx, owner.personId, given.hash);
    await deps.endSessions(tx, owner.personId, given.keepSessionId);
    await codes.endAll(tx, owner.email, 'password', clock.now());
    const address = publicUrl + PUBLIC_PAGES.forgotPassword;
    await writeMail(tx, owner.email, toChangedEmail({ productName, address }), { forMs: DAY_MS });
  }

  async function checkNewPassword(password: string, { email, words }: { email: string; words: string[] }) {
    const fault = await findPasswordFault(password, { email, words: [productName, ...words] });
    if (fault) throw atField({ new_password: fault });
  }

  /** False when others asked for so many that the mailbox has one of the last minute, which works. */
  async function isMailDue(tx: Tx, email: string) {
    if ((await limits.count(tx, [limit.resetMailsTo(email)])) === undefined) return true;
    return (await limits.count(tx, [limit.resetMailsOfMinute(email)])) === undefined;
  }

  async function writeReset(
    tx: Tx,
    { email, code }: { email: string; code: string },
    given: { hash: string; origin: Origin },
  ) {
    const owner = await store.lockOwner(tx, { email });
    const checked = await codes.check(tx, { email, purpose: 'password', code, now: clock.now() });
    if (checked.kind !== 'right') return toCodeProblem(checked);
    if (!owner || !(await deps.isPasswordAllowed(email, owner.personId, tx)))
      return toCodeProblem({ kind: 'wrong' });
    const { personId } = owner;
    // The mail proves the address, which is all that an invitation or a signup waits for.
    const { origin } = given;
    const subject = { kind: 'person', id: personId } as const;
    if (owner.state !== 'active') {
      await activateAccount(tx, events, { personId, at: clock.now() });
      await audit.record(tx, { action: 'account.confirm', actorId: personId, subject, origin });
    }
    await writePassword(tx, owner, { hash: given.hash });
    await audit.record(tx, {
      action: 'password.reset',
      actorId: personId,
      subject,
      origin,
    });
    return undefined;
  }

  return {
    async change({ personId, sessionId }, { old_password, new_password }, origin) {
      const found = await store.findOwner(db, { personId });
      if (!found) throw problem('not_signed_in');
      if (!(await deps.isPasswordAllowed(found.email, personId))) throw problem('sso_required');
      await limits.check([limit.changesOf(personId)]);
      if (!(await passwordHasher.check(old_password, found.passwordHash))) {
        await audit.recordRefusal({
          action: 'password.change',
          refused: 'bad_credentials',
          actorId: personId,
          origin,
        });
        throw atField({ old_password: 'This is not your current password' });
      }
      await checkNewPassword(new_password, found);
      if (new_password === old_password)
        throw atField({ new_password: 'Please choose a password other than the current one' });
      const hash = await passwordHasher.hash(new_password);
      await db.transaction(async (tx) => {
        const owner = await store.lockOwner(tx, { personId });
        // Changed by somebody else in the meantime: the current password that was checked is none any more.
        if (owner?.passwordHash !== found.passwordHash)
          throw atField({ old_password: 'This is not your current password' });
        await writePassword(tx, found, { hash, keepSessionId: sessionId });
        await audit.record(tx, {
          action: 'password.change',
          actorId: personId,
          subject: { kind: 'person', id: personId },
          origin,
        });
      });
      await limits.forget(limit.changesOf(personId));
      mailer.wake();
    },

    async forgot(email, origin) {
      const source = toSource(origin.address);
      const found = await store.findOwner(db, { email });
      const isAllowed = await deps.isPasswordAllowed(email, found?.personId);
      const wait = await db.transaction(async (tx) => {
        const locked = await limits.count(tx, [limit.resetMail(email, source)]);
        if (locked !== undefined) return locked;
        const tooMany = await limits.count(tx, [limit.resetMailsFrom(source)]);
        if (tooMany !== undefined) return tooMany;
        if (!(await isMailDue(tx, email))) return undefined;
        const { link } = await codes.issue(tx, {
          email,
          purpose: 'password',
          source: hashSource(origin.address),
          now: clock.now(),
          draft: null,
        });
        const query = new URLSearchParams({ code: link });
        const address = `${publicUrl}${PUBLIC_PAGES.resetPassword}?${query}`;
        // The same writes for every address: the response time reveals no more than the response. @see AUTH-19
        await writeMail(tx, email, toResetEmail({ productName, address }), {
          forMs: CODE_MINUTES * 60_000,
          isWithheld: !found || !isAllowed,
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
    },

    async reset({ email: given, code, new_password }, origin) {
      await limits.check([limit.resetsFrom(toSource(origin.address))]);
      // A code that nobody was mailed has no address, and is refused like a wrong one.
      const email = given ?? (await codes.findEmail(db, 'password', code)) ?? '';
      await checkNewPassword(new_password, { email, words: [] });
      const hash = await passwordHasher.hash(new_password);
      // A wrong code is counted too, so it is thrown after the transaction.
      const refusal = await db.transaction((tx) => writeReset(tx, { email, code }, { hash, origin }));
      if (refusal) {
        const found = await store.findOwner(db, { email });
        await audit.recordRefusal({
          action: 'password.reset',
          refused: refusal.code,
          companyId: found?.companyId,
          ...(found ? { subject: { kind: 'person', id: found.personId } } : {}),
          origin,
        });
        throw refusal;
      }
      mailer.wake();
      return { email };
    },
  };
}
