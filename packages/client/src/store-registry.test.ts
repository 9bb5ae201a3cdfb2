import { describe, expect, it } from 'vitest';
import { COMPANY_STORES } from './stores/company/index.ts';
import { IDENTITY_STORES } from './stores/identity/index.ts';
import { INTEGRATION_STORES } from './stores/integration/index.ts';
import { KERNEL_STORES } from './stores/kernel/index.ts';
import { LEARNING_STORES } from './stores/learning/index.ts';
import { OPERATIONS_STORES } from './stores/operations/index.ts';
import { PRACTICE_STORES } from './stores/practice/index.ts';
import { RECOGNITION_STORES } from './stores/recognition/index.ts';

describe('the tables of stores', () => {
  it('each store name occurs once: a second one would replace the store of another area', () => {
    const names = [
      KERNEL_STORES,
      IDENTITY_STORES,
      PRACTICE_STORES,
      LEARNING_STORES,
      RECOGNITION_STORES,
      COMPANY_STORES,
      INTEGRATION_STORES,
      OPERATIONS_STORES,
    ].flatMap(Object.keys);
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  });
});
