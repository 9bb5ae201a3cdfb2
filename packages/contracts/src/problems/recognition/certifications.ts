import type { ProblemRows } from '../problem-rows.ts';

export const CERTIFICATION_PROBLEMS = {
  certification_not_found: {
    status: 404,
    message: 'This certification does not exist or was withdrawn.',
    retryable: false,
  },
  certificate_not_found: { status: 404, message: 'There is no such certificate.', retryable: false },
} as const satisfies ProblemRows;
