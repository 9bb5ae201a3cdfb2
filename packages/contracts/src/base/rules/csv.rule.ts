/**
 * One cell. A spreadsheet reads a text that begins with one of these characters as a formula: an apostrophe before it
 * keeps it a text. @see ASVS 1.2.10
 */
function toCell(value: string): string {
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** RFC 4180, with a first line of names. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
