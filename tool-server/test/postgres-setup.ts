import type { TestProject } from 'vitest/node';
import { createDatabase, findPostgresBin, startPostgresCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string;
  }
}

/** Gives the HTTP tests a PostgreSQL: DATABASE_URL where set, else a private one. In CI there must be one. */
export default async function setup(project: TestProject) {
  if (process.env.DATABASE_URL) return project.provide('databaseUrl', process.env.DATABASE_URL);
  const bin = findPostgresBin();
  if (!bin) {
    if (process.env.CI)
      throw new Error(
        'no PostgreSQL on this machine, and CI must test on one: install the package postgresql',
      );
    process.stderr.write(
      '\n*** SKIPPED: the HTTP tests on PostgreSQL. None is installed; the embedded database is still tested. ***\n\n',
    );
    return project.provide('databaseUrl', '');
  }
  const cluster = await startPostgresCluster(bin);
  project.provide('databaseUrl', await createDatabase(cluster, 'drawbridge_test'));
  return () => cluster.stop();
}
