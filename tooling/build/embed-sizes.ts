/**
 * What embedding weighs on the wire, as the brotli form that the build left: the loader, the elements with all that they
 * import, and the frames that are listed. Above its budget the build's step `sizes` fails.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import type { FirstLoadFile } from './first-load-plugin.ts';
import type { SizeRow } from './size-row.ts';

const DIST = path.join(ROOT, 'packages/embed/dist');

const FRAMES = [
  { widget: 'course-player', file: 'lab-first-loads.json', js: 101.5 },
  { widget: 'preferences', file: 'first-loads.json', js: 75 },
  { widget: 'lab', file: 'lab-first-loads.json', js: 135 },
] as const;

function toKilobytes(files: Iterable<string>): number {
  let bytes = 0;
  for (const file of files) {
    const plain = path.join(DIST, file);
    bytes += statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
  }
  return bytes / 1000;
}

/** A script and what it imports before it runs. */
function collectImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(path.join(DIST, file), 'utf8');
  for (const [, name = ''] of code.matchAll(
    /\bfrom\s*["']\.\/([^"']+\.js)["']|\bimport\s*["']\.\/([^"']+\.js)["']/g,
  ))
    if (name) collectImports(`assets/${name}`, found);
  return found;
}

export function measureEmbedSizes(): SizeRow[] {
  const assets = readdirSync(path.join(DIST, 'assets'));
  const elements = assets.find((name) => /^elements-.+\.js$/.test(name));
  if (elements === undefined)
    throw new Error('the build has no elements: its list in tooling/build is out of date');
  return [
    { page: 'embed loader', kind: 'JS', kilobytes: toKilobytes(['v1.js']), budget: 6 },
    {
      page: 'course card element, cold',
      kind: 'JS',
      kilobytes: toKilobytes(['v1.js', ...collectImports(`assets/${elements}`)]),
      budget: 68,
    },
    ...FRAMES.map(({ widget, file, js }): SizeRow => {
      const { pages } = JSON.parse(readFileSync(path.join(DIST, '.vite', file), 'utf8')) as FirstLoadFile;
      const page = pages.find(({ patterns }) => patterns.includes(`/embed/frame/${widget}`));
      if (!page) throw new Error(`the build lists no frame of ${widget}`);
      return {
        page: `frame of ${widget}`,
        kind: 'JS',
        kilobytes: toKilobytes(page.scripts.map((script) => script.replace('/embed/', ''))),
        budget: js,
      };
    }),
  ];
}
