import type { Endpoint } from '../base/endpoint.ts';
import { ASSIGNMENT_ENDPOINTS } from './assignments.ts';
import { BILLING_ENDPOINTS } from './billing.ts';
import { CHAMPION_ENDPOINTS } from './champions.ts';
import { ORGANIZATION_ENDPOINTS } from './organization.ts';

export * from './assignments.ts';
export * from './billing.ts';
export * from './champions.ts';
export * from './organization.ts';

export const COMPANY_ENDPOINTS: readonly Endpoint[] = [
  ...BILLING_ENDPOINTS,
  ...ASSIGNMENT_ENDPOINTS,
  ...CHAMPION_ENDPOINTS,
  ...ORGANIZATION_ENDPOINTS,
];
