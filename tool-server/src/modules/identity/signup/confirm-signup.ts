import type { ParsedInputOf, Problem } from '@drawbridge/contracts';
import type { confirmSignup as confirmSignupCall } from '@drawbridge/contracts/identity';
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
import { checkNewPassword } from './check-new-password.ts';
import { atField, toCodeProblem } from './code-problems.ts';
import { isTyped, type MailCodes } from './mail-codes.ts';
import { findOffer } from './offers.ts';
import * as limit from './signup.limits.ts';
import * as store from './signup.store.ts';

interface ConfirmDeps {
  db: Database['db'];
  codes: MailCodes;
  limits: Limits;
  events: EventBus;
  audit: Audit;
  clock: Clock;
  passwordHasher: PasswordHasher;
  productName: string;
}

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

async function complete(
  tx: Tx,
  deps: ConfirmDeps,
  given: {
    email: string;
    code: string;
    newHash: string | undefined;
    found: store.SignupAccount | undefined;
    origin: Origin;
  },
): Promise<Problem | undefined> {
  const { codes, events, audit, clock } = deps;
  const { email, code, newHash, found, origin } = given;
  const now = clock.now();
  const checked = await codes.check(tx, { email, purpose: 'account', code, now });
  if (checked.kind !== 'right') return toCodeProblem(checked);
  // A code from before does not give back what the company took away.
  if (!found || found.state === 'active' || found.state === 'deactivated')
    return toCodeProblem({ kind: 'wrong' });
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

/** @see SIGN-3, SIGN-4 */
export async function confirmSignup(
  deps: ConfirmDeps,
  { email: typedEmail, code, new_password }: ParsedInputOf<typeof confirmSignupCall>,
  origin: Origin,
): Promise<void> {
  const { db, codes, limits, passwordHasher, productName } = deps;
  if (typedEmail === undefined && isTyped(code)) throw atField({ email: validation.required('') ?? '' });
  // A code that nobody was mailed has no address, and is refused like a wrong one.
  const email = typedEmail ?? (await codes.findEmail(db, 'account', code)) ?? '';
  await countConfirm(deps, { email, code, address: origin.address });
  await checkNewPassword(new_password, { email, words: [productName] });
  const newHash = new_password === undefined ? undefined : await passwordHasher.hash(new_password);
  // A wrong code is counted too, so it is thrown after the transaction.
  const { refusal, found } = await db.transaction(async (tx) => {
    // The account is locked first, as everywhere, so that a resend at the same moment cannot deadlock.
    const found = await store.lockAccount(tx, email);
    return { refusal: await complete(tx, deps, { email, code, newHash, found, origin }), found };
  });
  if (refusal) throw await recordWrongCode(deps, refusal, { found, origin });
  await limits.forget(limit.typedCodesOf(email, toSource(origin.address)));
}
