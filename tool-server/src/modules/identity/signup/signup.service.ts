import type { confirmSignup, ParsedInputOf, Problem, signUp } from '@drawbridge/contracts';
import { PUBLIC_PAGES, problem, SIGNUP_TEXTS } from '@drawbridge/contracts';
import { validation } from '@drawbridge/contracts/rules';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { toSource } from '../../../platform/limits/address.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { EmailTemplate, ToMailContent } from '../../../platform/mail/email-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { PasswordHasher } from '../../../platform/password/password-hash.ts';
import { findPasswordFault, type PasswordOwner } from '../../../platform/password/password-rules.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { activateAccount } from '../../kernel/people/index.ts';
import { createSourceHasher, type SessionService } from '../session/index.ts';
import { atField, toCodeProblem } from './code-problems.ts';
import { createEmailVerification, type EmailVerification } from './email-verification.ts';
import { createMailCodes, isTyped } from './mail-codes.ts';
import { findOffer } from './offers.ts';
import * as limit from './signup.limits.ts';
import { CODE_MINUTES, toAccountExistsEmail, toInvitationEmail, toSignupEmail } from './signup.mails.ts';
import * as store from './signup.store.ts';
import type { SignupDraft } from './signup.table.ts';

const LOCK_MS = 30_000;
const SWEEP_MS = 3_600_000;

export interface SignupService extends EmailVerification {
  /**
   * Makes an unverified account and mails its code; to an address that has an account, says so in the mail alone. Throws
   * `not_found`, `bad_input` by field, `too_many_tries`. @see SIGN-14, AUTH-19
   */
  signUp(input: ParsedInputOf<typeof signUp>, origin: Origin): Promise<void>;
  /** Completes a signup or an invitation. Throws `wrong_code`, `code_expired`, `too_many_tries`, `bad_input`. @see SIGN-3, SIGN-4 */
  confirm(input: ParsedInputOf<typeof confirmSignup>, origin: Origin): Promise<void>;
  /** Mails a new code to a person who waits for one; the same response for every address. @see SIGN-5, AUTH-19 */
  resend(email: string, address: string): Promise<void>;
  job: Job;
}

interface Completion {
  newHash: string | undefined;
  found: store.SignupAccount | undefined;
  origin: Origin;
}

async function checkNewPassword(password: string | undefined, owner: PasswordOwner): Promise<void> {
  const fault = password === undefined ? undefined : await findPasswordFault(password, owner);
  if (fault) throw atField({ new_password: fault });
}

export interface SignupDeps {
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
  authenticate: SessionService['authenticate'];
  /** True where a tenant's identity provider is responsible for the address: its people do not sign up. */
  isOfTenant(email: string): Promise<boolean>;
}

export function createSignupService(deps: SignupDeps): SignupService {
  const { clock, limits, mailer, toMailContent, events, audit, publicUrl, productName, passwordHasher } =
    deps;
  const { db } = deps.database;
  const hashSource = createSourceHasher(deps.secret);
  const codes = createMailCodes(deps.secret);

  const toAddress = (path: string, query: Record<string, string>) =>
    `${publicUrl}${path}?${new URLSearchParams(query)}`;

  async function writeMail(tx: Tx, to: string, template: EmailTemplate, withheld = false): Promise<void> {
    const usefulUntil = new Date(clock.now().getTime() + CODE_MINUTES * 60_000);
    await mailer.send(tx, { to, ...toMailContent(template) }, { usefulUntil, withheld });
  }

  /** Makes the code of a signup or an invitation and the email that carries it. @see ROUTE-10, ROUTE-12, ROUTE-13 */
  async function makeEmail(
    tx: Tx,
    {
      email,
      draft,
      source,
      isInvited = false,
    }: {
      email: string;
      draft: SignupDraft | null;
      source: string;
      isInvited?: boolean;
    },
  ): Promise<EmailTemplate> {
    const now = clock.now();
    const { typed: code, link } = await codes.issue(tx, { email, purpose: 'account', source, now, draft });
    const at = (path: string, more = {}) => ({
      productName,
      code,
      address: toAddress(path, { code: link, ...more }),
    });
    if (isInvited) return toInvitationEmail(at(PUBLIC_PAGES.confirmUser));
    return toSignupEmail(
      draft?.via === 'partner'
        ? at(PUBLIC_PAGES.confirmLinkPartner, { partner: draft.id })
        : at(PUBLIC_PAGES.confirmLink),
    );
  }

  /** Who signs up with an address that has an account learns nothing about it; its owner does. */
  async function tellOwner(
    tx: Tx,
    email: string,
    { source, isInvited }: { source: string; isInvited: boolean },
  ) {
    const template = isInvited
      ? await makeEmail(tx, { email, draft: null, source, isInvited })
      : toAccountExistsEmail({ productName, address: publicUrl + PUBLIC_PAGES.login });
    await writeMail(tx, email, template);
  }

  /** Writes the choices of a signup, or gives how long to wait. */
  async function writeSignup(
    tx: Tx,
    email: string,
    { draft, password, origin }: { draft: SignupDraft; password: string; origin: Origin },
  ) {
    const now = clock.now();
    const source = hashSource(origin.address);
    const tooMany = await limits.count(tx, limit.codeMails(email, source));
    if (tooMany !== undefined) return { kind: 'wait', seconds: tooMany } as const;
    const made = await store.insertAccount(tx, { email, draft, source, now });
    if (made) {
      const subject = { kind: 'person', id: made } as const;
      await audit.record(tx, { action: 'account.create', actorId: made, subject, origin });
    } else {
      const known = await store.lockAccount(tx, email);
      // An unconfirmed address belongs to no one yet: a later signup may have it.
      if (known?.state !== 'unverified') {
        await tellOwner(tx, email, { source, isInvited: known?.state === 'invited' });
        return { kind: 'done' } as const;
      }
      const last = await codes.findDraft(tx, email, source, now);
      const lockedMs = last ? last.createdAt.getTime() + LOCK_MS - now.getTime() : 0;
      if (last && lockedMs > 0) {
        // The same signup sent again, after a lost response: its code was mailed already.
        if (await passwordHasher.check(password, last.draft?.passwordHash)) return { kind: 'done' } as const;
        return { kind: 'wait', seconds: Math.ceil(lockedMs / 1000) } as const;
      }
      await store.applyDraft(tx, known.personId, draft, source);
    }
    await writeMail(tx, email, await makeEmail(tx, { email, draft, source }));
    return { kind: 'done' } as const;
  }

  /**
   * Counts a try of a code; throws `too_many_tries`. The long code of a link cannot be guessed and only its sender is
   * slowed.
   */
  async function countConfirm(email: string, code: string, address: string): Promise<void> {
    const source = toSource(address);
    const typed = isTyped(code) ? [limit.typedCodesOf(email, source), limit.typedCodesOfAll(email)] : [];
    await limits.check([limit.confirmsFrom(source), ...typed]);
  }

  /** The same writes for known and unknown addresses. @see AUTH-19 */
  async function recordWrongCode(refusal: Problem, found: store.SignupAccount | undefined, origin: Origin) {
    await audit.recordRefusal({
      action: 'account.confirm',
      refused: refusal.code,
      companyId: found?.companyId,
      ...(found ? { subject: { kind: 'person', id: found.personId } } : {}),
      origin,
    });
    return refusal;
  }

  async function complete(
    tx: Tx,
    { email, code }: { email: string; code: string },
    { newHash, found, origin }: Completion,
  ): Promise<Problem | undefined> {
    const now = clock.now();
    const checked = await codes.check(tx, { email, purpose: 'account', code, now });
    if (checked.kind !== 'right') return toCodeProblem(checked);
    if (!found || found.state === 'active') return toCodeProblem({ kind: 'wrong' });
    const { draft, source } = checked.row;
    // The password of an invitation is temporary: it never becomes the person's own. @see ASVS 6.4.1
    if (newHash === undefined && !draft && (found.state === 'invited' || !found.hasPassword))
      return atField({ new_password: validation.required('') ?? '' });
    // The choices of this very signup: another one for the same address has its own code.
    if (draft && found.state === 'unverified') await store.applyDraft(tx, found.personId, draft, source);
    await activateAccount(tx, events, {
      personId: found.personId,
      at: now,
      courseId: draft ? findOffer(draft.via, draft.id)?.courseId : undefined,
      ...(newHash === undefined ? {} : { passwordHash: newHash }),
    });
    const subject = { kind: 'person', id: found.personId } as const;
    await audit.record(tx, { action: 'account.confirm', actorId: found.personId, subject, origin });
    await codes.endAll(tx, email, 'account', now);
    return undefined;
  }

  return {
    async signUp({ via, id, first_name, last_name, email, new_password }, origin) {
      const offer = findOffer(via, id);
      if (!offer) throw problem('not_found');
      await limits.check([limit.signupsFrom(toSource(origin.address))]);
      await checkNewPassword(new_password, { email, words: [productName, first_name, last_name] });
      if (await deps.isOfTenant(email)) throw atField({ email: SIGNUP_TEXTS.emailOfTenant });
      const { type, trial, isOwasp } = offer;
      const draft = {
        firstName: first_name,
        lastName: last_name,
        type,
        trial,
        isOwasp,
        via,
        id,
        passwordHash: await passwordHasher.hash(new_password),
      };
      const outcome = await db.transaction((tx) =>
        writeSignup(tx, email, { draft, password: new_password, origin }),
      );
      if (outcome.kind === 'wait') throw problem('too_many_tries', { retryAfterSeconds: outcome.seconds });
      mailer.wake();
    },

    async confirm({ email: typedEmail, code, new_password }, origin) {
      if (typedEmail === undefined && isTyped(code)) throw atField({ email: validation.required('') ?? '' });
      // A code that nobody was mailed has no address, and is refused like a wrong one.
      const email = typedEmail ?? (await codes.findEmail(db, 'account', code)) ?? '';
      await countConfirm(email, code, origin.address);
      await checkNewPassword(new_password, { email, words: [productName] });
      const newHash = new_password === undefined ? undefined : await passwordHasher.hash(new_password);
      // A wrong code is counted too, so it is thrown after the transaction.
      const { refusal, found } = await db.transaction(async (tx) => {
        // The account is locked first, as everywhere, so that a resend at the same moment cannot deadlock.
        const found = await store.lockAccount(tx, email);
        return { refusal: await complete(tx, { email, code }, { newHash, found, origin }), found };
      });
      if (refusal) throw await recordWrongCode(refusal, found, origin);
      await limits.forget(limit.typedCodesOf(email, toSource(origin.address)));
    },

    async resend(email, address) {
      const [source, mark] = [toSource(address), hashSource(address)];
      const wait = await db.transaction(async (tx) => {
        const locked = await limits.count(tx, [limit.resendLock(email, source)]);
        if (locked !== undefined) return locked;
        const tooMany = await limits.count(tx, limit.codeMails(email, mark));
        if (tooMany !== undefined) return tooMany;
        const found = await store.lockAccount(tx, email);
        const last = await codes.findDraft(tx, email, mark, clock.now());
        const template = await makeEmail(tx, {
          email,
          draft: last?.draft ?? null,
          source: mark,
          isInvited: found?.state === 'invited',
        });
        // The same writes for every address: the response time reveals no more than the response. @see AUTH-19
        await writeMail(tx, email, template, found === undefined || found.state === 'active');
        return undefined;
      });
      if (wait !== undefined) throw problem('too_many_tries', { retryAfterSeconds: wait });
      await limits.forget(limit.typedCodesOf(email, source));
      mailer.wake();
    },

    ...createEmailVerification({ ...deps, codes, hashSource, writeMail }),

    job: {
      name: 'mail-codes',
      everyMs: SWEEP_MS,
      run: () => codes.sweep(db, clock.now()),
    },
  };
}
