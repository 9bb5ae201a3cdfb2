import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.rule.ts';

describe('ASVS 1.2.10 a spreadsheet file', () => {
  it.each(['=1+1', '+cmd', '-2', '@SUM(A1)', '\tx', '\rx'])(
    'a CSV has no cell that is read as a formula: %j',
    (cell) => {
      expect(toCsv([[cell]]).replaceAll('"', '')).toBe(`'${cell}\r\n`);
    },
  );

  it('RFC 4180 separators, quotes and line breaks are quoted', () => {
    expect(toCsv([['a,b', 'say "x"', 'two\nlines', 'plain']])).toBe(
      '"a,b","say ""x""","two\nlines",plain\r\n',
    );
  });
});
