import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { makeTyped, readTyped, toReadable } from '../../../platform/codes/typed-code.ts';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import { CODE_MINUTES } from './signup.mails.ts';
import { mailCode, type SignupDraft } from './signup.table.ts';

type CodeRow = typeof mailCode.$inferSelect;
type Purpose = CodeRow['purpose'];

const MAX_TRIES = 5;
/** How many a guess is compared with. */
const MOST_LIVE = 20;
const DAY_MS = 86_400_000;

const TYPED_LENGTH = 8;

/**
 * The code of a link begins with the id of its row: it says whose it is, so that no address is in the link, which is
 * kept in histories and logs.
 */
const toLinkCode = (id: string): string =>
  `${Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')}.${randomBytes(24).toString('base64url')}`;

function readLinkId(code: string): string | undefined {
  const [begin = '', secret] = code.split('.');
  const hex = Buffer.from(begin, 'base64url').toString('hex');
  if (secret === undefined || hex.length !== 32) return undefined;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Returns whether a code was typed from the mail and is not the long code of its link. */
export const isTyped = (code: string): boolean => readTyped(code, TYPED_LENGTH) !== undefined;

export type CodeCheck = { kind: 'right'; row: CodeRow } | { kind: 'wrong' } | { kind: 'expired' };

export interface MailCodes {
  /** Writes a code in place of those requested from the same network address. @returns the values for the mail */
  issue(
    tx: Tx,
    given: { email: string; purpose: Purpose; source: string; now: Date; draft: SignupDraft | null },
  ): Promise<{ typed: string; link: string }>;
  /** Checks a code without using it up; a wrong one that was typed is counted. */
  check(tx: Tx, given: { email: string; purpose: Purpose; code: string; now: Date }): Promise<CodeCheck>;
  /** The address that the code of a link was mailed to; undefined for any other code, and for one that was used. */
  findEmail(db: DbOrTx, purpose: Purpose, code: string): Promise<string | undefined>;
  /** Ends every code of an address, once one of them was used. */
  endAll(tx: Tx, email: string, purpose: Purpose, now: Date): Promise<void>;
  /** The latest signup from one network address that still waits for its code. */
  findDraft(db: DbOrTx, email: string, source: string, now: Date): Promise<CodeRow | undefined>;
}

/** Ends all codes that were mailed to addresses: each may be another person's from now on. */
export async function endCodes(tx: Tx, emails: readonly string[], at: Date): Promise<void> {
  await tx
    .update(mailCode)
    .set({ endedAt: at })
    .where(and(inArray(mailCode.email, [...emails]), isNull(mailCode.endedAt)));
}

/**
 * Codes by mail, stored as keyed hashes. Eight characters are 38 bits: no number of tries that the limits allow finds one
 * in its ten minutes. @see SIGN-4, DEMO-13, ASVS 6.5.2, 6.5.4, 6.5.5
 */
export function createMailCodes(secret: Secret): MailCodes {
  const key = secret.derive('mail code');
  const toHash = (id: string, code: string) =>
    createHmac('sha256', key).update(`${id}.${code}`).digest('base64url');
  const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));

  const ofAddress = (email: string, purpose: Purpose) =>
    and(eq(mailCode.email, email), eq(mailCode.purpose, purpose), isNull(mailCode.endedAt));

  return {
    async issue(tx, { email, purpose, source, now, draft }) {
      const id = randomUUID();
      const typed = makeTyped(TYPED_LENGTH);
      const link = toLinkCode(id);
      await tx
        .update(mailCode)
        .set({ endedAt: now })
        .where(and(ofAddress(email, purpose), eq(mailCode.source, source)));
      await tx.insert(mailCode).values({
        id,
        email,
        purpose,
        typedHash: toHash(id, typed),
        linkHash: toHash(id, link),
        source,
        createdAt: now,
        expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
        draft,
      });
      return { typed: toReadable(typed), link };
    },

    async check(tx, { email, purpose, code, now }) {
      // Locked until the transaction ends: a code is used once, and parallel guesses are all counted.
      const rows = await tx
        .select()
        .from(mailCode)
        .where(ofAddress(email, purpose))
        .orderBy(desc(mailCode.createdAt), mailCode.id)
        .limit(MOST_LIVE)
        .for('update');
      const typed = readTyped(code, TYPED_LENGTH);
      const row = rows.find((known) =>
        typed === undefined
          ? isSame(known.linkHash, toHash(known.id, code))
          : known.tries < MAX_TRIES && isSame(known.typedHash, toHash(known.id, typed)),
      );
      if (row) return row.expiresAt <= now ? { kind: 'expired' } : { kind: 'right', row };
      if (typed !== undefined && rows.length > 0)
        await tx
          .update(mailCode)
          .set({ tries: sql`${mailCode.tries} + 1` })
          .where(
            inArray(
              mailCode.id,
              rows.map(({ id }) => id),
            ),
          );
      return { kind: 'wrong' };
    },

    async findEmail(db, purpose, code) {
      const id = readLinkId(code);
      if (id === undefined) return undefined;
      const [row] = await db
        .select({ email: mailCode.email })
        .from(mailCode)
        .where(and(eq(mailCode.id, id), eq(mailCode.purpose, purpose), isNull(mailCode.endedAt)));
      return row?.email;
    },

    async endAll(tx, email, purpose, now) {
      await tx.update(mailCode).set({ endedAt: now }).where(ofAddress(email, purpose));
    },

    async findDraft(db, email, source, now) {
      const [row] = await db
        .select()
        .from(mailCode)
        .where(
          and(
            ofAddress(email, 'account'),
            eq(mailCode.source, source),
            gt(mailCode.createdAt, new Date(now.getTime() - DAY_MS)),
          ),
        )
        .orderBy(desc(mailCode.createdAt))
        .limit(1);
      return row?.draft ? row : undefined;
    },
  };
}
