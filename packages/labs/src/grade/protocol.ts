import type { LabFile, LabPack } from '@drawbridge/contracts/practice';
import * as z from 'zod/mini';
import type { Attack } from '../engine/run/goal.ts';
import type { GradableLab } from './run-lab.ts';

/** Messages from the supervisor to a grader process. None of them contains the signing key. */
export type ToProcess =
  | { type: 'start'; warm: Array<LabPack['engine']> }
  /**
   * The hidden tests of this lab and of no other, so that a program that breaks out of an engine reads no more than its
   * own.
   */
  | { type: 'grade'; id: number; lab: GradableLab; files: LabFile[]; seed: string; attack?: Attack };

/**
 * Messages from a grader process to the supervisor. The process runs learners' code, so the supervisor checks
 * everything. The process itself imports only the type, because its jail has no zod.
 */
export const fromProcess = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  /** A runtime is being started for this submission. This takes seconds and is no fault of the submission. */
  z.object({ type: z.literal('loading'), id: z.number() }),
  z.object({ type: z.literal('progress'), id: z.number() }),
  z.object({
    type: z.literal('done'),
    id: z.number(),
    /** Checked against the lab by `toTestResults`. */
    tests: z.unknown(),
    again: z.record(z.string(), z.enum(['failed', 'error'])),
    limited: z.boolean(),
    /** Processor time that the process has used since its start. */
    cpuMs: z.number().check(z.nonnegative()),
  }),
  z.object({ type: z.literal('fault'), id: z.number(), message: z.string() }),
]);
export type FromProcess = z.infer<typeof fromProcess>;
