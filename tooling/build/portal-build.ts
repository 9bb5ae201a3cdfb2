import { compressFolder, ensureBuild, runTool } from './cached-build.ts';

/** What portal and embed are built from besides their own folders. */
export const SHARED_SOURCES = [
  'packages/widgets',
  'packages/lab-workspace',
  'packages/client',
  'packages/ui',
  'packages/labs',
  'packages/contracts',
  'tooling/vite.ts',
  'tooling/build/compress-build.ts',
  'package-lock.json',
];

/** Builds the portal unless the last build was made from these very sources. */
export function ensurePortalBuild(options: { force?: boolean } = {}): Promise<void> {
  return ensureBuild(
    {
      name: 'the portal',
      dist: 'portal/dist',
      sources: [
        'portal',
        ...SHARED_SOURCES,
        'tooling/build/first-loads.ts',
        'tooling/build/join-files.ts',
        'tooling/build/page-chunks.ts',
        'tooling/build/read-pages.ts',
        'tooling/build/read-stores.ts',
        'tooling/build/first-load-plugin.ts',
      ],
      async build() {
        await runTool('vite', ['build', 'portal', '--logLevel', 'warn'], 'the portal could not be built');
        await compressFolder('portal/dist/assets');
      },
    },
    options.force,
  );
}
