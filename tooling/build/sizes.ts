/**
 * What a page of the portal weighs on the wire at its first load: the brotli form that the build left. Above its
 * budget the build fails. React itself is 58 kB of it.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { measureEmbedSizes } from './embed-sizes.ts';
import type { Files, FirstLoadFile } from './first-load-plugin.ts';
import { CLIENT, EDITOR, readFirstLoads } from './first-loads.ts';
import type { SizeRow } from './size-row.ts';

const DIST = path.join(ROOT, 'portal/dist');

/** What a page loads before it shows: modules with all that they import. */
interface Page {
  name: string;
  modules: readonly string[];
  kilobytes: { js: number; css?: number };
}

const firstLoads = readFirstLoads();
/** The modules of a page, such as `portal/lab`. */
function findModules(page: string): readonly string[] {
  const found = firstLoads[page];
  if (!found) throw new Error(`there is no page ${page}`);
  return found.modules;
}
const login = findModules('public/login');
const lab = findModules('portal/lab');

/** The fonts of every page: text and code, upright and in Latin script. */
const FONTS = { names: ['inter-latin-wght-normal', 'jetbrains-mono-latin-wght-normal'], kilobytes: 40 };

const PAGES: Page[] = [
  { name: 'login', modules: login, kilobytes: { js: 88, css: 8 } },
  // The form can be filled in before the code that sends it is loaded; this is the most that a press of its button
  // waits for.
  {
    name: 'login, to send it',
    modules: [
      ...login,
      CLIENT,
      'packages/client/src/stores/identity/sign-in.ts',
      'portal/src/screens/identity/login/sign-in-flow.ts',
    ],
    kilobytes: { js: 106.5 },
  },
  { name: 'dashboard', modules: findModules('portal/dashboard'), kilobytes: { js: 115, css: 11 } },
  { name: 'lab, before the editor', modules: lab, kilobytes: { js: 138, css: 15 } },
  {
    name: 'lab, with the editor',
    modules: [...lab, EDITOR],
    kilobytes: { js: 262.5 },
  },
];

function toWireBytes(file: string): number {
  const plain = path.join(DIST, file);
  const brotli = `${plain}.br`;
  return statSync(existsSync(brotli) ? brotli : plain).size;
}

/** The files of several modules, each once. */
function collect({ modules }: FirstLoadFile, names: readonly string[]): Record<keyof Files, Set<string>> {
  const files = names.map((name) => {
    const found = modules[name];
    if (!found)
      throw new Error(`the build has no module ${name}: a page list in tooling/build is out of date`);
    return found;
  });
  return {
    scripts: new Set(files.flatMap(({ scripts }) => scripts)),
    styles: new Set(files.flatMap(({ styles }) => styles)),
  };
}

export function measureSizes(): SizeRow[] {
  const file = JSON.parse(readFileSync(path.join(DIST, '.vite/first-loads.json'), 'utf8')) as FirstLoadFile;
  const toKilobytes = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + toWireBytes(file), 0) / 1000;
  const pages = PAGES.flatMap(({ name, modules, kilobytes }) => {
    const { scripts, styles } = collect(file, modules);
    const rows: SizeRow[] = [
      { page: name, kind: 'JS', kilobytes: toKilobytes(scripts), budget: kilobytes.js },
    ];
    if (kilobytes.css)
      rows.push({ page: name, kind: 'CSS', kilobytes: toKilobytes(styles), budget: kilobytes.css });
    return rows;
  });
  return [...pages, measureFonts()];
}

function measureFonts(): SizeRow {
  const files = readdirSync(path.join(DIST, 'assets')).filter(
    (name) => name.endsWith('.woff2') && FONTS.names.some((font) => name.startsWith(`${font}-`)),
  );
  if (files.length !== FONTS.names.length)
    throw new Error('the build has other fonts: the list in tooling/build is out of date');
  const bytes = files.reduce((sum, name) => sum + toWireBytes(`assets/${name}`), 0);
  return { page: 'every page', kind: 'fonts', kilobytes: bytes / 1000, budget: FONTS.kilobytes };
}

if (import.meta.main) {
  const rows = [...measureSizes(), ...measureEmbedSizes()];
  for (const { page, kind, kilobytes, budget } of rows)
    console.log(
      `${page.padEnd(24)} ${kind.padEnd(5)} ${kilobytes.toFixed(1).padStart(7)} kB   budget ${budget}`,
    );
  const over = rows.filter(({ kilobytes, budget }) => kilobytes > budget);
  for (const { page, kind } of over) console.error(`${page} ${kind} is over its budget`);
  process.exit(over.length > 0 ? 1 : 0);
}
