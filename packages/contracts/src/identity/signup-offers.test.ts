import { expect, it } from 'vitest';
import { findSignupName } from './signup-offers.ts';

it('ROUTE-16, ROUTE-17 only an existing partner or training has a name', () => {
  expect(findSignupName('partner', 'harbor')).toBe('Harbor Security');
  expect(findSignupName('training', 'injection')).toBe('Injection at the boundary');
  for (const id of ['', 'Harbor Security', 'injection', 'toString', '__proto__'])
    expect([id, findSignupName('partner', id)]).toEqual([id, undefined]);
});
