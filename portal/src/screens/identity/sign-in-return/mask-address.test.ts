import { expect, it } from 'vitest';
import { maskAddress } from './mask-address.ts';

it.each([
  ['anna@acme.test', 'a***@acme.test'],
  ['a@acme.test', 'a***@acme.test'],
  ['"odd@name"@acme.test', '"***@acme.test'],
  ['😀x@acme.test', '😀***@acme.test'],
  ['@acme.test', '@acme.test'],
  ['no address', 'no address'],
])('P7 the address %s is shown as %s', (email, shown) => expect(maskAddress(email)).toBe(shown));
