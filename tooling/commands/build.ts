/** `npm run build`: every workspace that has something to build, then Storybook, which `--without-storybook` leaves out. */
import { ensureDatabaseTemplate } from '../build/database-template.ts';
import { ensureEmbedBuild } from '../build/embed-build.ts';
import { ensurePortalBuild } from '../build/portal-build.ts';
import { ensureStorybookBuild } from '../build/storybook-build.ts';
import { ensurePackages } from '../publish/packages-build.ts';

// Each is mostly one thread of work.
await Promise.all([
  ensureDatabaseTemplate(),
  ensurePortalBuild({ force: true }),
  ensureEmbedBuild({ force: true }).then(() => ensurePackages({ force: true })),
]);
if (!process.argv.includes('--without-storybook')) await ensureStorybookBuild({ force: true });
