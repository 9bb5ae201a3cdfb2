import { describeEvent } from '@drawbridge/labs/engine';
import { describe, expect, it } from 'vitest';
import { isTelling } from './telling.ts';

const sql = { kind: 'sql', sql: 'SELECT 1', shape: '', params: [], rows: 1, owners: [], error: '' } as const;

describe('a line of the world that tells of an attack', () => {
  it.each([
    describeEvent({ ...sql, injected: ["' OR 1=1"] }),
    describeEvent({ kind: 'disclosed', what: 'invoice 2042', owner: 'bo', to: 'ada' }),
    describeEvent({
      kind: 'file',
      op: 'read',
      path: '../x',
      real: '/etc/passwd',
      outside: true,
      found: true,
    }),
  ])('is set off: %s', (line) => expect(isTelling(line)).toBe(true));

  it.each([describeEvent({ ...sql, injected: [] }), describeEvent({ kind: 'log', text: 'GET /' })])(
    'is not: %s',
    (line) => expect(isTelling(line)).toBe(false),
  );
});
