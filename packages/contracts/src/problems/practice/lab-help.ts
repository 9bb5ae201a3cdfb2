import type { ProblemRows } from '../problem-rows.ts';

export const LAB_HELP_PROBLEMS = {
  hint_not_found: { status: 404, message: 'This lab has no such hint.', retryable: false },
  no_guidance: {
    status: 409,
    message: 'This lab cannot be guided: every step is already open.',
    retryable: false,
  },
  hint_out_of_order: { status: 409, message: 'Open the earlier hints first.', retryable: false },
  solution_locked: {
    status: 403,
    message: 'The solution opens when you have passed the lab.',
    retryable: false,
  },
  no_flag: { status: 400, message: 'This lab has no flag.', retryable: false },
  breach_not_found: { status: 404, message: 'This lab has no such attack.', retryable: false },
} as const satisfies ProblemRows;
