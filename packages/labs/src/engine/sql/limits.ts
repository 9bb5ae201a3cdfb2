/** In bytes. */
export const LONGEST_STATEMENT = 100_000;

/** `sqlite3_limit`: id and value. Lengths in bytes. @see https://sqlite.org/c3ref/c_limit_attached.html */
export const LIMITS: ReadonlyArray<readonly [id: number, value: number]> = [
  [0, 1_000_000], // length of a value
  [1, LONGEST_STATEMENT], // length of a statement
  [2, 100], // columns
  [3, 100], // depth of an expression
  [4, 20], // terms of a compound SELECT
  [5, 50_000], // opcodes of a statement
  [6, 16], // arguments of a function
  [7, 0], // attached databases
  [8, 1_000], // length of a LIKE or GLOB pattern
  [9, 60], // parameters
  [10, 10], // depth of triggers
  [11, 0], // worker threads
];

/** `sqlite3_db_config`: operation and setting. @see https://sqlite.org/c3ref/c_dbconfig_defensive.html */
export const DENIED: ReadonlyArray<readonly [op: number, on: number]> = [
  [1005, 0], // load_extension
  [1010, 1], // defensive: no writes to the schema table or shadow tables
  [1017, 0], // no trusted schema
];

/** `sqlite3_db_config`: whether statements fire triggers. */
export const ENABLE_TRIGGERS = 1003;

const PRAGMA = 19;
const ATTACH = 24;
const DETACH = 25;
const FUNCTION = 31;

/** Pragmas that only read. */
const PRAGMAS = new Set([
  'table_info',
  'table_list',
  'table_xinfo',
  'index_list',
  'index_info',
  'foreign_key_list',
  'database_list',
]);
const FUNCTIONS_DENIED = new Set(['load_extension', 'fts3_tokenizer', 'readfile', 'writefile', 'edit']);

/** What the authorizer allows an app: everything within the one database, nothing beyond it. */
export function maySql(action: number, first: () => string, second: () => string): boolean {
  if (action === ATTACH || action === DETACH) return false;
  if (action === PRAGMA) return PRAGMAS.has(first().toLowerCase());
  if (action === FUNCTION) return !FUNCTIONS_DENIED.has(second().toLowerCase());
  return true;
}
