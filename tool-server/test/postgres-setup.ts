import {
  createDatabase,
  findPostgresBin,
  startPostgresCluster,
} from '@drawbridge/tooling/servers/postgres-cluster';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string;
  }
}

/** Gives the HTTP tests a PostgreSQL: DATABASE_URL where set, else a private one. `npm test` leaves them out where there is none. */
export default async function setup(project: TestProject) {
  if (process.env.DATABASE_URL) return project.provide('databaseUrl', process.env.DATABASE_URL);
  const bin = findPostgresBin();
  if (!bin)
    throw new Error('no PostgreSQL on this machine: set DATABASE_URL or install it (Debian: postgresql)');
  const cluster = await startPostgresCluster(bin);
  project.provide('databaseUrl', await createDatabase(cluster, 'drawbridge_test'));
  return () => cluster.stop();
}
