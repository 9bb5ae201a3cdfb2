import { toCsv } from '@drawbridge/contracts/rules';
import { saveFile } from '../download/save-file.ts';
import type { Column } from './columns.ts';

/** Rows as a file for spreadsheets: a line of names, then a line a row. No cell is read as a formula. @see ASVS 1.2.10 */
export function toRowsCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const exported = columns.flatMap(({ label, toText }) => (toText ? [{ label, toText }] : []));
  return toCsv([
    exported.map(({ label }) => label),
    ...rows.map((row) => exported.map(({ toText }) => toText(row))),
  ]);
}

/** Saves rows that are here already; the server exports a list when only one page of it is here. */
export function saveRows<Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[]): void {
  saveFile({ name, type: 'text/csv;charset=utf-8', text: toRowsCsv(columns, rows) });
}
