import { problem } from '@drawbridge/contracts';
import {
  type FileDelimiter,
  type FileEncoding,
  USER_IMPORT_LIMITS,
  USER_IMPORT_TEXTS,
} from '@drawbridge/contracts/company';
import { type FileColumn, toColumns } from './file-columns.ts';
import { guessDelimiter, guessEncoding } from './guess-format.ts';
import { readLine, type UserLine } from './read-line.rule.ts';
import { readRecords } from './read-records.ts';

export interface FileFormat {
  encoding: FileEncoding;
  delimiter: FileDelimiter;
}

export interface OpenedFile extends FileFormat {
  columns: FileColumn[];
  /** The first lines below the header, cell by cell. */
  firstLines: string[][];
}

const refuse = (text: string) => problem('bad_input', { errors: { file: text } });

/**
 * Finds out how a file is written, as far as the caller does not say it, and what its columns are. Throws `bad_input` at
 * `file` for one that cannot be imported.
 */
export async function openFile(bytes: Uint8Array, given: Partial<FileFormat> = {}): Promise<OpenedFile> {
  const encoding = given.encoding ?? guessEncoding(bytes);
  const delimiter = given.delimiter ?? guessDelimiter(bytes, encoding);
  const first: string[][] = [];
  for await (const { cells } of readRecords(bytes, { encoding, delimiter })) {
    if (cells.some((cell) => cell.trim() !== '')) first.push(cells);
    if (first.length > USER_IMPORT_LIMITS.shownLines) break;
  }
  const [headers = [], ...firstLines] = first;
  if (headers.length > USER_IMPORT_LIMITS.columns) throw refuse(USER_IMPORT_TEXTS.columns);
  const columns = toColumns(headers.map((header) => header.trim()));
  if (!columns.some(({ field }) => field === 'email')) throw refuse(USER_IMPORT_TEXTS.noEmail);
  return { encoding, delimiter, columns, firstLines };
}

/**
 * The lines of a file in portions, from the first one. Of two lines with the same address the later one is at fault.
 * Throws `bad_input` at `file` for more lines than an import takes.
 */
export async function* readPortions(
  bytes: Uint8Array,
  { columns, ...format }: FileFormat & { columns: readonly FileColumn[] },
  size: number,
): AsyncGenerator<UserLine[]> {
  const emailColumn = columns.findIndex(({ field }) => field === 'email');
  const lineOf = new Map<string, number>();
  let portion: UserLine[] = [];
  let count = 0;
  let isHeader = true;
  for await (const record of readRecords(bytes, format)) {
    if (isHeader) {
      isHeader = false;
      continue;
    }
    // A spreadsheet writes rows that were emptied as separators alone.
    if (record.cells.every((cell) => cell.trim() === '')) continue;
    count += 1;
    if (count > USER_IMPORT_LIMITS.lines) throw refuse(USER_IMPORT_TEXTS.lines);
    const read = readLine(record, columns);
    const earlier = lineOf.get(read.user.email);
    if (!read.fault && earlier !== undefined)
      read.fault = { reason: 'repeated', column: emailColumn, value: String(earlier) };
    if (!read.fault) lineOf.set(read.user.email, read.line);
    portion.push(read);
    if (portion.length === size) {
      yield portion;
      portion = [];
    }
  }
  if (portion.length > 0) yield portion;
}
