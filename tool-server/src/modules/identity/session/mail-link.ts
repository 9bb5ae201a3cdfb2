import { randomBytes } from 'node:crypto';
import { MAGIC_LINK_LIFETIME_SECONDS, PUBLIC_PAGES, problem } from '@drawbridge/contracts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import { toSource } from '../../../platform/limits/address.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { ToMailContent } from '../../../platform/mail/email-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { toLinkHash } from './link-hash.ts';
import { insertLink } from './links.store.ts';
import { linksFrom, linksFromElsewhereTo, linksOf, linksOfMinuteTo } from './magic-link.limits.ts';
import { toMagicLinkEmail } from './magic-link.mails.ts';
import { findAccount } from './session.store.ts';
import type { IsPasswordAllowed } from './sessions.ts';
import type { SignInGuard } from './sign-in.limits.ts';
import type { HashSource } from './source.ts';

interface MailDeps {
  db: Database['db'];
  guard: SignInGuard;
  limits: Limits;
  mailer: Mailer;
  toMailContent: ToMailContent;
  clock: Clock;
  hashSource: HashSource;
  publicUrl: string;
  productName: string;
  isPasswordAllowed: IsPasswordAllowed;
}

interface Request {
  email: string;
  source: string;
  isKnown: boolean;
}

/** Seconds to wait before another link, if any; counts the request. */
async function countRequest(tx: Tx, { limits }: MailDeps, { email, source, isKnown }: Request) {
  const locked = await limits.count(tx, [linksOf(email, source)]);
  if (locked !== undefined) return locked;
  return limits.count(tx, isKnown ? [] : [linksFrom(source)]);
}

/**
 * False when others requested so many links that another one would only fill the mailbox: one of the last minute is
 * there, and signs its owner in as well. So nobody can keep a person from a link. @see decision 0087
 */
async function isMailDue(tx: Tx, { limits }: MailDeps, { email, isKnown }: Request): Promise<boolean> {
  if (isKnown || (await limits.count(tx, [linksFromElsewhereTo(email)])) === undefined) return true;
  return (await limits.count(tx, [linksOfMinuteTo(email)])) === undefined;
}

async function findReceiver({ db, guard, isPasswordAllowed }: MailDeps, email: string, address: string) {
  const found = await findAccount(db, { email });
  const isKnown = await guard.isKnown(email, address);
  const isAllowed = await isPasswordAllowed(email, found?.personId);
  return { isKnown, isWithheld: !found || found.account.state === 'deactivated' || !isAllowed };
}

async function writeLink(
  tx: Tx,
  deps: MailDeps,
  given: { email: string; address: string; browserKey?: string | undefined; isWithheld: boolean },
): Promise<void> {
  const { mailer, toMailContent, clock, hashSource, publicUrl, productName } = deps;
  const { email, address, browserKey, isWithheld } = given;
  const id = randomBytes(16).toString('base64url');
  const code = randomBytes(32).toString('base64url');
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + MAGIC_LINK_LIFETIME_SECONDS * 1000);
  await insertLink(tx, {
    id,
    email,
    codeHash: toLinkHash(code).toString('base64url'),
    browserHash: browserKey === undefined ? null : toLinkHash(browserKey).toString('base64url'),
    source: hashSource(address),
    createdAt,
    expiresAt,
  });
  // Only the installation's own address is used in a mail, never one that a request names.
  const link = `${publicUrl}${PUBLIC_PAGES.auth}?${new URLSearchParams({ email, session: id, code })}`;
  const content = toMailContent(toMagicLinkEmail(productName, link));
  // The same writes for every address: the response time reveals no more than the response. @see AUTH-19
  await mailer.send(tx, { to: email, ...content }, { usefulUntil: expiresAt, withheld: isWithheld });
}

/** Mails a link, or does work that takes as long. Throws `too_many_tries`. @see AUTH-18, AUTH-19 */
export async function mailLink(
  deps: MailDeps,
  { email, browserKey }: { email: string; browserKey?: string | undefined },
  address: string,
): Promise<void> {
  const { db, mailer } = deps;
  const { isKnown, isWithheld } = await findReceiver(deps, email, address);
  const request = { email, source: toSource(address), isKnown };
  const retryAfterSeconds = await db.transaction(async (tx) => {
    const wait = await countRequest(tx, deps, request);
    if (wait !== undefined) return wait;
    if (await isMailDue(tx, deps, request))
      await writeLink(tx, deps, { email, address, browserKey, isWithheld });
    return undefined;
  });
  if (retryAfterSeconds !== undefined) throw problem('too_many_tries', { retryAfterSeconds });
  mailer.wake();
}

/** Mails a link to a person whose right password is not enough; does the same work when it was wrong. */
export async function mailLinkAfterPassword(
  deps: MailDeps,
  email: string,
  { origin: { address }, isRight }: { origin: Origin; isRight: boolean },
): Promise<void> {
  const { db, mailer } = deps;
  const { isWithheld } = await findReceiver(deps, email, address);
  await db.transaction((tx) => writeLink(tx, deps, { email, address, isWithheld: isWithheld || !isRight }));
  mailer.wake();
}
