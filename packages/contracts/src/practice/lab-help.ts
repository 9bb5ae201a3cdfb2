import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { attemptId, labId } from '../base/ids.ts';
import { LAB_GUIDANCE, labFile, labHint, labStep } from './labs.ts';

/** A wrong flag costs no points. @see LAB-5 */
export const FLAG_TRIES_PER_MINUTE = 10;

/** Days after which a new attempt counts as the learner's own work, although the solution was opened before a pass. */
export const SOLUTION_REST_DAYS = 7;

export const openHint = endpoint({
  name: 'openHint',
  base: 'challenge',
  method: 'POST',
  path: 'lab/hint',
  summary:
    'Opens the next hint and deducts its cost from the points still to be earned. Opening a hint again costs nothing; after a pass, hints are free. @see LAB-7',
  access: 'learnerOrGuest',
  input: z.object({ attempt_id: attemptId, number: z.int().check(z.gte(1), z.lte(100)) }),
  output: z.object({ hints: z.array(labHint), points_left: z.number() }),
  problems: [
    'attempt_not_found',
    'attempt_closed',
    'hint_not_found',
    'hint_out_of_order',
    'upgrade_required',
  ],
});

export const chooseGuidance = endpoint({
  name: 'chooseGuidance',
  base: 'challenge',
  method: 'POST',
  path: 'lab/guidance',
  summary:
    'Chooses whether the learner is guided through a lab. Guidance opens the extra steps and every hint, and deducts the cost of the hints that are still closed. It can be changed at any time; nothing is deducted twice. @see LAB-7',
  access: 'learnerOrGuest',
  input: z.object({ attempt_id: attemptId, guidance: z.enum(LAB_GUIDANCE) }),
  output: z.object({
    guidance: z.enum(LAB_GUIDANCE),
    steps: z.array(labStep),
    hints: z.array(labHint),
    points_left: z.number(),
  }),
  problems: ['attempt_not_found', 'attempt_closed', 'no_guidance', 'upgrade_required'],
});

const solution = z.object({
  /** Full text of each file that differs from the starter. */
  files: z.array(labFile),
  /** The explanation as sanitized HTML. */
  html: z.string(),
  /** Fixes that look right but are wrong, with the reason. */
  traps: z.array(z.object({ title: z.string(), why: z.string() })),
});

export const getSolution = endpoint({
  name: 'getSolution',
  base: 'challenge',
  method: 'GET',
  path: 'lab/solution/:attempt_id',
  summary:
    "Returns the author's solution and why it works, once the learner has passed the lab or opened the solution. @see SVC-3",
  access: 'learnerOrGuest',
  input: z.object({ attempt_id: attemptId }),
  output: solution,
  problems: ['attempt_not_found', 'solution_locked', 'upgrade_required'],
});

export const getLabSolution = endpoint({
  name: 'getLabSolution',
  base: 'challenge',
  method: 'GET',
  path: 'solution/:lab_id',
  summary:
    'Returns the solution of a lab that was passed in any attempt, for a page about the solution. The caller need not have opened the lab. @see NAV-27, SVC-3',
  access: 'learner',
  input: z.object({ lab_id: labId }),
  output: z.object({ title: z.string(), solution: z.nullable(solution) }),
  problems: ['lab_not_found', 'upgrade_required'],
});
export type LabSolution = z.infer<typeof getLabSolution.output>;

export const openSolution = endpoint({
  name: 'openSolution',
  base: 'challenge',
  method: 'POST',
  path: 'lab/solution/open',
  summary:
    'Opens the solution before a pass. From then on the lab earns this learner no points in any attempt; a pass still counts. Costs nothing after a pass. @see SVC-3',
  access: 'learnerOrGuest',
  input: z.object({ attempt_id: attemptId }),
  output: z.object({ solution, solution_opened: z.boolean(), points_left: z.number() }),
  problems: ['attempt_not_found', 'attempt_closed', 'upgrade_required'],
});

export const checkFlag = endpoint({
  name: 'checkFlag',
  base: 'challenge',
  method: 'POST',
  path: 'lab/flag',
  summary:
    "Checks a flag against the one for this learner and attempt; the right flag passes the lab. Another learner's flag earns nothing. @see LAB-5",
  access: 'learnerOrGuest',
  input: z.object({
    attempt_id: attemptId,
    flag: z.string().check(z.trim(), z.minLength(1, { error: 'Please enter the flag' }), z.maxLength(200)),
  }),
  output: z.object({
    correct: z.boolean(),
    /** `practice`: the flag of the learner's own page, which has to be earned by submitting the attack. */
    reason: z.enum(['correct', 'wrong', 'practice']),
    tries_left: z.number(),
  }),
  problems: ['attempt_not_found', 'attempt_closed', 'no_flag', 'too_many_tries', 'upgrade_required'],
});

export const noteBreach = endpoint({
  name: 'noteBreach',
  base: 'challenge',
  method: 'POST',
  path: 'lab/breach',
  summary:
    'Records that the learner broke the running app, so that the first half of the lab stays checked off. Earns no points.',
  access: 'learnerOrGuest',
  input: z.object({ attempt_id: attemptId, breach_id: z.string().check(z.maxLength(80)) }),
  output: z.object({ breaches: z.array(z.string()) }),
  problems: ['attempt_not_found', 'attempt_closed', 'breach_not_found'],
});

export const LAB_HELP_ENDPOINTS = [
  openHint,
  chooseGuidance,
  getSolution,
  getLabSolution,
  openSolution,
  checkFlag,
  noteBreach,
];
