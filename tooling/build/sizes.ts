/**
 * What a page of the portal weighs on the wire at its first load: the brotli form that the build left. Above its limit
 * the build fails; the target is the goal. React itself is 58 kB of it.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';

const DIST = path.join(ROOT, 'portal/dist');

/**
 * A lab inside the portal. The targets are the most it should weigh (110 and 240); it is above them, and the limits
 * stop it from growing.
 */
const LAB = [
  'index.html',
  'src/portal-app.tsx',
  'src/portal-program.tsx',
  'src/screens/labs/LabRoomScreens.tsx',
];

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, ManifestEntry>;

/** Everything a page loads before it is visible: its entries with all their static imports. */
interface Page {
  name: string;
  entries: string[];
  kilobytes: { js: [target: number, limit: number]; css?: [target: number, limit: number] };
}

const LOGIN = ['index.html', 'src/portal-app.tsx', 'src/screens/login/LoginScreen.tsx'];

const PAGES: Page[] = [
  { name: 'login', entries: LOGIN, kilobytes: { js: [72, 78], css: [4, 6] } },
  // The form can be filled in before what sends it is here; this is what a press of its button waits for at most.
  {
    name: 'login, to send it',
    entries: [...LOGIN, 'src/portal-program.tsx', 'src/screens/login/ways-in.ts'],
    kilobytes: { js: [90, 98] },
  },
  {
    name: 'dashboard',
    entries: [
      'index.html',
      'src/portal-app.tsx',
      'src/portal-program.tsx',
      'src/shell/Shell.tsx',
      'src/screens/dashboard/DashboardScreen.tsx',
    ],
    kilobytes: { js: [85, 100], css: [8, 10] },
  },
  { name: 'lab, before the editor', entries: LAB, kilobytes: { js: [110, 127], css: [14, 16] } },
  {
    name: 'lab, with the editor',
    entries: [...LAB, '../packages/widgets/src/lab/code/Editor.tsx'],
    kilobytes: { js: [240, 252] },
  },
];

function toWireBytes(file: string): number {
  const plain = path.join(DIST, file);
  const brotli = `${plain}.br`;
  return statSync(existsSync(brotli) ? brotli : plain).size;
}

function collect(manifest: Manifest, entries: readonly string[]): { js: Set<string>; css: Set<string> } {
  const js = new Set<string>();
  const css = new Set<string>();
  const visit = (key: string) => {
    const entry = manifest[key];
    if (!entry)
      throw new Error(
        `the build has no entry ${key}: the page list in tooling/build/sizes.ts is out of date`,
      );
    if (js.has(entry.file)) return;
    js.add(entry.file);
    for (const style of entry.css ?? []) css.add(style);
    for (const next of entry.imports ?? []) visit(next);
  };
  for (const entry of entries) visit(entry);
  return { js, css };
}

export interface SizeRow {
  page: string;
  kind: 'JS' | 'CSS';
  kilobytes: number;
  target: number;
  limit: number;
}

export function measureSizes(): SizeRow[] {
  const manifest = JSON.parse(readFileSync(path.join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
  const toKilobytes = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + toWireBytes(file), 0) / 1000;
  return PAGES.flatMap(({ name, entries, kilobytes }) => {
    const { js, css } = collect(manifest, entries);
    const rows: SizeRow[] = [
      { page: name, kind: 'JS', kilobytes: toKilobytes(js), target: kilobytes.js[0], limit: kilobytes.js[1] },
    ];
    if (kilobytes.css)
      rows.push({
        page: name,
        kind: 'CSS',
        kilobytes: toKilobytes(css),
        target: kilobytes.css[0],
        limit: kilobytes.css[1],
      });
    return rows;
  });
}

if (import.meta.main) {
  const rows = measureSizes();
  for (const { page, kind, kilobytes, target, limit } of rows)
    console.log(
      `${page.padEnd(24)} ${kind.padEnd(4)} ${kilobytes.toFixed(1).padStart(7)} kB   target ${target}, limit ${limit}`,
    );
  const over = rows.filter(({ kilobytes, limit }) => kilobytes > limit);
  for (const { page, kind } of over) console.error(`${page} ${kind} is over its limit`);
  process.exit(over.length > 0 ? 1 : 0);
}
