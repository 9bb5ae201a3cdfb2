import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashSources, ROOT } from './sources.ts';

const STAMP = path.join(ROOT, 'portal/dist/.built-from');
const SOURCES = [
  'portal',
  'packages/widgets',
  'packages/client',
  'packages/ui',
  'packages/labs',
  'packages/contracts',
  'storybook/vite-shared.ts',
  'package-lock.json',
];

/** Builds the portal unless the last build was made from these very sources. */
export function ensurePortalBuild(options: { force?: boolean } = {}): void {
  const wanted = hashSources(SOURCES);
  if (!options.force && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  process.stdout.write('Building the portal…\n');
  // A process of its own: Vite sets NODE_ENV for itself and keeps its memory.
  const run = spawnSync('vite', ['build', 'portal', '--logLevel', 'warn'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${path.join(ROOT, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
    },
  });
  if (run.status !== 0) throw new Error('the portal could not be built: see the lines above');
  writeFileSync(STAMP, wanted);
}
