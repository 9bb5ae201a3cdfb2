import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { packVariant } from '../pack-variant.ts';
import { ACCEPTS, readListed } from './read-accepts.ts';

/**
 * Makes `accepts/<id>.patch` of the folder `accepts/<id>/`, and lists it with its reason if it is not listed yet.
 * Returns the patch's path.
 */
export function addAccept(dir: string, id: string, why: string | undefined): string {
  const path = join(dir, ACCEPTS);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const isListed = readListed(dir).some((fix) => fix.id === id);
  if (!isListed && why === undefined)
    throw new Error(`${id} is not in ${ACCEPTS}: --why "in what it differs, and why it is as good"`);
  if (!isListed) writeFileSync(path, before + stringify([{ id, why }], { lineWidth: 0 }));
  try {
    readListed(dir);
    return packVariant(dir, 'accepts', id);
  } catch (error) {
    if (!isListed) writeFileSync(path, before);
    throw error;
  }
}
