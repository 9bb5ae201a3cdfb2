import type { LabFile, LabLogEntry, LabPack, LabTest } from '@drawbridge/contracts/practice';
import type { FEEDBACK } from './manifest.ts';

/** A test with the server's data. */
export interface GradedTest {
  id: string;
  title: string;
  kind: LabTest['kind'];
  visibility: 'visible' | 'hidden';
  weight: number;
  source: string;
  /** Shown to the learner when a hidden test fails, in place of its payload. */
  hint?: string;
  /** Words that name what it attacks. */
  names?: readonly string[] | undefined;
}

export interface LabHint {
  html: string;
  /** Share of the points it costs, in percent. */
  price: number;
}

/** A fix that looks right and is not; `verify` proves that it fails. */
export interface LabTrap {
  id: string;
  title: string;
  why: string;
  /** Ids of the tests that it fails, hidden ones included, by which a submission is recognized. */
  fails: string[];
  /** Ids of tests that it does not fail, and says so. */
  says_blocked?: readonly string[];
  /** Whether a submission that fails these tests is told that it behaves like this trap. */
  shown: boolean;
  /** The verdict on it: `error` where it takes from the lab what its tests look at. */
  verdict: 'failed' | 'error';
  /** Key of the item of a course that explains it. */
  lesson?: string | undefined;
  /** What a learner who falls for it would submit. */
  files: LabFile[];
  /** The same as a unified diff over the solution. */
  patch: string;
  /** False while its author has it unpacked in a folder. */
  isPacked: boolean;
}

/** The author's request log: proof that the starter can be attacked. The breach of the same id names its effect. */
export interface LabExploit {
  id: string;
  title: string;
  requests: LabLogEntry[];
}

/** A whole lab as it is on disk, hidden parts included. Never leaves the server. */
export interface LoadedLab {
  /** Folder it was read from. */
  dir: string;
  /** Place among the labs of its type, in the order of learning. */
  order: number;
  pack: LabPack;
  tests: GradedTest[];
  /** What a learner is told of the hidden tests: each one with its hint, or only how many pass. */
  feedback: (typeof FEEDBACK)[number];
  hints: LabHint[];
  /** Ids of the steps that tell how: shown only to a learner who is guided. */
  guided: string[];
  solution: { files: LabFile[]; html: string };
  traps: LabTrap[];
  exploits: LabExploit[];
}
