import { type ImportField, type LineReason, LONGEST_JOB_TEXT } from '@drawbridge/contracts/company';
import { personName, validation } from '@drawbridge/contracts/rules';
import type { FileColumn } from './file-columns.ts';
import type { FileRecord } from './read-records.ts';

/** What a line says about a user. An empty text says nothing. */
export interface FileUser {
  email: string;
  firstName: string;
  lastName: string;
  department: string;
  jobTitle: string;
  /** Names of teams, or parts of them. */
  teamParts: string[];
}

/** What is wrong with a line, and where: the number of the column from 0. */
export interface Fault {
  reason: LineReason;
  column: number | null;
  value: string;
}

/** One line of a file that has a user. */
export interface UserLine {
  line: number;
  user: FileUser;
  fault: Fault | undefined;
}

const LONGEST_EMAIL = 254;
/** Control characters, half of a character, and what stands for bytes that the encoding does not have. */
const BAD_CHARACTERS = /[\p{Cc}\p{Cs}\u{FFFD}]/u;

/** `toCsv` writes an apostrophe before what a spreadsheet would take for a formula. */
const withoutGuard = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

/** A list of names, such as `exportCompanyUsers` writes. */
export const toParts = (text: string): string[] =>
  text
    .split(/[;|\n]/)
    .map((name) => name.trim())
    .filter(Boolean);

const isLong = (text: string) => text.length > LONGEST_JOB_TEXT;

function findReason(field: ImportField, text: string): LineReason | undefined {
  if (field === 'teams')
    return BAD_CHARACTERS.test(text.replaceAll(/[\r\n]/g, '')) ? 'bad_characters' : undefined;
  if (BAD_CHARACTERS.test(text)) return 'bad_characters';
  if (field === 'email') {
    if (text === '') return 'email_missing';
    return text.length > LONGEST_EMAIL || validation.email(text) ? 'email_invalid' : undefined;
  }
  if (text === '') return undefined;
  if (field === 'department' || field === 'job_title') return isLong(text) ? 'text_too_long' : undefined;
  return personName(text) ? 'name_invalid' : undefined;
}

/** Cells behind the last header count only if they hold something: spreadsheets write empty ones. */
function hasCellsOf(cells: readonly string[], columns: readonly FileColumn[]): boolean {
  if (cells.length < columns.length) return false;
  return cells.slice(columns.length).every((cell) => cell.trim() === '');
}

export function readLine({ line, cells }: FileRecord, columns: readonly FileColumn[]): UserLine {
  const texts: Record<ImportField, string> = {
    email: '',
    first_name: '',
    last_name: '',
    department: '',
    job_title: '',
    teams: '',
  };
  let fault: Fault | undefined = hasCellsOf(cells, columns)
    ? undefined
    : { reason: 'cells', column: null, value: `${cells.length}/${columns.length}` };
  for (const [column, { field }] of columns.entries()) {
    if (!field) continue;
    const text = withoutGuard((cells[column] ?? '').trim()).normalize('NFC');
    texts[field] = text;
    const reason = findReason(field, text);
    if (reason) fault ??= { reason, column, value: text };
  }
  return {
    line,
    user: {
      email: texts.email.toLowerCase(),
      firstName: texts.first_name,
      lastName: texts.last_name,
      department: texts.department,
      jobTitle: texts.job_title,
      teamParts: toParts(texts.teams),
    },
    fault,
  };
}
