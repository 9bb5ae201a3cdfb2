import { createHash } from 'node:crypto';
import { problem } from '@drawbridge/contracts';
import { sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database, DbOrTx, Tx } from '../db/database.ts';
import { limitWindow } from './limits.table.ts';

/** The most tries of one thing in a window that begins with the first of them. */
export interface Limit {
  /** What is counted, in parts: the action, and by or to whom. */
  of: readonly string[];
  most: number;
  windowMs: number;
}

export interface Limits {
  /**
   * Counts one try under each limit; gives the seconds to wait when one is exceeded. In a transaction the count is
   * rolled back with it.
   */
  count(db: DbOrTx, limits: readonly Limit[]): Promise<number | undefined>;
  /** Counts one try under each limit; throws `too_many_tries` with the seconds to wait. */
  check(limits: readonly Limit[]): Promise<void>;
  /** The same in a transaction: what is refused or rolled back does not count. */
  checkIn(tx: Tx, limits: readonly Limit[]): Promise<void>;
  /** Resets the count, after a success. */
  forget(limit: Pick<Limit, 'of'>): Promise<void>;
  /** Takes one try back: a success is no guess. */
  giveBack(limit: Pick<Limit, 'of'>): Promise<void>;
}

const toKey = ({ of }: Pick<Limit, 'of'>) =>
  createHash('sha256').update(JSON.stringify(of)).digest('base64url');

/** Limits in the database, so that several processes share them. */
export function createLimits(deps: { database: Database; clock: Clock }): Limits {
  const { clock } = deps;
  const { db } = deps.database;

  /** One statement for all of them, so that parallel tries are all counted. */
  async function count(to: DbOrTx, limits: readonly Limit[]): Promise<number | undefined> {
    if (limits.length === 0) return undefined;
    const now = clock.now();
    const isOver = sql`${limitWindow.endsAt} <= ${now.toISOString()}::timestamptz`;
    const byKey = new Map(limits.map((limit) => [toKey(limit), limit]));
    const rows = await to
      .insert(limitWindow)
      .values(
        // In one order everywhere, so that two calls that count the same cannot deadlock.
        [...byKey]
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, { windowMs }]) => ({ key, count: 1, endsAt: new Date(now.getTime() + windowMs) })),
      )
      .onConflictDoUpdate({
        target: limitWindow.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${limitWindow.count} + 1 end`,
          endsAt: sql`case when ${isOver} then excluded.ends_at else ${limitWindow.endsAt} end`,
        },
      })
      .returning();
    const waits = rows
      .filter(({ key, count: tries }) => tries > (byKey.get(key)?.most ?? 0))
      .map(({ endsAt }) => Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)));
    return waits.length > 0 ? Math.max(...waits) : undefined;
  }

  async function check(to: DbOrTx, limits: readonly Limit[]): Promise<void> {
    const retryAfterSeconds = await count(to, limits);
    if (retryAfterSeconds !== undefined) throw problem('too_many_tries', { retryAfterSeconds });
  }

  return {
    count,
    check: (limits) => check(db, limits),
    checkIn: check,
    async forget(limit) {
      await db.delete(limitWindow).where(sql`${limitWindow.key} = ${toKey(limit)}`);
    },
    async giveBack(limit) {
      await db
        .update(limitWindow)
        .set({ count: sql`greatest(0, ${limitWindow.count} - 1)` })
        .where(sql`${limitWindow.key} = ${toKey(limit)}`);
    },
  };
}
