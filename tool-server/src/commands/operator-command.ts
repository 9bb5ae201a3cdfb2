import path from 'node:path';
import { lockFolder } from '../platform/db/folder-lock.ts';
import type { Config } from '../settings/config.ts';
import { ROOT } from '../settings/root.ts';

/** Ends a command with a reason that the person at the terminal can act on. */
export function refuse(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

export const toDataDir = (config: Config): string => path.resolve(ROOT, config.dataDir);

/** The message of a lock that a running server holds on the embedded database; undefined when none has it. */
export function findOwner(dataDir: string): string | undefined {
  try {
    lockFolder(dataDir)();
    return undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      return refuse(`There is no data folder ${dataDir}: set DATA_DIR or DATABASE_URL as the server has it.`);
    return (error as Error).message;
  }
}
