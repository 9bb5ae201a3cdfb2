import type { LabFile, LabPack } from '@drawbridge/contracts/practice';
import type { AlikeColumns } from './find-alike.ts';
import type { Recordings } from './record.ts';

/** What is known about a lab with an app: what its page shows, its solution, and the requests it gets. */
export interface AppMaterial extends Recordings {
  language: 'js' | 'python';
  pack: Pick<LabPack, 'entry' | 'seed' | 'accounts' | 'editable'>;
  /** The app as the learner gets it, and as its author solved it. */
  starter: LabFile[];
  solved: LabFile[];
  /** The first file to run that the learner may change. */
  host: string;
  /** The tables in which the solution replaces what the starter stores. */
  replacing: string[];
  alike: AlikeColumns[];
  /** The first random number an app draws in a visible test. */
  firstRandom: number;
}
