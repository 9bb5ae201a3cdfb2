import type { LabFile, LabPack, TestResult } from '@drawbridge/contracts';
import type { Attack } from '../engine/run/goal.ts';
import type { GradableLab } from './run-lab.ts';

/** Supervisor to grader process. The signing key is in none of these. */
export type ToProcess =
  | { type: 'labs'; labs: GradableLab[]; warm: Array<LabPack['engine']> }
  | { type: 'grade'; id: number; lab_id: string; files: LabFile[]; seed: string; attack?: Attack };

/** Grader process to supervisor. */
export type FromProcess =
  | { type: 'ready' }
  /** A runtime is being started for this submission: takes seconds, and is nobody's fault. */
  | { type: 'loading'; id: number }
  | { type: 'progress'; id: number }
  | { type: 'done'; id: number; tests: TestResult[]; fuel: number; infra: boolean; limited: boolean }
  | { type: 'fault'; id: number; message: string };
