import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { type Database, type Statement, type StatementValue, withAfterCommit } from './database.ts';
import { copyTemplate } from './embedded-template.ts';
import { lockFolder } from './folder-lock.ts';
import { MIGRATIONS_DIR } from './migrations.ts';

export type WorkerCall =
  | { id: number; op: 'query'; sql: string; params: unknown[]; rowMode?: 'array' | 'object' | undefined }
  | { id: number; op: 'prepared'; name: string; sql: string; params: (string | null)[] }
  | { id: number; op: 'exec'; sql: string }
  | { id: number; op: 'close' };

export interface WorkerReply {
  id: number;
  result?: unknown;
  fault?: {
    message: string;
    code: string | undefined;
    constraint: string | undefined;
    detail: string | undefined;
    table: string | undefined;
  };
}

interface QueryOptions {
  rowMode?: 'array' | 'object';
}
interface QueryResult {
  rows: Record<string, unknown>[];
  affectedRows?: number;
}
type CallBody = WorkerCall extends infer C ? (C extends WorkerCall ? Omit<C, 'id'> : never) : never;

/** A value as PostgreSQL's protocol carries it; statements past drizzle cast every parameter. */
const toWireText = (value: StatementValue): string | null => (value === null ? null : String(value));

/** The part of PGlite's interface that drizzle uses, served by the worker. */
class EmbeddedClient {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  #lastId = 0;
  /** One connection: a call waits for an open transaction, and for the calls that already wait. */
  #queue: Promise<unknown> = Promise.resolve();
  #queued = 0;
  #dead: Error | undefined;

  constructor(dataDir: string) {
    this.#worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: { dataDir } });
    this.#worker.on('message', (reply: WorkerReply) => this.#settle(reply));
    this.#worker.on('error', (error) => this.#die(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on('exit', () =>
      this.#die(new Error('Connection ended: the embedded database has stopped')),
    );
  }

  opened(): Promise<void> {
    return new Promise((resolve, reject) => this.#waiting.set(0, { resolve: () => resolve(), reject }));
  }

  #settle({ id, result, fault }: WorkerReply) {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (fault) waiting?.reject(Object.assign(new Error(fault.message), fault));
    else waiting?.resolve(result);
  }

  #die(error: Error) {
    this.#dead ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#dead);
    this.#waiting.clear();
  }

  #send<T>(body: CallBody): Promise<T> {
    if (this.#dead) return Promise.reject(this.#dead);
    return new Promise<T>((resolve, reject) => {
      this.#lastId += 1;
      this.#waiting.set(this.#lastId, { resolve: resolve, reject });
      this.#worker.postMessage({ ...body, id: this.#lastId });
    });
  }

  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    this.#queued += 1;
    const result = this.#queue.then(work, work).finally(() => {
      this.#queued -= 1;
    });
    this.#queue = result.catch(() => undefined);
    return result;
  }

  /** The worker works in order: without a transaction open or waiting, a statement is sent immediately. */
  #single<T>(work: () => Promise<T>): Promise<T> {
    return this.#queued === 0 ? work() : this.#enqueue(work);
  }

  readonly #query = (sql: string, params: unknown[] = [], options: QueryOptions = {}) =>
    this.#send<QueryResult>({ op: 'query', sql, params, rowMode: options.rowMode });

  query(sql: string, params?: unknown[], options?: QueryOptions) {
    return this.#single(() => this.#query(sql, params, options));
  }

  prepared({ name, text, values }: Statement) {
    return this.#single(() =>
      this.#send<QueryResult>({ op: 'prepared', name, sql: text, params: values.map(toWireText) }),
    );
  }

  exec(sql: string) {
    return this.#single(() => this.#send<void>({ op: 'exec', sql }));
  }

  transaction<T>(
    work: (tx: { query: EmbeddedClient['query']; exec: EmbeddedClient['exec'] }) => Promise<T>,
  ): Promise<T> {
    return this.#enqueue(async () => {
      await this.#query('BEGIN');
      try {
        const value = await work({
          query: this.#query,
          exec: (sql) => this.#send<void>({ op: 'exec', sql }),
        });
        await this.#query('COMMIT');
        return value;
      } catch (error) {
        await this.#query('ROLLBACK');
        throw error;
      }
    });
  }

  async close() {
    await this.#enqueue(() => this.#send<void>({ op: 'close' }));
    await this.#worker.terminate();
  }
}

/**
 * Opens the embedded database in `<dataDir>/db`, exclusively: a second process is refused with the name of the first.
 * It survives kill -9 of the process, not a power cut (it does not fsync).
 */
export async function openEmbedded(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockFolder(dataDir);
  try {
    const folder = path.join(dataDir, 'db');
    copyTemplate(folder);
    const client = new EmbeddedClient(folder);
    await client.opened();
    const db = withAfterCommit(drizzle({ client: client as never }));
    await migrate(db as never, { migrationsFolder: MIGRATIONS_DIR });
    return {
      kind: 'embedded',
      db,
      query: async <Row extends Record<string, unknown>>(statement: Statement) =>
        (await client.prepared(statement)).rows as Row[],
      isReady: () =>
        client.query('select 1').then(
          () => true,
          () => false,
        ),
      close: async () => {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
