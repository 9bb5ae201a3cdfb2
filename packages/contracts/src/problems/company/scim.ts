import type { ProblemRows } from '../problem-rows.ts';

export const SCIM_PROBLEMS = {
  scim_off: {
    status: 409,
    message: 'Provisioning is off. An owner switches it on by creating a secret.',
    retryable: false,
  },
  scim_deactivating: {
    status: 409,
    message: 'Users are still being deactivated. Switch provisioning on when that is done.',
    retryable: false,
  },
  scim_secret_limit: {
    status: 409,
    message: 'There are two secrets already. Delete the one that the directory no longer uses.',
    retryable: false,
  },
  user_of_directory: {
    status: 409,
    message: 'The directory of your company decides this. Change it there.',
    retryable: false,
  },
  team_of_directory: {
    status: 409,
    message: 'This team comes from the directory of your company. Change the group there.',
    retryable: false,
  },
} as const satisfies ProblemRows;
