import type { SqlRow, SqlValue } from '../exchange.ts';
import { toCText, toText } from '../wasm/text.ts';
import { readWord, type SqlDatabase, SqlError, toFault, withText } from './database.ts';

export interface SqlOutcome {
  rows: SqlRow[];
  /** Origin of each result column, empty strings for an expression. */
  columns: Array<{ name: string; table: string; origin: string }>;
  changes: number;
  lastId: number;
}

export interface SqlCall {
  /** `exec` runs all statements of the text, any other the first. */
  mode: 'get' | 'all' | 'run' | 'exec';
  sql: string;
  values: SqlValue[];
  names: string[];
  /** Before a statement that may change the database. */
  onWrite(): void;
}

const ROW = 100;
const DONE = 101;
const TRANSIENT = -1;
const INTEGER = 1;
const FLOAT = 2;
const NULL = 5;
const MAX_ROWS = 5_000;
const MAX_RESULT_CHARS = 1_000_000;

export function runSql(db: SqlDatabase, call: SqlCall): SqlOutcome {
  return withText(db, call.sql, (start, length) => {
    const end = start + length;
    let last = runOne(db, call, start, end);
    if (call.mode !== 'exec') return last.outcome;
    while (last.tail < end) last = runOne(db, call, last.tail, end);
    return last.outcome;
  });
}

/** Runs the statement that begins at `at`; `tail` is where the next one begins. */
function runOne(db: SqlDatabase, call: SqlCall, at: number, end: number) {
  const { wasm, handle, out } = db;
  if (wasm.sqlite3_prepare_v2(handle, at, end - at, out, out + 4) !== 0) throw toFault(db);
  const statement = readWord(db, out);
  const tail = readWord(db, out + 4);
  // Blanks and comments only.
  if (statement === 0) return { outcome: { rows: [], columns: [], changes: 0, lastId: 0 }, tail };
  if (wasm.sqlite3_stmt_readonly(statement) === 0) call.onWrite();
  try {
    bind(db, statement, call);
    return { outcome: step(db, statement, call), tail };
  } finally {
    wasm.sqlite3_finalize(statement);
  }
}

function bind(db: SqlDatabase, statement: number, call: SqlCall): void {
  const { values, names } = call;
  const count = db.wasm.sqlite3_bind_parameter_count(statement);
  if (names.length === 0 && values.length !== count && values.length + count > 0) {
    if (values.length > count)
      throw new SqlError(`SQLITE_RANGE: ${values.length} values for ${count} parameters`);
    throw new SqlError(`SQLITE_MISUSE: ${count} parameters and only ${values.length} values`);
  }
  for (let index = 1; index <= count; index++) {
    const value = names.length === 0 ? values[index - 1] : namedValue(db, statement, index, call);
    if (bindOne(db, statement, index, value ?? null) !== 0) throw toFault(db);
  }
}

function namedValue(
  { wasm, memory }: SqlDatabase,
  statement: number,
  index: number,
  { values, names }: SqlCall,
): SqlValue | undefined {
  const at = wasm.sqlite3_bind_parameter_name(statement, index);
  const name = at === 0 ? '' : toCText(memory, at).slice(1);
  const found = names.indexOf(name);
  if (found < 0) throw new SqlError(`SQLITE_MISUSE: no value for parameter ${name === '' ? index : name}`);
  return values[found];
}

function bindOne(db: SqlDatabase, statement: number, index: number, value: SqlValue): number {
  const { wasm } = db;
  if (value === null) return wasm.sqlite3_bind_null(statement, index);
  if (typeof value === 'string') {
    return withText(db, value, (at, length) =>
      wasm.sqlite3_bind_text(statement, index, at, length, TRANSIENT),
    );
  }
  return Number.isSafeInteger(value)
    ? wasm.sqlite3_bind_int64(statement, index, BigInt(value))
    : wasm.sqlite3_bind_double(statement, index, value);
}

function step(db: SqlDatabase, statement: number, { mode }: SqlCall): SqlOutcome {
  const { wasm, memory, handle } = db;
  const text = (at: number) => (at === 0 ? '' : toCText(memory, at));
  const columns = Array.from({ length: wasm.sqlite3_column_count(statement) }, (_, index) => ({
    name: text(wasm.sqlite3_column_name(statement, index)),
    table: text(wasm.sqlite3_column_table_name(statement, index)),
    origin: text(wasm.sqlite3_column_origin_name(statement, index)),
  }));
  const rows: SqlRow[] = [];
  let chars = 0;
  for (;;) {
    const code = wasm.sqlite3_step(statement);
    if (code === DONE) break;
    if (code !== ROW) throw toFault(db);
    if (rows.length >= MAX_ROWS) throw new SqlError(`the result has more than ${MAX_ROWS} rows`);
    const row: SqlRow = Object.create(null) as SqlRow;
    columns.forEach(({ name }, index) => {
      const value = readColumn(db, statement, index);
      if (typeof value === 'string') chars += value.length;
      row[name] = value;
    });
    if (chars > MAX_RESULT_CHARS) throw new SqlError('the result is larger than this lab allows');
    rows.push(row);
    if (mode === 'get') break;
  }
  return {
    rows,
    columns,
    changes: wasm.sqlite3_changes(handle),
    lastId: Number(wasm.sqlite3_last_insert_rowid(handle)),
  };
}

function readColumn({ wasm, memory }: SqlDatabase, statement: number, index: number): SqlValue {
  switch (wasm.sqlite3_column_type(statement, index)) {
    case INTEGER:
      return Number(wasm.sqlite3_column_int64(statement, index));
    case FLOAT:
      return wasm.sqlite3_column_double(statement, index);
    case NULL:
      return null;
    default: {
      const at = wasm.sqlite3_column_text(statement, index);
      return at === 0 ? '' : toText(memory, at, wasm.sqlite3_column_bytes(statement, index));
    }
  }
}
