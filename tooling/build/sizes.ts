/**
 * What a page of the portal weighs on the wire at its first load: the brotli form that the build left. Above its
 * budget the build fails. React itself is 58 kB of it.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';

const DIST = path.join(ROOT, 'portal/dist');

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, ManifestEntry>;

/** Everything a page loads before it shows: its entries with all that they import. */
interface Page {
  name: string;
  entries: string[];
  kilobytes: { js: number; css?: number };
}

const store = (name: string) => `../packages/client/src/stores/${name}.ts`;
/** What the first call or store of a page loads. */
const CLIENT = '../packages/client/src/transport/connect-client.ts';
const APP = ['index.html', 'src/PortalApp.tsx'];
const LOGIN = [...APP, 'src/screens/login/LoginScreen.tsx'];
const SHELL = [...APP, 'src/shell/Shell.tsx', CLIENT];
const LAB = [...SHELL, 'src/screens/labs/LabScreens.tsx', store('labs'), store('lab'), store('lab-session')];

const PAGES: Page[] = [
  { name: 'login', entries: LOGIN, kilobytes: { js: 85, css: 8 } },
  // The form can be filled in before the code that sends it is loaded; this is the most that a press of its button
  // waits for.
  {
    name: 'login, to send it',
    entries: [...LOGIN, CLIENT, store('sign-in'), 'src/screens/login/sign-in-flow.ts'],
    kilobytes: { js: 105 },
  },
  {
    name: 'dashboard',
    entries: [...SHELL, 'src/screens/dashboard/DashboardScreen.tsx', store('courses'), store('wishlist')],
    kilobytes: { js: 110, css: 11 },
  },
  { name: 'lab, before the editor', entries: LAB, kilobytes: { js: 135, css: 16 } },
  {
    name: 'lab, with the editor',
    entries: [...LAB, '../packages/widgets/src/lab/code/Editor.tsx'],
    kilobytes: { js: 260 },
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
  budget: number;
}

export function measureSizes(): SizeRow[] {
  const manifest = JSON.parse(readFileSync(path.join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
  const toKilobytes = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + toWireBytes(file), 0) / 1000;
  return PAGES.flatMap(({ name, entries, kilobytes }) => {
    const { js, css } = collect(manifest, entries);
    const rows: SizeRow[] = [{ page: name, kind: 'JS', kilobytes: toKilobytes(js), budget: kilobytes.js }];
    if (kilobytes.css)
      rows.push({ page: name, kind: 'CSS', kilobytes: toKilobytes(css), budget: kilobytes.css });
    return rows;
  });
}

if (import.meta.main) {
  const rows = measureSizes();
  for (const { page, kind, kilobytes, budget } of rows)
    console.log(
      `${page.padEnd(24)} ${kind.padEnd(4)} ${kilobytes.toFixed(1).padStart(7)} kB   budget ${budget}`,
    );
  const over = rows.filter(({ kilobytes, budget }) => kilobytes > budget);
  for (const { page, kind } of over) console.error(`${page} ${kind} is over its budget`);
  process.exit(over.length > 0 ? 1 : 0);
}
