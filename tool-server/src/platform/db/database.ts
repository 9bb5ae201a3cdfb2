import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';

type Schema = Record<string, never>;

/** Drizzle over either database; the same code and the same SQL run on both. */
export type Db = PgDatabase<PgQueryResultHKT, Schema>;
export type Tx = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;
/** What a store's function takes: the database or a transaction. */
export type DbOrTx = Db | Tx;

export type StatementValue = string | number | boolean | null;

/** A hand-written statement, prepared under its name and planned once; its text casts every parameter. */
export interface Statement {
  name: string;
  text: string;
  values: readonly StatementValue[];
}

export interface Database {
  kind: 'embedded' | 'postgres';
  db: Db;
  /** Runs one prepared statement without drizzle, for paths where every round trip counts. Column values are raw. */
  query<Row extends Record<string, unknown>>(statement: Statement): Promise<Row[]>;
  /** True when the database responds and is migrated. Never throws. */
  isReady(): Promise<boolean>;
  /** Listens to NOTIFY on a connection of its own; undefined where only one process uses the database. */
  listen?: (channel: string, listener: ChannelListener) => Listening;
  close(): Promise<void>;
}

export interface ChannelListener {
  onMessage(payload: string): void;
  /** Listening began, or began again after a break: what was sent in between was missed. */
  onListening(): void;
}

export interface Listening {
  close(): Promise<void>;
}

const waitingForCommit = new WeakMap<object, (() => void)[]>();

/**
 * Runs something once the transaction is committed; never when it is rolled back, and not when the process dies between
 * the two. `tx` is the transaction itself, not one nested in it.
 */
export function afterCommit(tx: Tx, run: () => void): void {
  const waiting = waitingForCommit.get(tx);
  if (!waiting) throw new Error('afterCommit: not a transaction that was opened by the database');
  waiting.push(run);
}

/** Makes the transactions of a database run what `afterCommit` is given. */
export function withAfterCommit(db: Db): Db {
  const open = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    const waiting: (() => void)[] = [];
    const value = await open((tx) => {
      waitingForCommit.set(tx, waiting);
      return work(tx);
    }, config);
    for (const run of waiting) run();
    return value;
  };
  return db;
}

/** The constraint a write violated, if any. */
export function toConstraint(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const constraint = (at as { constraint?: unknown }).constraint;
    if (typeof constraint === 'string') return constraint;
  }
  return undefined;
}

const CONNECTION_CODES = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|ENOENT)$/;
const CONNECTION_TEXT =
  /connection terminated|terminating connection|timeout exceeded when trying to connect|the database system is|client has encountered a connection error|Connection ended/i;

/** True when the database cannot be reached, as opposed to refusing a statement. */
export function isDatabaseGone(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = (at as { code?: unknown }).code;
    if (typeof code === 'string' && (CONNECTION_CODES.test(code) || /^(08|57P0|53)/.test(code))) return true;
    if (CONNECTION_TEXT.test(at.message)) return true;
    if (at instanceof AggregateError && at.errors.some(isDatabaseGone)) return true;
  }
  return false;
}
