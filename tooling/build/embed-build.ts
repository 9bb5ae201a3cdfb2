import { compressFolder, ensureBuild, runTool } from './cached-build.ts';
import { SHARED_SOURCES } from './portal-build.ts';

/** In this order: the loader names the file of the elements, and the first build empties the folder. */
const MODES = ['frame', 'lab-frame', 'elements', 'loader'];

/** Builds loader, elements and frame unless the last build was made from these very sources. */
export function ensureEmbedBuild(options: { force?: boolean } = {}): Promise<void> {
  return ensureBuild(
    {
      name: 'the embed loader and its frame',
      dist: 'packages/embed/dist',
      sources: [
        'packages/embed',
        'packages/postmessage-rpc',
        'tooling/build/reader-size.ts',
        ...SHARED_SOURCES,
      ],
      async build() {
        for (const mode of MODES)
          await runTool(
            'vite',
            ['build', 'packages/embed', '--mode', mode, '--logLevel', 'error'],
            'packages/embed could not be built',
          );
        await compressFolder('packages/embed/dist');
      },
    },
    options.force,
  );
}
