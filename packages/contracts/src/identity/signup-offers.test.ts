import { expect, it } from 'vitest';
import { findSignupName, findSignupPartner } from './signup-offers.ts';

it('ROUTE-16, ROUTE-17 only an existing partner or training has a name', () => {
  expect(findSignupName('partner', 'harbor')).toBe('Harbor Security');
  expect(findSignupPartner('harbor')).toBe('harbor');
  expect(['constructor', '', 'Harbor'].map(findSignupPartner)).toEqual([undefined, undefined, undefined]);
  expect(findSignupName('training', 'injection')).toBe('Injection at the boundary');
  for (const id of ['', 'Harbor Security', 'injection', 'toString', '__proto__'])
    expect([id, findSignupName('partner', id)]).toEqual([id, undefined]);
});
