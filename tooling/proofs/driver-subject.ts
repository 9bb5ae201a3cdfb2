import { listSources } from '../build/hash-sources.ts';
import type { Subject } from './subject.ts';

/** The embedded database: what a statement of any module may behave by. */
export const listDriverSubject = (): Subject[] => [
  {
    name: 'driver',
    files: listSources(['tool-server/src/platform/db', 'tool-server/migrations', 'package-lock.json']),
    versions: { node: process.version },
  },
];
