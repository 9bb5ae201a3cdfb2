import { timingSafeEqual } from 'node:crypto';
import { type ParsedInputOf, type PersonId, type Problem, problem } from '@drawbridge/contracts';
import type { confirmSignup as confirmSignupCall, LoginData } from '@drawbridge/contracts/identity';
import { validation } from '@drawbridge/contracts/rules';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import { toSource } from '../../../platform/limits/address.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { PasswordHasher } from '../../../platform/password/password-hash.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { activateAccount } from '../../kernel/people/index.ts';
import { type SessionService, toLinkHash } from '../session/index.ts';
import { checkNewPassword } from './check-new-password.ts';
import { atField, toCodeProblem } from './code-problems.ts';
import { isTyped, type MailCodes } from './mail-codes.ts';
import { findOffer } from './offers.ts';
import * as limit from './signup.limits.ts';
import * as store from './signup.store.ts';
import type { SignupDraft } from './signup.table.ts';

interface ConfirmDeps {
  db: Database['db'];
  codes: MailCodes;
  limits: Limits;
  events: EventBus;
  audit: Audit;
  clock: Clock;
  passwordHasher: PasswordHasher;
  productName: string;
  openAfterSignup: SessionService['openAfterSignup'];
  isOfTenant(email: string): Promise<boolean>;
}

type ConfirmInput = ParsedInputOf<typeof confirmSignupCall>;

/**
 * Counts a try of a code; throws `too_many_tries`. The long code of a link cannot be guessed and only its sender is
 * slowed.
 */
async function countConfirm(
  { limits }: ConfirmDeps,
  { email, code, address }: { email: string; code: string; address: string },
): Promise<void> {
  const source = toSource(address);
  const typed = isTyped(code) ? [limit.typedCodesOf(email, source), limit.typedCodesOfAll(email)] : [];
  await limits.check([limit.confirmsFrom(source), ...typed]);
}

/** The same writes for known and unknown addresses. @see AUTH-19 */
async function recordWrongCode(
  { audit }: ConfirmDeps,
  refusal: Problem,
  { found, origin }: { found: store.SignupAccount | undefined; origin: Origin },
): Promise<Problem> {
  await audit.recordRefusal({
    action: 'account.confirm',
    refused: refusal.code,
    companyId: found?.companyId,
    ...(found ? { subject: { kind: 'person', id: found.personId } } : {}),
    origin,
  });
  return refusal;
}

/**
 * Whose browser confirms a signup. `own`: the one that signed up. `foreign`: another one that says so, or that has a
 * signup of its own under way. `unknown`: nothing can be said.
 */
function findBrowser(draft: SignupDraft | null, key: string | undefined): 'own' | 'foreign' | 'unknown' {
  if (draft?.browserHash === undefined || key === undefined) return 'unknown';
  return timingSafeEqual(toLinkHash(key), Buffer.from(draft.browserHash, 'base64url')) ? 'own' : 'foreign';
}

/**
 * Somebody may sign up with another person's address, and the mail goes to that person. A code that they type beside a
 * signup of their own must not confirm the stranger's name and password; a link is followed by the programs that read
 * mail for safety, and must confirm nothing before its reader was asked. @see SIGN-15
 */
function findForeign(
  draft: SignupDraft | null,
  { code, browser_key, confirmed }: Pick<ConfirmInput, 'code' | 'browser_key' | 'confirmed'>,
): Problem | undefined {
  const browser = findBrowser(draft, browser_key);
  if (isTyped(code)) return browser === 'foreign' ? toCodeProblem({ kind: 'wrong' }) : undefined;
  const isAsked = draft?.browserHash !== undefined && browser !== 'own' && confirmed !== true;
  return isAsked ? problem('confirm_sign_in') : undefined;
}

type Completed = { refusal: Problem } | { personId: PersonId; isOwnBrowser: boolean };

async function complete(
  tx: Tx,
  deps: ConfirmDeps,
  given: {
    input: ConfirmInput;
    email: string;
    newHash: string | undefined;
    found: store.SignupAccount | undefined;
    origin: Origin;
  },
): Promise<Completed> {
  const { codes, events, audit, clock } = deps;
  const { input, email, newHash, found, origin } = given;
  const { code } = input;
  const now = clock.now();
  const checked = await codes.check(tx, { email, purpose: 'account', code, now });
  if (checked.kind !== 'right') return { refusal: toCodeProblem(checked) };
  // A code from before does not give back what the company took away.
  if (!found || found.state === 'active' || found.state === 'deactivated')
    return { refusal: toCodeProblem({ kind: 'wrong' }) };
  const { draft, source } = checked.row;
  const foreign = findForeign(draft, input);
  if (foreign) return { refusal: foreign };
  // The password of an invitation is temporary: it never becomes the person's own. @see ASVS 6.4.1
  if (newHash === undefined && !draft && (found.state === 'invited' || !found.hasPassword))
    return { refusal: atField({ new_password: validation.required('') ?? '' }) };
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
  return { personId: found.personId, isOwnBrowser: findBrowser(draft, input.browser_key) === 'own' };
}

/** @see SIGN-3, SIGN-4, SIGN-15 */
export async function confirmSignup(
  deps: ConfirmDeps,
  input: ConfirmInput,
  origin: Origin,
): Promise<{ message: string; data: Partial<LoginData> }> {
  const { email: typedEmail, code, new_password } = input;
  const { db, codes, limits, passwordHasher, productName } = deps;
  if (typedEmail === undefined && isTyped(code)) throw atField({ email: validation.required('') ?? '' });
  // A code that nobody was mailed has no address, and is refused like a wrong one.
  const email = typedEmail ?? (await codes.findEmail(db, 'account', code)) ?? '';
  await countConfirm(deps, { email, code, address: origin.address });
  await checkNewPassword(new_password, { email, words: [productName] });
  const newHash = new_password === undefined ? undefined : await passwordHasher.hash(new_password);
  // A wrong code is counted too, so it is thrown after the transaction.
  const { completed, found } = await db.transaction(async (tx) => {
    // The account is locked first, as everywhere, so that a resend at the same moment cannot deadlock.
    const found = await store.lockAccount(tx, email);
    return { completed: await complete(tx, deps, { input, email, newHash, found, origin }), found };
  });
  if ('refusal' in completed) {
    // The person is asked, and nothing was refused yet.
    if (completed.refusal.code === 'confirm_sign_in') throw completed.refusal;
    throw await recordWrongCode(deps, completed.refusal, { found, origin });
  }
  await limits.forget(limit.typedCodesOf(email, toSource(origin.address)));
  const { personId, isOwnBrowser } = completed;
  // A tenant may have taken the domain over since the code was mailed: its identity provider decides then.
  if (!isOwnBrowser || (await deps.isOfTenant(email))) return { message: '', data: {} };
  return deps.openAfterSignup(personId, origin);
}
