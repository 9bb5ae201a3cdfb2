import { and, eq, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Job } from '../jobs/jobs.ts';
import type { Log } from '../log/log.ts';
import type { Secret } from '../secret/secret.ts';
import { mail } from './mail.table.ts';
import { openMail } from './mailer.ts';
import type { MailOutcome, MailTransport } from './smtp.ts';

const EVERY_MS = 2_000;
const SWEEP_MS = 3_600_000;
const SHARE = 20;
/** Longer than a batch takes; then another process may send, under the same Message-ID. */
const CLAIM_MS = 300_000;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 3_600_000;
/** About two days. */
const MAX_TRIES = 55;
const RETENTION_MS = 30 * 86_400_000;

interface ClaimedMail extends Record<string, unknown> {
  id: string;
  to: string;
  encrypted: string | null;
  useful_until: string | Date | null;
  tries: number;
}

/** The process that claims a mail sends it; skip locked, so that several processes never take the same one. */
const CLAIM = `
with due as (
  select id from mail
  where due_at <= $1::timestamptz and (claimed_until is null or claimed_until <= $1::timestamptz)
  order by due_at limit ${SHARE} for update skip locked
)
update mail set claimed_until = $2::timestamptz, tries = mail.tries + 1 from due where mail.id = due.id
returning mail.id, mail."to", mail.sealed as encrypted, mail.useful_until, mail.tries`;

/** Doubles from five seconds to an hour, reduced by up to a half so that many do not return together. */
const toWaitMs = (tries: number) =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(tries - 1, 20)) * (0.5 + Math.random() / 2);

/** Delivers the outbox: due mail is given to the transport, a failure is tried again, a refusal is stored. */
export function createMailDelivery(deps: {
  database: Database;
  secret: Secret;
  transport: MailTransport;
  clock: Clock;
  log: Log;
  /** True in development: delivered mail stays readable for the outbox pages. */
  storesContent: boolean;
}): Job {
  const { database, secret, transport, clock, log, storesContent } = deps;
  const { db } = database;

  async function deliver(claimed: ClaimedMail): Promise<MailOutcome> {
    if (claimed.useful_until && new Date(claimed.useful_until) <= clock.now())
      return { kind: 'refused', reason: 'no longer useful' };
    const content = openMail(secret, claimed.encrypted);
    if (!content) return { kind: 'refused', reason: 'encrypted under another secret' };
    return transport.deliver(claimed.id, { to: claimed.to, ...content });
  }

  async function note({ id, tries }: ClaimedMail, outcome: MailOutcome): Promise<void> {
    // A mail with an expired claim may have been sent by another process meanwhile: what that one recorded is left
    // alone.
    const own = and(eq(mail.id, id), isNull(mail.sentAt), eq(mail.tries, tries));
    const now = clock.now();
    if (outcome.kind === 'sent') {
      const encrypted = storesContent ? {} : { encrypted: null };
      await db
        .update(mail)
        .set({ sentAt: now, dueAt: null, claimedUntil: null, ...encrypted })
        .where(own);
      log.info({ event: 'mail.sent', mail: id, tries }, 'mail sent');
      return;
    }
    const { reason } = outcome;
    if (outcome.kind === 'refused' || tries >= MAX_TRIES) {
      await db.update(mail).set({ failure: reason, dueAt: null, claimedUntil: null }).where(own);
      log.warn({ event: 'mail.failed', mail: id, tries, reason }, 'mail given up');
      return;
    }
    const dueAt = new Date(now.getTime() + toWaitMs(tries));
    await db.update(mail).set({ dueAt, claimedUntil: null }).where(own);
    log.warn({ event: 'mail.retry', mail: id, tries, reason, dueAt }, 'mail waits');
  }

  return {
    name: 'mail',
    everyMs: EVERY_MS,
    async run() {
      const now = clock.now();
      const claimed = await database.query<ClaimedMail>({
        name: 'mail_claim',
        text: CLAIM,
        values: [now.toISOString(), new Date(now.getTime() + CLAIM_MS).toISOString()],
      });
      await Promise.all(claimed.map(async (one) => note(one, await deliver(one))));
      return claimed.length;
    },
  };
}

/** Removes sent and given-up mail after a month, withheld mail immediately. */
export function createMailSweep(deps: { database: Database; clock: Clock }): Job {
  const { db } = deps.database;
  return {
    name: 'mail-sweep',
    everyMs: SWEEP_MS,
    async run() {
      const before = new Date(deps.clock.now().getTime() - RETENTION_MS);
      const isDone = or(isNotNull(mail.sentAt), isNotNull(mail.failure));
      const gone = await db
        .delete(mail)
        .where(or(eq(mail.withheld, true), and(isDone, lte(mail.writtenAt, before))))
        .returning({ id: mail.id });
      return gone.length;
    },
  };
}
