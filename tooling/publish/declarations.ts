/** The type declarations of a published package: those of our packages put together, so that a host needs none of them. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readWorkspaces, toEntryPoint, type Workspace } from '../checks/workspaces.ts';
import { ROOT } from '../root.ts';
import { listEntries, toDistName } from './published.ts';

const CACHE = path.join(ROOT, 'node_modules/.cache');

/** Every module that a declaration names: in `from '…'`, `import('…')` and `import '…'`. */
const SPECIFIER = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"]+)\2/g;

/** Where the compiler finds our packages: what it finds in `node_modules` it reads, but writes no declarations for. */
function toPaths(workspaces: readonly Workspace[]): Record<string, string[]> {
  return Object.fromEntries(
    workspaces.flatMap(({ name, folder, exports }) =>
      Object.entries(exports).map(([subpath, file]) => [
        path.posix.join(name, subpath),
        [path.join(ROOT, folder, file)],
      ]),
    ),
  );
}

function emit(sources: readonly string[], workspaces: readonly Workspace[], outDir: string): void {
  const config = path.join(outDir, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: path.join(ROOT, 'tsconfig.dom.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        stripInternal: true,
        incremental: false,
        tsBuildInfoFile: null,
        paths: toPaths(workspaces),
        rootDir: path.join(ROOT, 'packages'),
        outDir,
      },
      files: [
        ...sources.map((source) => path.join(ROOT, source)),
        path.join(ROOT, 'packages/ui/src/css.d.ts'),
      ],
    }),
  );
  const run = spawnSync(
    process.execPath,
    [path.join(ROOT, 'node_modules/typescript-7/bin/tsc'), '-p', config],
    { encoding: 'utf8' },
  );
  if (run.status !== 0) throw new Error(`the declarations could not be made:\n${run.stdout}${run.stderr}`);
}

/** Writes the declarations that the entry points of a package reach, beside the built modules. */
export function writeDeclarations(folder: string, outDir: string): void {
  const workspaces = readWorkspaces(ROOT);
  const entries = listEntries(folder).map(([, source]) => source);
  mkdirSync(CACHE, { recursive: true });
  const emitted = mkdtempSync(path.join(CACHE, 'declarations-'));
  try {
    emit(entries, workspaces, emitted);
    const written = new Set<string>();

    /** Source of a module of ours that another source imports; undefined for a foreign one. */
    function toSource(from: string, specifier: string): string | undefined {
      if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
      return toEntryPoint(specifier, workspaces);
    }

    function write(source: string): void {
      if (written.has(source)) return;
      written.add(source);
      if (/\.css\.ts$|\.test\.|\/testing\//.test(source))
        throw new Error(`${source} is in the published types of ${folder}`);
      const name = toDistName(source);
      const file = path.join(emitted, source.replace(/^packages\//, '').replace(/\.tsx?$/, '.d.ts'));
      const text = readFileSync(file, 'utf8').replaceAll(
        SPECIFIER,
        (whole, before: string, quote: string, specifier: string) => {
          const target = toSource(source, specifier);
          if (target === undefined) return whole;
          write(target);
          const relative = path.posix.relative(path.posix.dirname(name), toDistName(target));
          return `${before}${quote}${relative.startsWith('.') ? relative : `./${relative}`}.js${quote}`;
        },
      );
      const out = path.join(outDir, `${name}.d.ts`);
      mkdirSync(path.dirname(out), { recursive: true });
      writeFileSync(out, text);
    }
    for (const source of entries) write(source);
  } finally {
    rmSync(emitted, { recursive: true, force: true });
  }
}
