/** `npm run build`: every workspace that has something to build, then Storybook, which `--without-storybook` leaves out. */
import { ensureEmbedBuild } from '../build/embed-build.ts';
import { ensurePortalBuild } from '../build/portal-build.ts';
import { ensureStorybookBuild } from '../build/storybook-build.ts';
import { ensurePackages } from '../publish/packages-build.ts';

ensurePortalBuild({ force: true });
ensureEmbedBuild({ force: true });
ensurePackages({ force: true });
if (!process.argv.includes('--without-storybook')) ensureStorybookBuild({ force: true });
