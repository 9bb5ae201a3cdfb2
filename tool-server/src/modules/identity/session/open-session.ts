import { type PersonId, problem } from '@drawbridge/contracts';
import type { AuthData, LoginData } from '@drawbridge/contracts/identity';
import type { Database } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { SecondFactorParts } from '../second-factor/index.ts';
import { type AccountRow, findAccount } from './session.store.ts';
import { type Tokens, toAuthData, toLoginData } from './session-serializer.ts';
import type { Sessions, SignInWay } from './sessions.ts';
import { LOGIN_MESSAGE, SECOND_STEP_MESSAGE } from './sign-in-messages.ts';

export interface OpenDeps {
  db: Database['db'];
  sessions: Sessions;
  mailer: Mailer;
}

/** Begins a session of a person who may have one now; gives its tokens. */
export async function beginSession(
  { db, sessions, mailer }: OpenDeps,
  found: AccountRow,
  { origin, way }: { origin: Origin; way: SignInWay },
): Promise<Tokens> {
  const session = await db.transaction((tx) => sessions.begin(tx, found, origin, { way }));
  mailer.wake();
  return sessions.toTokens(found, session);
}

/** Opens a session for a person whose identity was proven elsewhere. Throws `not_verified`, `account_deactivated`. */
export async function openSession(
  deps: OpenDeps,
  personId: PersonId,
  origin: Origin,
): Promise<{ message: string; data: Partial<AuthData> }> {
  const { db, sessions } = deps;
  const found = await findAccount(db, { personId });
  if (!found || found.account.state === 'unverified') throw problem('not_verified');
  if (found.account.state === 'deactivated') throw problem('account_deactivated');
  const redirect = sessions.findRedirect(found);
  if (redirect) return { message: redirect, data: {} };
  const tokens = await beginSession(deps, found, { origin, way: 'single sign-on' });
  return { message: LOGIN_MESSAGE, data: toAuthData(found, tokens) };
}

/**
 * Opens a session for a person whose code was confirmed in the browser of their signup: the mailbox is proven, and the
 * password was chosen there. What a sign-in by password asks for, this asks for too. @see SIGN-15
 */
export async function openAfterSignup(
  deps: OpenDeps & { secondSteps: SecondFactorParts['secondSteps'] },
  personId: PersonId,
  origin: Origin,
): Promise<{ message: string; data: Partial<LoginData> }> {
  const { db, sessions, secondSteps } = deps;
  const found = await findAccount(db, { personId });
  if (found?.account.state !== 'active') return { message: '', data: {} };
  const redirect = sessions.findRedirect(found);
  if (redirect) return { message: redirect, data: {} };
  const step = await db.transaction((tx) => secondSteps.open(tx, personId, 'email link'));
  if (step) return { message: SECOND_STEP_MESSAGE, data: { second_step: step } };
  const tokens = await beginSession(deps, found, { origin, way: 'sign-up' });
  return { message: LOGIN_MESSAGE, data: toLoginData(found, tokens) };
}
