import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  type AuthData,
  MAGIC_LINK_LIFETIME_SECONDS,
  MAGIC_LINK_LOCK_SECONDS,
  type ProblemCode,
  PUBLIC_PAGES,
  problem,
} from '@drawbridge/contracts';
import type { EventBus } from '../../events.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { toSource } from '../../platform/limits/address.ts';
import type { Limit, Limits } from '../../platform/limits/limits.ts';
import type { ToMailContent } from '../../platform/mail/email-template.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { activateAccount } from '../people/index.ts';
import * as links from './links.store.ts';
import { toMagicLinkEmail } from './session.mails.ts';
import { type AccountRow, findAccount, lockAccount, type SessionRow } from './session.store.ts';
import { toAuthData } from './session-serializer.ts';
import type { IsPasswordAllowed, Sessions, SignInContext } from './sessions.ts';
import type { SignInGuard } from './sign-in-guard.ts';
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
/** A mailbox cannot be filled from addresses that the person never signed in from. */
const perPerson = (email: string): Limit => ({
  of: ['magic link from elsewhere', email],
  most: 10,
  windowMs: 10 * MINUTE_MS,
});
const perResponder = (source: string): Limit => ({
  of: ['magic link answer', source],
  most: 60,
  windowMs: MINUTE_MS,
});

const toHash = (code: string) => createHash('sha256').update(code).digest();

export interface MagicLinks {
  /** Mails a link, or does work that takes as long. Throws `too_many_tries`. @see AUTH-18, AUTH-19 */
  send(email: string, context: SignInContext): Promise<void>;
  /** Signs in, once. Throws `session_invalid`, `wrong_code`, `code_expired`, `too_many_tries`. @see CALL-7 */
  respond(
    given: { username: string; session: string; code: string },
    context: SignInContext,
  ): Promise<{ message: string; data: Partial<AuthData> }>;
}

type Outcome =
  | { kind: 'refused'; code: ProblemCode }
  | { kind: 'elsewhere'; message: string }
  | { kind: 'in'; found: AccountRow; session: SessionRow };

const refused = (code: ProblemCode): Outcome => ({ kind: 'refused', code });

export function createMagicLinks(deps: {
  database: Database;
  sessions: Sessions;
  guard: SignInGuard;
  limits: Limits;
  mailer: Mailer;
  toMailContent: ToMailContent;
  events: EventBus;
  clock: Clock;
  hashSource: HashSource;
  publicUrl: string;
  productName: string;
  isPasswordAllowed: IsPasswordAllowed;
}): MagicLinks {
  const { database, sessions, guard, limits, mailer, events, clock, hashSource, publicUrl, productName } =
    deps;
  const { db } = database;

  /** Seconds to wait before another link, if any; counts the request. */
  async function countRequest(tx: Tx, email: string, source: string, isKnown: boolean) {
    const locked = await limits.count(tx, [perPair(email, source)]);
    if (locked !== undefined) return locked;
    return limits.count(tx, isKnown ? [] : [perSource(source), perPerson(email)]);
  }

  /** Only the installation's own address is used in a mail, never one that a request names. */
  function toAddress(email: string, session: string, code: string): string {
    return `${publicUrl}${PUBLIC_PAGES.auth}?${new URLSearchParams({ email, session, code })}`;
  }

  async function useLink(
    tx: Tx,
    { username, session: id, code }: { username: string; session: string; code: string },
    context: SignInContext,
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
      found = (await findAccount(tx, { personId })) ?? found;
    }
    const message = sessions.findRedirect(found);
    if (message) return { kind: 'elsewhere', message };
    return { kind: 'in', found, session: await sessions.begin(tx, found, context) };
  }

  return {
    async send(email, { address }) {
      const source = toSource(address);
      const [found, isKnown] = [await findAccount(db, { email }), await guard.isKnown(email, address)];
      const isAllowed = await deps.isPasswordAllowed(email, found?.personId);
      const id = randomBytes(16).toString('base64url');
      const code = randomBytes(32).toString('base64url');
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + MAGIC_LINK_LIFETIME_SECONDS * 1000);
      const content = deps.toMailContent(toMagicLinkEmail(productName, toAddress(email, id, code)));
      const retryAfterSeconds = await db.transaction(async (tx) => {
        const wait = await countRequest(tx, email, source, isKnown);
        if (wait !== undefined) return wait;
        await links.insertLink(tx, {
          id,
          email,
          codeHash: toHash(code).toString('base64url'),
          source: hashSource(address),
          createdAt: now,
          expiresAt,
        });
        // The same writes for every address: the response time reveals no more than the response. @see AUTH-19
        await mailer.send(
          tx,
          { to: email, ...content },
          { usefulUntil: expiresAt, withheld: !found || !isAllowed },
        );
        return undefined;
      });
      if (retryAfterSeconds !== undefined) throw problem('too_many_tries', { retryAfterSeconds });
      mailer.wake();
    },

    async respond(given, context) {
      const limit = perResponder(toSource(context.address));
      await limits.check([limit]);
      // A refusal is counted too, so it is thrown after the transaction.
      const outcome = await db.transaction((tx) => useLink(tx, given, context));
      if (outcome.kind === 'refused') throw problem(outcome.code);
      await limits.giveBack(limit);
      if (outcome.kind === 'elsewhere') return { message: outcome.message, data: {} };
      const { found, session } = outcome;
      return {
        message: 'Login successful',
        data: toAuthData(found, await sessions.toTokens(found, session)),
      };
    },
  };
}
