import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  type AuthData,
  MAGIC_LINK_LIFETIME_SECONDS,
  MAGIC_LINK_LOCK_SECONDS,
  type ProblemCode,
  PUBLIC_PAGES,
  problem,
} from '@drawbridge/contracts';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import { toSource } from '../../../platform/limits/address.ts';
import type { Limit, Limits } from '../../../platform/limits/limits.ts';
import type { ToMailContent } from '../../../platform/mail/email-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { activateAccount } from '../../kernel/people/index.ts';
import type { SecondFactorParts } from '../second-factor/index.ts';
import * as links from './links.store.ts';
import { toMagicLinkEmail } from './session.mails.ts';
import { type AccountRow, findAccount, lockAccount, type SessionRow } from './session.store.ts';
import { toAuthData } from './session-serializer.ts';
import type { IsPasswordAllowed, Sessions } from './sessions.ts';
import type { SignInGuard } from './sign-in-guard.ts';
import { LOGIN_MESSAGE, SECOND_STEP_MESSAGE } from './sign-in-messages.ts';
import type { HashSource } from './source.ts';

const MAX_TRIES = 5;
const MINUTE_MS = 60_000;

/** One link in thirty seconds for one person, requested from one address. @see AUTH-12 */
const perPair = (email: string, source: string): Limit => ({
  of: ['magic link', email, source],
  most: 1,
  windowMs: MAGIC_LINK_LOCK_SECONDS * 1000,
});
const perSource = (source: string): Limit => ({
  of: ['magic link', source],
  most: 120,
  windowMs: 10 * MINUTE_MS,
});
/** A mailbox cannot be filled from networks that the person never signed in from: past this figure one each minute. */
const perPerson = (email: string): Limit => ({
  of: ['magic link from elsewhere', email],
  most: 10,
  windowMs: 10 * MINUTE_MS,
});
const perPersonAndMinute = (email: string): Limit => ({
  of: ['magic link of a minute', email],
  most: 1,
  windowMs: MINUTE_MS,
});
const perResponder = (source: string): Limit => ({
  of: ['magic link answer', source],
  most: 60,
  windowMs: MINUTE_MS,
});

const toHash = (code: string) => createHash('sha256').update(code).digest();

export interface MagicLinks {
  /** Mails a link, or does work that takes as long. Throws `too_many_tries`. @see AUTH-18, AUTH-19 */
  send(request: { email: string; browserKey?: string | undefined }, address: string): Promise<void>;
  /** Mails a link to a person whose right password is not enough; does the same work when it was wrong. */
  sendAfterPassword(email: string, origin: Origin, password: { isRight: boolean }): Promise<void>;
  /**
   * Signs in, once. Throws `session_invalid`, `wrong_code`, `code_expired`, `too_many_tries`, and `confirm_sign_in` in
   * another browser than the one that requested the link. @see CALL-7
   */
  respond(given: LinkAnswer, origin: Origin): Promise<{ message: string; data: Partial<AuthData> }>;
}

interface LinkAnswer {
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

export function createMagicLinks(deps: {
  database: Database;
  sessions: Sessions;
  guard: SignInGuard;
  secondSteps: SecondFactorParts['secondSteps'];
  limits: Limits;
  mailer: Mailer;
  toMailContent: ToMailContent;
  events: EventBus;
  audit: Audit;
  clock: Clock;
  hashSource: HashSource;
  publicUrl: string;
  productName: string;
  isPasswordAllowed: IsPasswordAllowed;
}): MagicLinks {
  const { database, sessions, guard, limits, mailer, events, audit, clock, hashSource } = deps;
  const { publicUrl, productName } = deps;
  const { db } = database;

  type Request = { email: string; source: string; isKnown: boolean };
  /** Seconds to wait before another link, if any; counts the request. */
  async function countRequest(tx: Tx, { email, source, isKnown }: Request) {
    const locked = await limits.count(tx, [perPair(email, source)]);
    if (locked !== undefined) return locked;
    return limits.count(tx, isKnown ? [] : [perSource(source)]);
  }

  /**
   * False when others requested so many links that another one would only fill the mailbox: one of the last minute is
   * there, and signs its owner in as well. So nobody can keep a person from a link. @see decision 0087
   */
  async function isMailDue(tx: Tx, { email, isKnown }: Request) {
    if (isKnown || (await limits.count(tx, [perPerson(email)])) === undefined) return true;
    return (await limits.count(tx, [perPersonAndMinute(email)])) === undefined;
  }

  async function mailLink(
    tx: Tx,
    given: { email: string; address: string; browserKey?: string | undefined; isWithheld: boolean },
  ) {
    const { email, address, browserKey, isWithheld } = given;
    const id = randomBytes(16).toString('base64url');
    const code = randomBytes(32).toString('base64url');
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + MAGIC_LINK_LIFETIME_SECONDS * 1000);
    await links.insertLink(tx, {
      id,
      email,
      codeHash: toHash(code).toString('base64url'),
      browserHash: browserKey === undefined ? null : toHash(browserKey).toString('base64url'),
      source: hashSource(address),
      createdAt,
      expiresAt,
    });
    const content = deps.toMailContent(toMagicLinkEmail(productName, toAddress(email, id, code)));
    // The same writes for every address: the response time reveals no more than the response. @see AUTH-19
    await mailer.send(tx, { to: email, ...content }, { usefulUntil: expiresAt, withheld: isWithheld });
  }

  async function findReceiver(email: string, address: string) {
    const found = await findAccount(db, { email });
    const isKnown = await guard.isKnown(email, address);
    const isAllowed = await deps.isPasswordAllowed(email, found?.personId);
    return { isKnown, isWithheld: !found || !isAllowed };
  }

  /** Only the installation's own address is used in a mail, never one that a request names. */
  function toAddress(email: string, session: string, code: string): string {
    return `${publicUrl}${PUBLIC_PAGES.auth}?${new URLSearchParams({ email, session, code })}`;
  }

  async function useLink(
    tx: Tx,
    { username, session: id, code, browserKey = '', confirmed = false }: LinkAnswer,
    origin: Origin,
  ): Promise<Outcome> {
    const now = clock.now();
    await lockAccount(tx, username);
    const link = await links.lockLink(tx, id);
    if (!link || link.endedAt || link.tries >= MAX_TRIES || link.email !== username)
      return refused('session_invalid');
    if (!timingSafeEqual(toHash(code), Buffer.from(link.codeHash, 'base64url'))) {
      await links.countLinkTry(tx, id);
      return refused('wrong_code');
    }
    if (link.expiresAt <= now) return refused('code_expired');
    const isSameBrowser =
      link.browserHash === null ||
      timingSafeEqual(toHash(browserKey), Buffer.from(link.browserHash, 'base64url'));
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
    const message = sessions.findRedirect(found);
    if (message) return { kind: 'elsewhere', message };
    const step = await deps.secondSteps.open(tx, found.personId, 'email link');
    if (step) return { kind: 'second step', step };
    return { kind: 'in', found, session: await sessions.begin(tx, found, origin, { way: 'email link' }) };
  }

  /** The same writes for known and unknown addresses. @see AUTH-19 */
  async function recordRefusal(email: string, code: ProblemCode, origin: Origin) {
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

  return {
    async send({ email, browserKey }, address) {
      const { isKnown, isWithheld } = await findReceiver(email, address);
      const request = { email, source: toSource(address), isKnown };
      const retryAfterSeconds = await db.transaction(async (tx) => {
        const wait = await countRequest(tx, request);
        if (wait !== undefined) return wait;
        if (await isMailDue(tx, request)) await mailLink(tx, { email, address, browserKey, isWithheld });
        return undefined;
      });
      if (retryAfterSeconds !== undefined) throw problem('too_many_tries', { retryAfterSeconds });
      mailer.wake();
    },

    async sendAfterPassword(email, { address }, { isRight }) {
      const { isWithheld } = await findReceiver(email, address);
      await db.transaction((tx) => mailLink(tx, { email, address, isWithheld: isWithheld || !isRight }));
      mailer.wake();
    },

    async respond(given, origin) {
      const limit = perResponder(toSource(origin.address));
      await limits.check([limit]);
      // A refusal is counted too, so it is thrown after the transaction.
      const outcome = await db.transaction((tx) => useLink(tx, given, origin));
      if (outcome.kind === 'refused') {
        // The person is asked, and nothing was refused yet.
        if (outcome.code !== 'confirm_sign_in') await recordRefusal(given.username, outcome.code, origin);
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
    },
  };
}
