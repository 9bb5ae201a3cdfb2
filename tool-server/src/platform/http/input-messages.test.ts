import type { FieldErrors, Problem } from '@drawbridge/contracts';
import { ENDPOINTS } from '@drawbridge/contracts/endpoints';
import { login, signUp } from '@drawbridge/contracts/identity';
import { describe, expect, it } from 'vitest';
import { parseInput } from './api.ts';

function refusalOf(endpoint: (typeof ENDPOINTS)[number], input: unknown): FieldErrors {
  try {
    parseInput(endpoint, input);
  } catch (error) {
    return (error as Problem).errors ?? {};
  }
  return {};
}

/** How the library's own messages begin. */
const LIBRARY = /^(Invalid|Too (big|small)|Unrecognized|Expected|Required$)|expected|received/;
const VALUES = [undefined, null, 7, true, 'x', 'x'.repeat(100_000), [], {}, -1, 1e9];

describe('VAL-21 messages for refused fields', () => {
  it('a missing field is reported as required', () => {
    expect(refusalOf(login, {})).toEqual({ username: 'Required field', password: 'Required field' });
    expect(refusalOf(login, { username: null, password: null })).toEqual({
      username: 'Required field',
      password: 'Required field',
    });
  });

  it('a field that is no text is reported as being of another type', () => {
    expect(refusalOf(login, { username: 7, password: ['x'] })).toEqual({
      username: 'This must be text',
      password: 'This must be text',
    });
  });

  it('a refused field has the message that the contract gives it', () => {
    expect(refusalOf(login, { username: 'x', password: 'x' })).toEqual({
      username: 'Please provide a valid email',
    });
    expect(refusalOf(signUp, {})).toMatchObject({ email: 'Required field' });
  });

  it('no endpoint describes a field in the words of the library', () => {
    for (const endpoint of ENDPOINTS)
      for (const value of VALUES) {
        const fields = Object.keys((endpoint.input as { shape?: object }).shape ?? {});
        const errors = refusalOf(endpoint, Object.fromEntries(fields.map((field) => [field, value])));
        for (const [field, message] of Object.entries(errors))
          expect([endpoint.name, field, message, LIBRARY.test(message)]).toEqual([
            endpoint.name,
            field,
            message,
            false,
          ]);
      }
  });
});
