/** Puts a published package together: a folder under `dist-packages` as its tarball has it. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { writeDeclarations } from './declarations.ts';
import { buildLabWorker } from './lab-worker.ts';
import { toLicenses } from './licenses.ts';
import { toManifest } from './manifest.ts';
import { buildModules, WIDGET_BASE } from './package-vite.ts';
import { listDataFolders, listEntries, type PublishedPackage } from './published.ts';
import { dropUnread, toLayered, toUnlayered } from './published-sheet.ts';

/** From the package itself, else from the root. */
const DOCUMENTS = ['README.md', 'CHANGELOG.md', 'LICENSE'];

function copyDocuments(folder: string, outDir: string): void {
  for (const name of DOCUMENTS) {
    const own = path.join(ROOT, folder, name);
    if (!existsSync(own) && name !== 'LICENSE') throw new Error(`${folder} has no ${name}`);
    copyFileSync(existsSync(own) ? own : path.join(ROOT, name), path.join(outDir, name));
  }
}

/** Style sheets by name. */
function toSheets(
  { folder, styles = [] }: PublishedPackage,
  toStyles: (ids: readonly string[]) => string,
): Record<string, string> {
  const entries = listEntries(folder);
  const all = toStyles([WIDGET_BASE, ...entries.map(([, source]) => source)]);
  const own = entries
    .filter(([subpath]) => styles.includes(subpath))
    .map(
      ([subpath, source]) =>
        [`${subpath.slice(2)}.css`, toUnlayered(dropUnread(toStyles([WIDGET_BASE, source])))] as const,
    );
  return { 'styles.css': toUnlayered(all), 'styles.layered.css': toLayered(all), ...Object.fromEntries(own) };
}

/** A module for each catalogue: a host without a bundler cannot import JSON everywhere. */
function writeCatalogues(folder: string, dist: string): void {
  for (const [subpath, source] of listDataFolders(folder)) {
    const out = path.join(dist, path.dirname(subpath));
    mkdirSync(out, { recursive: true });
    for (const file of readdirSync(path.join(ROOT, source)).filter((name) => name.endsWith('.json'))) {
      const name = path.join(out, path.basename(file, '.json'));
      const texts = readFileSync(path.join(ROOT, source, file), 'utf8').trim();
      writeFileSync(`${name}.js`, `export default ${texts};\n`);
      writeFileSync(
        `${name}.d.ts`,
        'declare const texts: Readonly<Record<string, string>>;\nexport default texts;\n',
      );
    }
  }
}

export async function assemblePackage(published: PublishedPackage, outDir: string): Promise<void> {
  const { folder, styles, hasLabWorker, plain } = published;
  const dist = path.join(outDir, 'dist');
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const built = await buildModules(folder, dist, { hasStyles: styles !== undefined, plain });
  const sheets = styles ? toSheets(published, built.toStyles) : {};
  for (const [name, css] of Object.entries(sheets)) writeFileSync(path.join(dist, name), css);
  if (hasLabWorker) writeFileSync(path.join(outDir, 'LICENSES.md'), toLicenses(await buildLabWorker(dist)));
  writeDeclarations(folder, dist);
  writeCatalogues(folder, dist);
  copyDocuments(folder, outDir);
  const manifest = toManifest(published, { foreign: built.foreign, sheets: Object.keys(sheets) });
  writeFileSync(path.join(outDir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
