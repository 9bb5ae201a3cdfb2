import { describe, expect, it } from 'vitest';
import { findPasswordFault } from './password-rules.ts';

describe('findPasswordFault', () => {
  it.each([
    'password1234',
    'Password-1234',
    'P A S S W O R D 1 2 3 4',
    'ｐａｓｓｗｏｒｄ１２３４',
    'Correct Horse Battery Staple',
    'aaaaaaaaaaaaaaaa',
    'abababababababab',
  ])('refuses %s', (password) => expect(findPasswordFault(password, 'x@y.test')).toContain('first'));

  it.each([
    ['robin.hood-2026!', 'robin.hood@forest.test'],
    ['my ROBIN.HOOD pass', 'robin.hood@forest.test'],
  ])('refuses %s for %s', (password, email) => expect(findPasswordFault(password, email)).toContain('email'));

  it.each([
    ['Drawbridge-demo-1', 'ind@demo.test'],
    ['a quiet lamp over water', 'ann@x.test'],
    ['a quiet lamp over water', 'a@x.test'],
  ])('accepts %s for %s', (password, email) => expect(findPasswordFault(password, email)).toBeUndefined());
});
