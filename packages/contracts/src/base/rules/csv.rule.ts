/**
 * Formats one cell. Spreadsheets read text that begins with one of these characters as a formula; a leading apostrophe
 * keeps it text.
 * @see ASVS 1.2.10
 */
function toCell(value: string): string {
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Formats rows as RFC 4180 CSV; the first row holds the column names. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
