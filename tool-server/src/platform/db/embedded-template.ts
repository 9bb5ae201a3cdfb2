import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { MIGRATIONS_DIR } from './migrations.ts';

/** An empty, migrated database: making one takes PostgreSQL six processor seconds, copying it a tenth of one. */
const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/drawbridge/database', import.meta.url));

/** The folder of the template for these migrations and this engine, whether it is there or not. */
function toTemplate(): string {
  const hash = createHash('sha256');
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  hash.update(readFileSync(path.join(path.dirname(engine), '../package.json')));
  for (const file of readdirSync(MIGRATIONS_DIR).toSorted())
    if (file.endsWith('.sql'))
      hash.update(`\0${file}\0`).update(readFileSync(path.join(MIGRATIONS_DIR, file)));
  return path.join(CACHE, hash.digest('hex').slice(0, 16));
}

/** Copies the template to a folder that is not there yet, whole or not at all; without a template it does nothing. */
export function copyTemplate(folder: string): void {
  const template = toTemplate();
  if (existsSync(folder) || !existsSync(template)) return;
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  cpSync(template, part, { recursive: true });
  renameSync(part, folder);
}

/** Makes the template unless it is there; `make` leaves a migrated database in `<folder>/db`. */
export async function ensureTemplate(make: (folder: string) => Promise<void>): Promise<void> {
  const template = toTemplate();
  if (existsSync(template)) return;
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(path.join(CACHE, 'new-'));
  try {
    await make(folder);
    // Another process may have made it meanwhile: theirs is as good.
    if (!existsSync(template)) renameSync(path.join(folder, 'db'), template);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
