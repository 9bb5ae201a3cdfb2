import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { hashSources } from './hash-sources.ts';

const STAMP = path.join(ROOT, 'portal/dist/.built-from');
const SOURCES = [
  'portal',
  'packages/widgets',
  'packages/client',
  'packages/ui',
  'packages/labs',
  'packages/contracts',
  'tooling/vite.ts',
  'tooling/build/first-loads.ts',
  'tooling/build/first-load-plugin.ts',
  'tooling/build/compress-build.ts',
  'package-lock.json',
];

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${path.join(ROOT, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
    },
  });
  if (status !== 0) throw new Error('the portal could not be built: see the lines above');
}

/** Builds the portal unless the last build was made from these very sources. */
export function ensurePortalBuild(options: { force?: boolean } = {}): void {
  const wanted = hashSources(SOURCES);
  if (!options.force && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  process.stdout.write('Building the portal…\n');
  // A process of its own: Vite sets NODE_ENV for itself and does not free its memory.
  run('vite', ['build', 'portal', '--logLevel', 'warn']);
  run(process.execPath, [
    path.join(ROOT, 'tooling/build/compress-build.ts'),
    path.join(ROOT, 'portal/dist/assets'),
  ]);
  writeFileSync(STAMP, wanted);
}
