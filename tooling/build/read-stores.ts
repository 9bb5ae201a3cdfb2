/** The modules of the client's stores, read from the source of its registry: `wishlist: perSession(() => import('…'))`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ObjectExpression, parseSync, Visitor } from 'oxc-parser';
import { ROOT } from '../root.ts';
import { findFiles } from '../source-files.ts';
import { findDynamicImports } from './read-pages.ts';

const FOLDER = path.join(ROOT, 'packages/client/src');
const LIFETIMES = new Set(['perSession', 'perUse']);

/** Files from the root of the repository by the names of the stores that they make. */
export function readStores(): Map<string, string[]> {
  const stores = new Map<string, string[]>();
  for (const file of findFiles(FOLDER, /(?<!\.test)\.ts$/)) {
    const text = readFileSync(file, 'utf8');
    if (!text.includes('import(')) continue;
    const add = ({ properties }: ObjectExpression) => {
      for (const property of properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        const { key, value } = property;
        if (value.type !== 'CallExpression' || value.callee.type !== 'Identifier') continue;
        if (!LIFETIMES.has(value.callee.name)) continue;
        const files = findDynamicImports(value).map((specifier) =>
          path.relative(ROOT, path.join(path.dirname(file), specifier)),
        );
        stores.set(key.name, files);
      }
    };
    new Visitor({ ObjectExpression: add }).visit(parseSync(file, text).program);
  }
  return stores;
}
