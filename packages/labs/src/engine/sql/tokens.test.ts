import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findInjected, toShape } from './tokens.ts';

const quoted = (text: string) => `SELECT * FROM t WHERE a = '${text.replaceAll("'", "''")}'`;

describe('The shape of a statement', () => {
  it('the shape is the same for other literals and another for other grammar', () => {
    expect(toShape("SELECT * FROM t WHERE a = 'x' AND b = 1")).toBe(
      toShape("SELECT * FROM t WHERE a='y''z'  AND b=29 -- note"),
    );
    expect(toShape("SELECT * FROM t WHERE a = 'x' OR 1=1")).not.toBe(
      toShape("SELECT * FROM t WHERE a = 'x'"),
    );
  });
});

describe('Input that became part of a statement', () => {
  it.each([
    ["SELECT * FROM t WHERE a = '' OR 1=1 --'", "' OR 1=1 --"],
    ['SELECT * FROM t WHERE id = 1 OR 1', '1 OR 1'],
    ['SELECT * FROM t ORDER BY name LIMIT 1', 'name LIMIT 1'],
    ["SELECT * FROM t WHERE a = 'x'/**/OR/**/'1'", "x'/**/OR/**/'1"],
  ])('input that became part of a statement is found in %s', (sql, input) => {
    expect(findInjected(sql, [input])).toEqual([input]);
  });

  it.each([
    ["SELECT * FROM t WHERE a = 'Ada Moreau'", 'Ada Moreau'],
    ['SELECT * FROM t ORDER BY extension', 'extension'],
    ['SELECT * FROM t WHERE id = 2041', '2041'],
    ['SELECT * FROM t WHERE id = ?', "' OR 1=1 --"],
  ])('input that became part of a statement is not found in %s', (sql, input) => {
    expect(findInjected(sql, [input])).toEqual([]);
  });

  it('input is never found in a correctly escaped literal', () => {
    const property = fc.property(fc.string({ minLength: 3 }), (text) => {
      // A text with a quote is not in the statement as it was sent; one without is inside one literal.
      expect(findInjected(quoted(text), [text])).toEqual([]);
    });
    fc.assert(property, { seed: 1, examples: [["it's"], ["'''"], ["' OR 1=1 --"]] });
  });
});
