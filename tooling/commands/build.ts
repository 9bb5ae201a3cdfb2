/** `npm run build`: every workspace that has something to build, then Storybook. */
import { ensureEmbedBuild } from '../build/embed-build.ts';
import { ensurePortalBuild } from '../build/portal-build.ts';
import { ensureStorybookBuild } from '../build/storybook-build.ts';
import { ensurePackages } from '../publish/packages-build.ts';

ensurePortalBuild({ force: true });
ensureEmbedBuild({ force: true });
ensurePackages({ force: true });
ensureStorybookBuild({ force: true });
