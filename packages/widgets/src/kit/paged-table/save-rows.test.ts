import { describe, expect, it } from 'vitest';
import type { Column } from './columns.ts';
import { toRowsCsv } from './save-rows.ts';

interface Person {
  name: string;
  points: number;
}
const columns: Column<Person>[] = [
  { id: 'select', label: '', header: '', cell: () => '' },
  { id: 'name', label: 'Name', header: 'Name', cell: ({ name }) => name, toText: ({ name }) => name },
  { id: 'points', label: 'Points', header: '', cell: () => '', toText: ({ points }) => String(points) },
];

describe('the exported file', () => {
  it('the file has a line of names and a line per row, without empty columns', () => {
    expect(toRowsCsv(columns, [{ name: 'Ada', points: 3 }])).toBe('Name,Points\r\nAda,3\r\n');
  });
  it('ASVS 1.2.10 the file has no cell that a spreadsheet reads as a formula', () => {
    expect(toRowsCsv(columns, [{ name: '=HYPERLINK("x")', points: -1 }])).toBe(
      'Name,Points\r\n"\'=HYPERLINK(""x"")",\'-1\r\n',
    );
  });
});
