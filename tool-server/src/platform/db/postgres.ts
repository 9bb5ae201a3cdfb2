import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, types } from 'pg';
import type { Log } from '../log/log.ts';
import { type Database, type Statement, withAfterCommit } from './database.ts';
import { listenPostgres } from './listen-postgres.ts';
import { MIGRATIONS_DIR } from './migrations.ts';
import { RAW_TYPES } from './raw-types.ts';

/** The time limit at the start, long enough for a busy database. A database that is not there refuses at once. */
const START_TIMEOUT_MS = 20_000;
/** Locked while migrating, so that several processes starting together migrate once. */
const MIGRATION_LOCK = 7_305_301;

const rawTypes = {
  getTypeParser: ((type, format) =>
    RAW_TYPES.includes(type)
      ? (value: string) => value
      : types.getTypeParser(type, format)) as typeof types.getTypeParser,
};

async function migrateOnce(url: string) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: START_TIMEOUT_MS });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS_DIR });
  } finally {
    await client.end();
  }
}

/** How long a call waits for the database before it is refused. */
export interface DatabaseWaits {
  /** The time limit for a connection of the pool, in ms. */
  connectMs: number;
  /** The time limit for the end of a statement, in ms. */
  statementMs: number;
}
const WAITS: DatabaseWaits = { connectMs: 3_000, statementMs: 15_000 };

/** Opens a PostgreSQL (15 or newer). After an outage the pool makes new connections, without a restart. */
export async function openPostgres(url: string, log: Log, waits: DatabaseWaits = WAITS): Promise<Database> {
  await migrateOnce(url);
  const pool = new Pool({
    connectionString: url,
    max: 16,
    connectionTimeoutMillis: waits.connectMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: waits.statementMs,
    // Compiling one of our statements takes longer than it runs: 320 of 490 ms for recommendations of 100,000 courses.
    options: '-c jit=off',
    keepAlive: true,
  });
  // An idle connection that breaks must not end the process; the next query uses a new one.
  pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'));
  return {
    kind: 'postgres',
    db: withAfterCommit(drizzle({ client: pool })),
    query: async <Row extends Record<string, unknown>>({ name, text, values }: Statement) =>
      (await pool.query({ name, text, values: [...values], types: rawTypes })).rows as Row[],
    isReady: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    listen: (channel, listener) => listenPostgres(url, channel, listener, log),
    close: () => pool.end(),
  };
}
