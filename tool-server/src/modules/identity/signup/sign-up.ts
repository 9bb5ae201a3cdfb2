import { type ParsedInputOf, PUBLIC_PAGES, problem } from '@drawbridge/contracts';
import { SIGNUP_TEXTS, type signUp as signUpCall } from '@drawbridge/contracts/identity';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import { toSource } from '../../../platform/limits/address.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { PasswordHasher } from '../../../platform/password/password-hash.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { type HashSource, toLinkHash } from '../session/index.ts';
import { checkNewPassword } from './check-new-password.ts';
import { atField } from './code-problems.ts';
import { findOffer } from './offers.ts';
import * as limit from './signup.limits.ts';
import { toAccountExistsEmail } from './signup.mails.ts';
import * as store from './signup.store.ts';
import type { SignupDraft } from './signup.table.ts';
import { type MailDeps, makeCodeEmail, writeMail } from './signup-mail.ts';

const LOCK_MS = 30_000;

interface SignUpDeps extends MailDeps {
  db: Database['db'];
  limits: Limits;
  audit: Audit;
  passwordHasher: PasswordHasher;
  hashSource: HashSource;
  isOfTenant(email: string): Promise<boolean>;
}

/** Who signs up with an address that has an account learns nothing about it; its owner does. */
async function tellOwner(
  tx: Tx,
  deps: SignUpDeps,
  { email, source, isInvited }: { email: string; source: string; isInvited: boolean },
): Promise<void> {
  const { productName, publicUrl } = deps;
  const template = isInvited
    ? await makeCodeEmail(tx, deps, { email, draft: null, source, isInvited })
    : toAccountExistsEmail({ productName, address: publicUrl + PUBLIC_PAGES.login });
  await writeMail(tx, deps, { to: email, template });
}

/** Writes the choices of a signup, or gives how long to wait. */
async function writeSignup(
  tx: Tx,
  deps: SignUpDeps,
  given: { email: string; draft: SignupDraft; password: string; origin: Origin },
) {
  const { codes, limits, audit, clock, passwordHasher, hashSource } = deps;
  const { email, draft, password, origin } = given;
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
      await tellOwner(tx, deps, { email, source, isInvited: known?.state === 'invited' });
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
  const template = await makeCodeEmail(tx, deps, { email, draft, source });
  await writeMail(tx, deps, { to: email, template });
  return { kind: 'done' } as const;
}

/** @see SIGN-14, AUTH-19 */
export async function signUp(
  deps: SignUpDeps,
  input: ParsedInputOf<typeof signUpCall>,
  origin: Origin,
): Promise<void> {
  const { db, limits, mailer, passwordHasher, productName } = deps;
  const { via, id, first_name, last_name, email, new_password, browser_key } = input;
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
    ...(browser_key === undefined ? {} : { browserHash: toLinkHash(browser_key).toString('base64url') }),
  };
  const outcome = await db.transaction((tx) =>
    writeSignup(tx, deps, { email, draft, password: new_password, origin }),
  );
  if (outcome.kind === 'wait') throw problem('too_many_tries', { retryAfterSeconds: outcome.seconds });
  mailer.wake();
}
