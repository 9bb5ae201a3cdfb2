import { ASSIGNMENT_PROBLEMS } from './assignments.ts';
import { BILLING_PROBLEMS } from './billing.ts';
import { SCIM_PROBLEMS } from './scim.ts';
import { SETUP_PROBLEMS } from './setup.ts';
import { TEAM_PROBLEMS } from './teams.ts';
import { USER_PROBLEMS } from './users.ts';

/** Problems of this area, collected from its features. */
export const COMPANY_PROBLEMS = {
  ...ASSIGNMENT_PROBLEMS,
  ...BILLING_PROBLEMS,
  ...USER_PROBLEMS,
  ...SETUP_PROBLEMS,
  ...TEAM_PROBLEMS,
  ...SCIM_PROBLEMS,
} as const;
