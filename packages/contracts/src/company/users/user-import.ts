import * as z from 'zod/mini';
import { endpoint } from '../../base/endpoint.ts';
import { teamId, userImportId } from '../../base/ids.ts';
import { nothing } from '../../base/reply.ts';
import { isBase64, toSizeBytes } from '../../base/rules/base64.rule.ts';

const MB = 1024 * 1024;

export const USER_IMPORT_LIMITS = {
  fileBytes: 16 * MB,
  /** Lines with a user, without the header. */
  lines: 200_000,
  columns: 100,
  /** Bad lines that a reply describes one by one. */
  shownFaults: 200,
  /** First lines of the file that a reply repeats. */
  shownLines: 5,
} as const;

export const USER_IMPORT_TEXTS = {
  noFile: 'Choose a file',
  size: 'Choose a file of at most 16 MB',
  broken: 'This file could not be sent. Choose it again',
  unreadable: 'This file can no longer be read. Choose it again',
  empty: 'This file has no line with a user',
  noEmail: 'This file has no column for the email address. The first line has to name one "email"',
  columns: 'A file can have at most 100 columns',
  lines: 'A file can have at most 200,000 lines. Split it into several',
  openQuote: (line: number) => `The quotation mark that opens on line ${line} is never closed`,
  badQuote: (line: number) => `A cell on line ${line} has text after its closing quotation mark`,
} as const;

export const FILE_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type FileEncoding = (typeof FILE_ENCODINGS)[number];

export const FILE_DELIMITERS = [',', ';', '\t', '|'] as const;
export type FileDelimiter = (typeof FILE_DELIMITERS)[number];

/** What a column can hold. */
export const IMPORT_FIELDS = [
  'email',
  'first_name',
  'last_name',
  'department',
  'job_title',
  'teams',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/**
 * What is done with a line. `refused` has a reason. `ask`: the address has an account outside of the company, in a domain
 * that the company proved; the owner of a private account is asked to join. `directory`: the line says something else of a user than the directory,
 * which decides.
 */
export const LINE_OUTCOMES = ['invite', 'ask', 'update', 'unchanged', 'directory', 'refused'] as const;
export type LineOutcome = (typeof LINE_OUTCOMES)[number];

/** Why a line is refused. The last four are those of an invitation. */
export const LINE_REASONS = [
  'email_missing',
  'email_invalid',
  'name_invalid',
  'text_too_long',
  /** A control character, or one that the encoding cannot read. */
  'bad_characters',
  /** More or fewer cells than the header. */
  'cells',
  /** An earlier line has the same address. */
  'repeated',
  'team_unknown',
  'no_seat',
  'is_deactivated',
  'account_elsewhere',
  'domain_elsewhere',
] as const;
export type LineReason = (typeof LINE_REASONS)[number];

/** `checked`: nothing is changed yet. `failed`: it stopped, and continues when it is started again. */
export const USER_IMPORT_STATES = ['checked', 'waiting', 'running', 'done', 'failed'] as const;
export type UserImportState = (typeof USER_IMPORT_STATES)[number];

const lineFault = z.object({
  /** In the file, from 1; the header is a line too. */
  line: z.number(),
  /** From 1; null where the whole line is meant. */
  column: z.nullable(z.number()),
  /** Name of the column in the file. */
  header: z.nullable(z.string()),
  reason: z.enum(LINE_REASONS),
  /** What the cell holds, or another fact, such as the line with the same address. */
  value: z.string(),
});
export type LineFault = z.infer<typeof lineFault>;

const lineCounts = z.object({
  invite: z.number(),
  /** Absent in imports that were checked before accounts elsewhere were asked. */
  ask: z._default(z.number(), 0),
  update: z.number(),
  unchanged: z.number(),
  /** Absent in imports that were checked before there was provisioning. */
  directory: z._default(z.number(), 0),
  refused: z.number(),
});
export type LineCounts = z.infer<typeof lineCounts>;

const importCheck = z.object({
  encoding: z.enum(FILE_ENCODINGS),
  delimiter: z.enum(FILE_DELIMITERS),
  columns: z.array(z.object({ header: z.string(), field: z.nullable(z.enum(IMPORT_FIELDS)) })),
  first_lines: z.array(z.array(z.string())),
  /** What the import would do, as of the check. */
  counts: lineCounts,
  faults: z.array(lineFault),
  /** Bad lines besides those in `faults`. */
  more_faults: z.number(),
});
export type ImportCheck = z.infer<typeof importCheck>;

const userImport = z.object({
  import_id: userImportId,
  file_name: z.string(),
  state: z.enum(USER_IMPORT_STATES),
  has_license: z.boolean(),
  /** Lines with a user. */
  rows: z.number(),
  /** How many of them are done. */
  handled: z.number(),
  /** What was done with those. */
  counts: lineCounts,
  check: importCheck,
});
export type UserImport = z.infer<typeof userImport>;

const csvFile = z.object({ file_name: z.string(), csv: z.string() });
export type ImportFile = z.infer<typeof csvFile>;

const named = z.object({ import_id: userImportId });

export const checkUserImport = endpoint({
  name: 'checkUserImport',
  base: 'main',
  method: 'POST',
  path: 'company/users/import',
  summary:
    'Reads a CSV file of up to 200,000 users and says line by line what an import would do; changes nothing. Separator and encoding are recognized unless given. `startUserImport` imports the file as it was read here. @see COMP-16',
  access: 'companyAdmin',
  input: z.object({
    file_name: z.string().check(z.trim(), z.maxLength(255)),
    /** The file in base64. */
    file: z
      .string({ error: (issue) => (issue.input === undefined ? USER_IMPORT_TEXTS.noFile : undefined) })
      .check(
        z.minLength(1, { error: USER_IMPORT_TEXTS.noFile, abort: true }),
        z.refine((text) => toSizeBytes(text) <= USER_IMPORT_LIMITS.fileBytes, {
          error: USER_IMPORT_TEXTS.size,
          abort: true,
        }),
        z.refine(isBase64, { error: USER_IMPORT_TEXTS.broken }),
      ),
    encoding: z.optional(z.enum(FILE_ENCODINGS)),
    delimiter: z.optional(z.enum(FILE_DELIMITERS)),
    /** Teams that everybody in the file is added to. */
    team_ids: z._default(z.array(teamId).check(z.maxLength(50)), []),
    /** Whether those who are invited take a seat. */
    has_license: z._default(z.boolean(), true),
  }),
  output: userImport,
  problems: ['too_large', 'too_many_tries', 'team_not_found', 'team_has_rule', 'team_of_directory'],
  // Above the file limit, so that a file that is slightly too large gets the field's own message.
  maxBodyBytes: 24 * MB,
});

export const startUserImport = endpoint({
  name: 'startUserImport',
  base: 'main',
  method: 'POST',
  path: 'company/users/import/:import_id/start',
  summary:
    'Starts a checked import, or one that failed. The reply for one that is already started is its state. Importing a file twice changes nothing. @see COMP-16',
  access: 'companyAdmin',
  input: named,
  output: userImport,
  problems: ['import_not_found', 'team_not_found', 'team_has_rule', 'team_of_directory'],
});

export const getUserImport = endpoint({
  name: 'getUserImport',
  base: 'main',
  method: 'GET',
  path: 'company/users/import/:import_id',
  summary: 'Returns the state and progress of an import. @see COMP-16',
  access: 'companyAdmin',
  input: named,
  output: userImport,
  problems: ['import_not_found'],
});

export const getUserImportResult = endpoint({
  name: 'getUserImportResult',
  base: 'main',
  method: 'GET',
  path: 'company/users/import/:import_id/result',
  summary:
    'Returns as one CSV text what was done with each line of an import so far. Kept for 30 days. @see COMP-16',
  access: 'companyAdmin',
  input: named,
  output: csvFile,
  problems: ['import_not_found'],
});

export const getUserImportSample = endpoint({
  name: 'getUserImportSample',
  base: 'main',
  method: 'GET',
  path: 'company/users/import-sample',
  summary:
    'Returns a CSV file that shows the columns of an import, and that can be imported as it is. @see COMP-16',
  access: 'companyAdmin',
  input: nothing,
  output: csvFile,
  problems: [],
});

export const USER_IMPORT_ENDPOINTS = [
  checkUserImport,
  startUserImport,
  getUserImport,
  getUserImportResult,
  getUserImportSample,
];
