import { timingSafeEqual } from 'node:crypto';
import { type ProblemCode, problem } from '@drawbridge/contracts';
import type { AuthData } from '@drawbridge/contracts/identity';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import { toSource } from '../../../platform/limits/address.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { activateAccount } from '../../kernel/people/index.ts';
import type { SecondFactorParts } from '../second-factor/index.ts';
import { toLinkHash } from './link-hash.ts';
import * as links from './links.store.ts';
import { linkAnswersFrom } from './magic-link.limits.ts';
import { type AccountRow, findAccount, lockAccount, type SessionRow } from './session.store.ts';
import { toAuthData } from './session-serializer.ts';
import type { Sessions } from './sessions.ts';
import { LOGIN_MESSAGE, SECOND_STEP_MESSAGE } from './sign-in-messages.ts';

const MAX_TRIES = 5;

interface AnswerDeps {
  db: Database['db'];
  sessions: Sessions;
  secondSteps: SecondFactorParts['secondSteps'];
  limits: Limits;
  mailer: Mailer;
  events: EventBus;
  audit: Audit;
  clock: Clock;
}

export interface LinkAnswer {
  username: string;
  session: string;
  code: string;
  browserKey?: string | undefined;
  /** The person said that they want to sign in here. */
  confirmed?: boolean | undefined;
}

type Outcome =
  | { kind: 'refused'; code: ProblemCode }
  | { kind: 'elsewhere'; message: string }
  | { kind: 'second step'; step: NonNullable<AuthData['second_step']> }
  | { kind: 'in'; found: AccountRow; session: SessionRow };

const refused = (code: ProblemCode): Outcome => ({ kind: 'refused', code });

async function useLink(
  tx: Tx,
  deps: AnswerDeps,
  { username, session: id, code, browserKey = '', confirmed = false }: LinkAnswer,
  origin: Origin,
): Promise<Outcome> {
  const { sessions, secondSteps, events, audit, clock } = deps;
  const now = clock.now();
  await lockAccount(tx, username);
  const link = await links.lockLink(tx, id);
  if (!link || link.endedAt || link.tries >= MAX_TRIES || link.email !== username)
    return refused('session_invalid');
  if (!timingSafeEqual(toLinkHash(code), Buffer.from(link.codeHash, 'base64url'))) {
    await links.countLinkTry(tx, id);
    return refused('wrong_code');
  }
  if (link.expiresAt <= now) return refused('code_expired');
  const isSameBrowser =
    link.browserHash === null ||
    timingSafeEqual(toLinkHash(browserKey), Buffer.from(link.browserHash, 'base64url'));
  if (!isSameBrowser && !confirmed) return refused('confirm_sign_in');
  let found = await findAccount(tx, { email: username });
  if (!found) return refused('session_invalid');
  await links.endLinks(tx, username, now);
  if (found.account.state === 'unverified') {
    // Opening the link proves access to the mailbox, which is what confirming the address requires. The password came
    // with an unconfirmed signup; unless it was chosen where the link was requested, it may be a stranger's.
    const { personId, account } = found;
    const isStrangers = account.signedUpFrom !== null && account.signedUpFrom !== link.source;
    await activateAccount(tx, events, {
      personId,
      at: now,
      ...(isStrangers ? { passwordHash: null } : {}),
    });
    const subject = { kind: 'person', id: personId } as const;
    await audit.record(tx, { action: 'account.confirm', actorId: personId, subject, origin });
    found = (await findAccount(tx, { personId })) ?? found;
  }
  if (found.account.state === 'deactivated') return refused('account_deactivated');
  const message = sessions.findRedirect(found);
  if (message) return { kind: 'elsewhere', message };
  const step = await secondSteps.open(tx, found.personId, 'email link');
  if (step) return { kind: 'second step', step };
  return { kind: 'in', found, session: await sessions.begin(tx, found, origin, { way: 'email link' }) };
}

/** The same writes for known and unknown addresses. @see AUTH-19 */
async function recordRefusal(
  { db, audit }: AnswerDeps,
  { email, code, origin }: { email: string; code: ProblemCode; origin: Origin },
): Promise<void> {
  const found = await findAccount(db, { email });
  await audit.recordRefusal({
    action: 'session.begin',
    refused: code,
    companyId: found?.companyId,
    ...(found ? { subject: { kind: 'person', id: found.personId } } : {}),
    origin,
    details: { way: 'email link' },
  });
}

/** Signs in by a mailed link, once. @see CALL-7 */
export async function answerLink(
  deps: AnswerDeps,
  given: LinkAnswer,
  origin: Origin,
): Promise<{ message: string; data: Partial<AuthData> }> {
  const { db, sessions, limits, mailer } = deps;
  const limit = linkAnswersFrom(toSource(origin.address));
  await limits.check([limit]);
  // A refusal is counted too, so it is thrown after the transaction.
  const outcome = await db.transaction((tx) => useLink(tx, deps, given, origin));
  if (outcome.kind === 'refused') {
    // The person is asked, and nothing was refused yet.
    if (outcome.code !== 'confirm_sign_in')
      await recordRefusal(deps, { email: given.username, code: outcome.code, origin });
    throw problem(outcome.code);
  }
  await limits.giveBack(limit);
  mailer.wake();
  if (outcome.kind === 'elsewhere') return { message: outcome.message, data: {} };
  if (outcome.kind === 'second step')
    return { message: SECOND_STEP_MESSAGE, data: { second_step: outcome.step } };
  const { found, session } = outcome;
  return {
    message: LOGIN_MESSAGE,
    data: toAuthData(found, await sessions.toTokens(found, session)),
  };
}
