import { FILE_DELIMITERS, type FileDelimiter, type FileEncoding } from '@drawbridge/contracts/company';
import { parse } from 'csv-parse/sync';
import { toColumns } from './file-columns.ts';

/** @file How a file is written, where nobody says so. */

const LOOKED_AT_BYTES = 65_536;
const LOOKED_AT_LINES = 20;

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/** Every second byte of Western text in UTF-16 is zero; no other encoding has one. */
function guessUtf16(bytes: Uint8Array): FileEncoding | undefined {
  let even = 0;
  let odd = 0;
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    if (bytes[at] === 0) even += 1;
    if (bytes[at + 1] === 0) odd += 1;
  }
  if (even + odd < bytes.length / 8) return undefined;
  return odd >= even ? 'utf-16le' : 'utf-16be';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Every sequence of bytes is valid Windows-1252, so it is the last guess. */
export function guessEncoding(bytes: Uint8Array): FileEncoding {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8';
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  return guessUtf16(bytes.subarray(0, LOOKED_AT_BYTES)) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
}

/** The options with which a file is parsed, for the guess and for the import alike. */
export const toParseOptions = (delimiter: FileDelimiter) => ({
  delimiter,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  // 5" is a cell as it stands.
  relax_quotes: true,
});

function readStart(text: string, delimiter: FileDelimiter): string[][] {
  try {
    return parse(text, { ...toParseOptions(delimiter), to: LOOKED_AT_LINES, skip_empty_lines: true });
  } catch {
    // A quote that this delimiter leaves open: it is another one, or the reading of the file says so.
    return [];
  }
}

/** Header names that are known count most, then columns that each line has. */
function toScore(rows: readonly (readonly string[])[]): number {
  const [header = [], ...lines] = rows;
  const known = toColumns(header).filter(({ field }) => field !== null).length;
  const even = lines.filter(({ length }) => length === header.length).length;
  return known * 1_000 + (header.length > 1 ? header.length + even : 0);
}

export function guessDelimiter(bytes: Uint8Array, encoding: FileEncoding): FileDelimiter {
  const text = new TextDecoder(encoding).decode(bytes.subarray(0, LOOKED_AT_BYTES));
  let best: { delimiter: FileDelimiter; score: number } = { delimiter: ',', score: -1 };
  for (const delimiter of FILE_DELIMITERS) {
    const score = toScore(readStart(text, delimiter));
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}
