import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { inject } from 'vitest';
import { MIGRATIONS_DIR } from '../src/platform/db/migrations.ts';

/** A database of its own, migrated as far as a test wants it. */
export interface MigratingDatabase {
  query(text: string): Promise<Record<string, unknown>[]>;
  /** Applies the migrations that are still missing. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

interface Journal {
  entries: { tag: string }[];
}

/** Copies the migrations that come before the one of this name; numbers may change, names do not. */
function copyEarlier(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'drawbridge-migrations-'));
  cpSync(MIGRATIONS_DIR, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  const at = journal.entries.findIndex(({ tag }) => tag.replace(/^\d+_/, '') === name);
  if (at < 0) throw new Error(`there is no migration named ${name}`);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  return folder;
}

async function openPostgres(url: string) {
  const name = `migration_${randomUUID().replaceAll('-', '')}`;
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  await server.query(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: own.href });
  await client.connect();
  return {
    query: async (text: string) => (await client.query<Record<string, unknown>>(text)).rows,
    migrateFrom: (migrationsFolder: string) =>
      migratePostgres(drizzlePostgres({ client }), { migrationsFolder }),
    async close() {
      await client.end();
      await server.query(`drop database ${name}`);
      await server.end();
    },
  };
}

async function openEmbedded() {
  const client = await PGlite.create();
  return {
    query: async (text: string) => (await client.query<Record<string, unknown>>(text)).rows,
    migrateFrom: (migrationsFolder: string) =>
      migrateEmbedded(drizzleEmbedded({ client }), { migrationsFolder }),
    close: () => client.close(),
  };
}

/** A database as it was before the migration of this name, on whichever database the run tests. */
export async function openDatabaseBefore(name: string): Promise<MigratingDatabase> {
  const url = inject('databaseUrl');
  const { query, migrateFrom, close } = url ? await openPostgres(url) : await openEmbedded();
  const earlier = copyEarlier(name);
  await migrateFrom(earlier);
  rmSync(earlier, { recursive: true, force: true });
  return { query, migrate: () => migrateFrom(MIGRATIONS_DIR), close };
}
