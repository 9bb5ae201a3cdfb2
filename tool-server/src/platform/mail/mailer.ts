import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Db, DbOrTx } from '../db/database.ts';
import type { Secret } from '../secret/secret.ts';
import { mail } from './mail.table.ts';

export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

export interface Mail extends MailContent {
  to: string;
}

export interface SendOptions {
  /** Not sent any more after this: a link that has expired only confuses. */
  usefulUntil?: Date;
  /** Written and never sent, so that the time it takes does not reveal whether an address is known. @see AUTH-19 */
  withheld?: boolean;
}

export interface Mailer {
  /** Writes the mail in the transaction of the event it is about: both or neither. */
  send(tx: DbOrTx, mail: Mail, options?: SendOptions): Promise<void>;
  /** After the transaction: sends what waits without waiting for the job's interval. */
  wake(): void;
}

/** How mail is delivered: to a server, nowhere (it stays in the outbox and counts as delivered), or not yet. */
export type MailRoute = 'smtp' | 'outbox' | 'waits';

const OUTBOX_PAGE = 200;

export function createMailer(deps: {
  secret: Secret;
  clock: Clock;
  route: MailRoute;
  wake: () => void;
}): Mailer {
  const { secret, clock, route, wake } = deps;
  return {
    async send(tx, { to, ...content }, { usefulUntil, withheld = false } = {}) {
      const now = clock.now();
      const isSentAtOnce = route === 'outbox' && !withheld;
      await tx.insert(mail).values({
        id: randomUUID(),
        to,
        encrypted: secret.encrypt(JSON.stringify(content)),
        writtenAt: now,
        usefulUntil: usefulUntil ?? null,
        dueAt: withheld || isSentAtOnce ? null : now,
        sentAt: isSentAtOnce ? now : null,
        withheld,
      });
    },
    wake,
  };
}

/** The content of an encrypted mail; undefined when it was encrypted under another secret. */
export function openMail(secret: Secret, encrypted: string | null): MailContent | undefined {
  if (encrypted === null) return undefined;
  try {
    return JSON.parse(secret.decrypt(encrypted)) as MailContent;
  } catch (error) {
    // Undecryptable mail is of no use; the caller reports it.
    if (error instanceof Error) return undefined;
    throw error;
  }
}

export interface SentMail extends Mail {
  id: string;
  sentAt: Date;
}

/** Sent mail that is still readable, newest first. */
export async function listSentMail(db: Db, secret: Secret): Promise<SentMail[]> {
  const rows = await db
    .select()
    .from(mail)
    .where(and(isNotNull(mail.sentAt), isNotNull(mail.encrypted)))
    .orderBy(desc(mail.sentAt), desc(mail.position))
    .limit(OUTBOX_PAGE);
  return rows.flatMap(({ id, to, encrypted, sentAt }) => {
    const content = openMail(secret, encrypted);
    return content && sentAt ? [{ id, to, ...content, sentAt }] : [];
  });
}

export async function findSentMail(db: Db, secret: Secret, id: string): Promise<SentMail | undefined> {
  const [row] = await db
    .select()
    .from(mail)
    .where(and(eq(mail.id, id), isNotNull(mail.sentAt)));
  const content = row && openMail(secret, row.encrypted);
  return row?.sentAt && content ? { id, to: row.to, ...content, sentAt: row.sentAt } : undefined;
}
