import type { Endpoint } from '../base/endpoint.ts';
import { ASSIGNMENT_REPORT_ENDPOINTS } from './assignment-report.ts';
import { ASSIGNMENT_ENDPOINTS } from './assignments.ts';
import { BILLING_ENDPOINTS } from './billing.ts';
import { CHAMPION_ENDPOINTS } from './champions.ts';
import { COMPANY_INVITATION_ENDPOINTS } from './company-invitations.ts';
import { GROUP_MAPPING_ENDPOINTS } from './group-mappings.ts';
import { MANAGED_ASSIGNMENT_ENDPOINTS } from './managed-assignments.ts';
import { ORGANIZATION_ENDPOINTS } from './organization.ts';
import { SCIM_ENDPOINTS } from './scim.ts';
import { SETUP_ENDPOINTS } from './setup.ts';
import { TEAM_PEOPLE_ENDPOINTS } from './team-people.ts';
import { TEAM_ENDPOINTS } from './teams.ts';
import { USER_IMPORT_ENDPOINTS } from './users/user-import.ts';
import { USER_VIEW_ENDPOINTS } from './users/user-views.ts';
import { USER_ENDPOINTS } from './users/users.ts';

export * from './assignment-fields.ts';
export * from './assignment-report.ts';
export * from './assignments.ts';
export * from './billing.ts';
export * from './champions.ts';
export * from './company-invitations.ts';
export * from './group-mappings.ts';
export * from './managed-assignments.ts';
export * from './organization.ts';
export * from './scim.ts';
export * from './setup.ts';
export * from './team-people.ts';
export * from './teams.ts';
export * from './users/user-import.ts';
export * from './users/user-views.ts';
export * from './users/users.ts';

export const COMPANY_ENDPOINTS: readonly Endpoint[] = [
  ...BILLING_ENDPOINTS,
  ...ASSIGNMENT_ENDPOINTS,
  ...MANAGED_ASSIGNMENT_ENDPOINTS,
  ...ASSIGNMENT_REPORT_ENDPOINTS,
  ...CHAMPION_ENDPOINTS,
  ...USER_ENDPOINTS,
  ...USER_IMPORT_ENDPOINTS,
  ...USER_VIEW_ENDPOINTS,
  ...COMPANY_INVITATION_ENDPOINTS,
  ...TEAM_ENDPOINTS,
  ...TEAM_PEOPLE_ENDPOINTS,
  ...ORGANIZATION_ENDPOINTS,
  ...SETUP_ENDPOINTS,
  ...GROUP_MAPPING_ENDPOINTS,
  ...SCIM_ENDPOINTS,
];
