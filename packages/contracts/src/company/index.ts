import type { Endpoint } from '../base/endpoint.ts';
import { ASSIGNMENT_ENDPOINTS } from './assignments.ts';
import { BILLING_ENDPOINTS } from './billing.ts';
import { CHAMPION_ENDPOINTS } from './champions.ts';
import { TEAM_ENDPOINTS } from './teams.ts';
import { USER_ENDPOINTS } from './users.ts';

export * from './assignments.ts';
export * from './billing.ts';
export * from './champions.ts';
export * from './teams.ts';
export * from './users.ts';

export const COMPANY_ENDPOINTS: readonly Endpoint[] = [
  ...BILLING_ENDPOINTS,
  ...ASSIGNMENT_ENDPOINTS,
  ...CHAMPION_ENDPOINTS,
  ...USER_ENDPOINTS,
  ...TEAM_ENDPOINTS,
];
