import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { problem } from '@drawbridge/contracts';
import { type FileDelimiter, type FileEncoding, USER_IMPORT_TEXTS } from '@drawbridge/contracts/company';
import { CsvError, parse } from 'csv-parse';
import { toParseOptions } from './guess-format.ts';

/** A line of cells. */
export interface FileRecord {
  /** Where it begins in the file, from 1. */
  line: number;
  cells: string[];
}

const SLICE_BYTES = 65_536;
/** A line that is longer has a quotation mark that nobody closed. */
const LONGEST_LINE = 100_000;

/** The text of a file in slices. Other work of the process gets its turn between two. */
async function* decode(bytes: Uint8Array, encoding: FileEncoding): AsyncGenerator<string> {
  // It drops a byte order mark, which would otherwise be part of the first header.
  const decoder = new TextDecoder(encoding);
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
    const text = decoder.decode(bytes.subarray(at, at + SLICE_BYTES), { stream: true });
    if (text !== '') yield text;
    await setImmediate();
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

/** Line breaks within quotation marks. */
function countBreaks(cells: readonly string[]): number {
  let count = 0;
  for (const cell of cells)
    if (cell.includes('\n') || cell.includes('\r')) count += cell.match(/\r\n|\n|\r/g)?.length ?? 0;
  return count;
}

function toFileProblem(error: unknown, line: number): unknown {
  if (!(error instanceof CsvError)) return error;
  const text =
    error.code === 'CSV_INVALID_CLOSING_QUOTE' ? USER_IMPORT_TEXTS.badQuote : USER_IMPORT_TEXTS.openQuote;
  return problem('bad_input', { errors: { file: text(line) } });
}

/** Reads a file record by record. Throws `bad_input` at `file` where quotation marks do not match. */
export async function* readRecords(
  bytes: Uint8Array,
  { encoding, delimiter }: { encoding: FileEncoding; delimiter: FileDelimiter },
): AsyncGenerator<FileRecord> {
  const parser = parse({ ...toParseOptions(delimiter), max_record_size: LONGEST_LINE });
  const slices = Readable.from(decode(bytes, encoding), { highWaterMark: 1 });
  slices.on('error', (error) => parser.destroy(error));
  slices.pipe(parser);
  let line = 1;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      if (cells.length > 1 || cells[0] !== '') yield { line, cells };
      line += 1 + countBreaks(cells);
    }
  } catch (error) {
    throw toFileProblem(error, line);
  } finally {
    slices.destroy();
  }
}
