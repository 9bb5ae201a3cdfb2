import { whyNoJail } from '@drawbridge/labs/jail';
import { canOpenTls, canTakePictures } from '../chromium.ts';
import { findFirefox, findWebKit } from '../engines.ts';
import { findPostgresBin } from '../servers/postgres-cluster.ts';
import { findRedis } from '../servers/redis-process.ts';

/** A program or library that some proofs need and a machine may lack. */
export interface MissingProgram {
  name: string;
  /** Names of the Debian packages. */
  install: string;
  /** Only `npm run test:all` runs its tests. */
  isForWholeRun?: true;
}

const PROGRAMS: (MissingProgram & { isMissing(): boolean })[] = [
  {
    name: 'PostgreSQL',
    install: 'postgresql',
    isMissing: () => !process.env['DATABASE_URL'] && !findPostgresBin(),
  },
  { name: 'bubblewrap', install: 'bubblewrap', isMissing: () => whyNoJail() !== null },
  { name: 'a browser with TLS', install: 'chromium, or libsqlite3-0', isMissing: () => !canOpenTls() },
  {
    name: 'a headless shell of Chromium',
    install: 'chromium-headless-shell',
    isMissing: () => !canTakePictures(),
  },
  { name: 'Redis', install: 'redis-server', isMissing: () => findRedis() === undefined },
  {
    name: 'Firefox',
    install: 'firefox-esr',
    isForWholeRun: true,
    isMissing: () => findFirefox() === undefined,
  },
  {
    name: 'WebKit',
    install: 'webkit2gtk-driver, xvfb',
    isForWholeRun: true,
    isMissing: () => findWebKit() === undefined,
  },
];

export const findMissingPrograms = (): MissingProgram[] => PROGRAMS.filter(({ isMissing }) => isMissing());
