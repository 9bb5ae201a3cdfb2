/**
 * What a widget of the built package adds to a host's page: bundled and minified as a host does, in brotli. Above its
 * budget the build fails.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import postcss from 'postcss';
import { build, type Rolldown } from 'vite';
import { ensurePackages, OUT } from './packages-build.ts';

const PACKAGE = path.join(OUT, 'widgets');

interface Measured {
  name: string;
  /** Entry points that the page imports. */
  entries: readonly string[];
  /** React is the host's own, and is not counted. */
  isReactOutside?: true;
  /** Modules that are loaded later, but before the widget shows its content. */
  later?: RegExp;
  /** Brotli, kB. */
  budget: number;
}

const CLIENT = 'transport/connect-client';

/** React takes 58 of what is cold, schemas 9, signals 5. */
const SCRIPTS: Measured[] = [
  { name: 'course card', entries: ['./course-card'], isReactOutside: true, budget: 6.2 },
  {
    name: 'recommendation dialog, cold',
    entries: ['./provider', './recommendation-dialog'],
    later: new RegExp(`${CLIENT}|stores/preferences`),
    budget: 87.5,
  },
  {
    name: 'course player, cold',
    entries: ['./provider', './course-player'],
    later: new RegExp(`${CLIENT}|stores/courses`),
    budget: 119,
  },
];

interface Sheet {
  name: string;
  file: string;
  /** Without the theme, which is the same for every widget of a page. */
  isWithoutTheme?: true;
  budget: number;
}

const SHEETS: Sheet[] = [
  { name: 'course card', file: 'course-card.css', isWithoutTheme: true, budget: 3 },
  { name: 'course card with the theme', file: 'course-card.css', budget: 5 },
  { name: 'all widgets', file: 'styles.css', budget: 20 },
];

const toKilobytes = (text: string | Uint8Array) => brotliCompressSync(text).length / 1000;

function dropTheme(css: string): string {
  const root = postcss.parse(css);
  root.walkRules(/\[data-drawbridge\]|:host/, (rule) => {
    rule.remove();
  });
  return root.toString();
}

/** What a page of the widget imports, as one module. */
function toPage({ entries, isReactOutside }: Measured): string {
  const { exports } = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')) as {
    exports: Record<string, { default: string }>;
  };
  const files = entries.map((entry) => path.join(PACKAGE, exports[entry]?.default ?? entry));
  const modules = [...files, ...(isReactOutside ? [] : ['react-dom/client'])];
  const imports = modules.map((file, at) => `import * as module${at} from ${JSON.stringify(file)};`);
  return `${imports.join('\n')}\nexport const page = [${modules.map((_, at) => `module${at}`).join()}];`;
}

/** The chunks that are loaded before the widget shows its content. */
function collect(chunks: readonly Rolldown.OutputChunk[], later: RegExp | undefined) {
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (fileName: string) => {
    const chunk = chunks.find((one) => one.fileName === fileName);
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const next of chunk.imports) visit(next);
    for (const next of chunk.dynamicImports) {
      const target = chunks.find((one) => one.fileName === next);
      if (later && target?.facadeModuleId && later.test(target.facadeModuleId)) visit(next);
    }
  };
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk.fileName);
  return [...found];
}

async function measureScript(measured: Measured): Promise<number> {
  const id = '\0page';
  const result = await build({
    root: OUT,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'page',
        resolveId: (specifier) => (specifier === 'page' ? id : null),
        load: (specifier) => (specifier === id ? toPage(measured) : null),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: 'page',
        preserveEntrySignatures: 'strict',
        external: measured.isReactOutside ? /^react(-dom)?($|\/)/ : [],
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const chunks = output.filter((one) => one.type === 'chunk');
  return collect(chunks, measured.later).reduce((sum, { code }) => sum + toKilobytes(code), 0);
}

export interface PackageSizeRow {
  name: string;
  kind: 'JS' | 'CSS';
  kilobytes: number;
  budget: number;
}

export async function measurePackages(): Promise<PackageSizeRow[]> {
  const rows: PackageSizeRow[] = [];
  for (const measured of SCRIPTS)
    rows.push({
      name: measured.name,
      kind: 'JS',
      kilobytes: await measureScript(measured),
      budget: measured.budget,
    });
  for (const { name, file, isWithoutTheme, budget } of SHEETS) {
    const css = readFileSync(path.join(PACKAGE, 'dist', file), 'utf8');
    const kilobytes = toKilobytes(isWithoutTheme ? dropTheme(css) : css);
    rows.push({ name, kind: 'CSS', kilobytes, budget });
  }
  return rows;
}

if (import.meta.main) {
  await ensurePackages();
  const rows = await measurePackages();
  for (const { name, kind, kilobytes, budget } of rows)
    console.log(
      `${name.padEnd(30)} ${kind.padEnd(4)} ${kilobytes.toFixed(1).padStart(6)} kB   budget ${budget}`,
    );
  const over = rows.filter(({ kilobytes, budget }) => kilobytes > budget);
  for (const { name, kind } of over) console.error(`${name} ${kind} is over its budget`);
  process.exit(over.length > 0 ? 1 : 0);
}
