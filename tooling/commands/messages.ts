/**
 * `node tooling/commands/messages.ts`: writes the English catalogue of the widgets from their tables, and compares every
 * other catalogue with it. What is missing in one is English and only listed; what no table has, or has other places,
 * is a fault.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  CATALOGUES,
  compareCatalogues,
  readCatalogue,
  readEnglish,
  readLocales,
  toCatalogue,
} from '../checks/messages.ts';

const english = await readEnglish();
mkdirSync(CATALOGUES, { recursive: true });
writeFileSync(path.join(CATALOGUES, 'en.json'), toCatalogue(english));
console.log(`en: ${Object.keys(english).length} texts written`);

let faults = 0;
for (const locale of readLocales()) {
  const { missing, ...wrong } = compareCatalogues(english, readCatalogue(locale));
  console.log(`${locale}: ${Object.keys(english).length - missing.length} texts, ${missing.length} missing`);
  if (process.argv.includes('--missing')) for (const id of missing) console.log(`  ${id}: ${english[id]}`);
  for (const [kind, ids] of Object.entries(wrong))
    for (const id of ids) {
      console.error(`${locale}: ${kind}: ${id}`);
      faults += 1;
    }
}
process.exit(faults > 0 ? 1 : 0);
