import { ensureBuild, runTool } from './cached-build.ts';
import { ensureEmbedBuild } from './embed-build.ts';
import { SHARED_SOURCES } from './portal-build.ts';

const DIST = 'storybook/storybook-static';

/** Builds Storybook unless the last build was made from these very sources. It shows the built loader, too. */
export async function ensureStorybookBuild(options: { force?: boolean } = {}): Promise<void> {
  await ensureEmbedBuild();
  await ensureBuild(
    {
      name: 'Storybook',
      dist: DIST,
      sources: [
        'storybook',
        'portal/public',
        'packages/embed',
        'packages/postmessage-rpc',
        ...SHARED_SOURCES,
      ],
      hasStories: true,
      build: () =>
        runTool(
          'storybook',
          ['build', '-c', 'storybook/.storybook', '-o', DIST, '--quiet'],
          'Storybook could not be built',
        ),
    },
    options.force,
  );
}
