import type { Endpoint } from './base/endpoint.ts';
import { COMPANY_ENDPOINTS } from './company/index.ts';
import { IDENTITY_ENDPOINTS } from './identity/index.ts';
import { INTEGRATION_ENDPOINTS } from './integration/index.ts';
import { KERNEL_ENDPOINTS } from './kernel/index.ts';
import { LEARNING_ENDPOINTS } from './learning/index.ts';
import { OPERATIONS_ENDPOINTS } from './operations/index.ts';
import { PRACTICE_ENDPOINTS } from './practice/index.ts';
import { RECOGNITION_ENDPOINTS } from './recognition/index.ts';

/** Every call of the product, for the API reference and for tests that check all of them. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...KERNEL_ENDPOINTS,
  ...IDENTITY_ENDPOINTS,
  ...PRACTICE_ENDPOINTS,
  ...LEARNING_ENDPOINTS,
  ...RECOGNITION_ENDPOINTS,
  ...COMPANY_ENDPOINTS,
  ...INTEGRATION_ENDPOINTS,
  ...OPERATIONS_ENDPOINTS,
];
