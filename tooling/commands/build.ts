/** `npm run build`: every workspace that has something to build, then Storybook. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureEmbedBuild } from '../build/embed-build.ts';
import { ensurePortalBuild } from '../build/portal-build.ts';
import { ensurePackages } from '../publish/packages-build.ts';
import { ROOT } from '../root.ts';

ensurePortalBuild({ force: true });
ensureEmbedBuild({ force: true });
ensurePackages({ force: true });
console.log('Building Storybook…');
const run = spawnSync(
  'storybook',
  ['build', '-c', 'storybook/.storybook', '-o', 'storybook/storybook-static', '--quiet'],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${path.join(ROOT, 'node_modules/.bin')}:${process.env.PATH}` },
  },
);
process.exit(run.status ?? 1);
