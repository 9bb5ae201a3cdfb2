import { expect, it } from 'vitest';
import { hashJson } from '../canonical.ts';
import { PYTHON_PRELUDE } from './guest/prelude.ts';
import { PYTHON_GUEST_HASH } from './guest-hash.ts';

it('the pinned hash equals that of the Python guest runtime', () => {
  expect(PYTHON_GUEST_HASH).toBe(hashJson(PYTHON_PRELUDE));
});
