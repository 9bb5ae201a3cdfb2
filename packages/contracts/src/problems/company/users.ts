import type { ProblemRows } from '../problem-rows.ts';

export const USER_PROBLEMS = {
  user_not_found: { status: 404, message: 'Your company has no such user.', retryable: false },
  user_not_active: {
    status: 409,
    message: 'Only a user who has signed in can administer. Wait until the invitation is accepted.',
    retryable: false,
  },
  company_invitation_not_found: {
    status: 404,
    message: 'This invitation is no longer open. Ask the company for a new one.',
    retryable: false,
  },
  company_invitation_no_seat: {
    status: 409,
    message: 'The company has no free license at the moment. Ask its administrator, and accept later.',
    retryable: false,
  },
  user_view_not_found: { status: 404, message: 'There is no such view.', retryable: false },
  user_view_limit: {
    status: 409,
    message: 'You have 30 views. Delete one first.',
    retryable: false,
  },
  import_not_found: { status: 404, message: 'Your company has no such import.', retryable: false },
  last_owner: {
    status: 409,
    message: 'A company needs an owner. Make somebody else an owner first.',
    retryable: false,
  },
  own_role: {
    status: 409,
    message: 'This takes away your own right. Confirm that you want to lose it.',
    retryable: false,
  },
} as const satisfies ProblemRows;
