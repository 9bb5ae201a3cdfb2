import { runTool } from './cached-build.ts';

/** Makes the template from which new embedded databases are copied, unless it is there. */
export const ensureDatabaseTemplate = (): Promise<void> =>
  runTool(
    process.execPath,
    ['tool-server/src/platform/db/make-template.ts'],
    'the template of the embedded database could not be made',
  );
