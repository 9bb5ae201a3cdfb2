import { fileURLToPath } from 'node:url';

/** One set of migrations for the embedded database and for PostgreSQL. */
export const MIGRATIONS_DIR = fileURLToPath(new URL('../../../migrations', import.meta.url));
