import { type Problem, type ProblemCode, problem } from '@drawbridge/contracts';
import type { LoginData } from '@drawbridge/contracts/identity';
import type { Origin } from '../../../platform/http/api.ts';
import type { PasswordHasher } from '../../../platform/password/password-hash.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import type { SecondFactorParts } from '../second-factor/index.ts';
import type { MagicLinks } from './magic-link.service.ts';
import { beginSession, type OpenDeps } from './open-session.ts';
import { type AccountRow, findAccount, storePasswordHash } from './session.store.ts';
import { toLoginData } from './session-serializer.ts';
import type { IsPasswordAllowed } from './sessions.ts';
import type { SignInGuard } from './sign-in.limits.ts';
import { LOGIN_MESSAGE, SECOND_STEP_MESSAGE } from './sign-in-messages.ts';

interface PasswordDeps extends OpenDeps {
  passwordHasher: PasswordHasher;
  isPasswordAllowed: IsPasswordAllowed;
  guard: SignInGuard;
  magicLinks: MagicLinks;
  secondSteps: SecondFactorParts['secondSteps'];
  audit: Audit;
}

type SignedIn = { message: string; data: Partial<LoginData> };

/** The same writes for known and unknown addresses. @see AUTH-19 */
async function refuse(
  { audit }: PasswordDeps,
  refused: ProblemCode,
  { found, origin }: { found: AccountRow | undefined; origin: Origin },
): Promise<Problem> {
  await audit.recordRefusal({
    action: 'session.begin',
    refused,
    companyId: found?.companyId,
    ...(found ? { subject: { kind: 'person', id: found.personId } } : {}),
    origin,
    details: { way: 'password' },
  });
  return problem(refused);
}

/** Tokens, or what the second factor is asked for with. */
async function openAfterPassword(
  deps: PasswordDeps,
  found: AccountRow,
  { origin, newHash }: { origin: Origin; newHash: string | undefined },
): Promise<SignedIn> {
  const { db, secondSteps } = deps;
  const { personId } = found;
  const step = await db.transaction(async (tx) => {
    if (newHash !== undefined) await storePasswordHash(tx, personId, newHash);
    return secondSteps.open(tx, personId, 'password');
  });
  if (step) return { message: SECOND_STEP_MESSAGE, data: { second_step: step } };
  const tokens = await beginSession(deps, found, { origin, way: 'password' });
  return { message: LOGIN_MESSAGE, data: toLoginData(found, tokens) };
}

/** @see AUTH-36..AUTH-39 */
export async function signInWithPassword(
  deps: PasswordDeps,
  { username: email, password }: { username: string; password: string },
  origin: Origin,
): Promise<SignedIn> {
  const { db, passwordHasher, isPasswordAllowed, guard, magicLinks, sessions } = deps;
  const attempt = await guard.begin(email, origin.address);
  const isDomainOpen = await isPasswordAllowed(email);
  const found = await findAccount(db, { email });
  const from = { found, origin };
  const hash = found?.account.passwordHash;
  const isRight = (await passwordHasher.check(password, hash)) && found !== undefined;
  if (attempt.isDoubtful) {
    // Others used the tries up. The mail goes to the owner alone, so the answer tells nobody whether it was right.
    await magicLinks.sendAfterPassword(email, origin, { isRight });
    throw await refuse(deps, isDomainOpen ? 'confirm_by_mail' : 'sso_required', from);
  }
  // The same for the whole domain, known addresses or not, so that it reveals nothing about the account.
  if (!isDomainOpen && !(isRight && (await isPasswordAllowed(email, found.personId))))
    throw await refuse(deps, 'sso_required', from);
  if (!isRight) throw await refuse(deps, 'bad_credentials', from);
  await attempt.passwordWasRight();
  if (found.account.state === 'unverified') throw await refuse(deps, 'not_verified', from);
  if (found.account.state === 'deactivated') throw await refuse(deps, 'account_deactivated', from);
  const redirect = sessions.findRedirect(found);
  if (redirect) return { message: redirect, data: {} };
  const newHash = hash && passwordHasher.isOutdated(hash) ? await passwordHasher.hash(password) : undefined;
  return openAfterPassword(deps, found, { origin, newHash });
}
