import { describe, expect, it } from 'vitest';
import { toRouteValues } from './route-values.ts';

describe('COMP-34 the values of an address', () => {
  it.each([
    ['mika%40acme.test', 'mika@acme.test'],
    ['mika@acme.test', 'mika@acme.test'],
    ['a%2Fb%3fc', 'a/b?c'],
    ['50%25', '50%25'],
  ])('%s is %s', (text, value) =>
    expect(toRouteValues({ value: text, other: undefined })).toEqual({ value }),
  );
});
