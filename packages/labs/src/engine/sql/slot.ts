import { type Budget, createBudget } from '../budget.ts';
import type { SqlRow, SqlValue } from '../exchange.ts';
import { LabStop } from '../stop.ts';
import {
  diffMemory,
  hashMemory,
  isClear,
  loadMemory,
  type MemoryImage,
  PAGE_BYTES,
  type Span,
  saveMemory,
} from '../wasm/image.ts';
import { toBytes, toCText, toText } from '../wasm/text.ts';
import { instantiateSqlite } from './binding.ts';
import { DENIED, ENABLE_TRIGGERS, LIMITS, maySql } from './limits.ts';

export interface SqlOutcome {
  rows: SqlRow[];
  /** Origin of each result column, empty strings for an expression. */
  columns: Array<{ name: string; table: string; origin: string }>;
  changes: number;
  lastId: number;
}

/** Thrown for what SQLite itself refuses; the app sees the message as its driver's error. */
export class SqlError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SqlError';
  }
}

export interface SqlSlot {
  /** What statements are paid from. */
  budget: Budget;
  nowMs: () => number;
  /** Rises whenever the database may have changed. */
  version(): number;
  /** Statements run since the last `load`. */
  statements(): number;
  /** Opens the one database and runs the lab's seed; afterwards limits and authorizer apply. */
  open(seed: string): void;
  /** Runs the first statement, or all of them when `mode` is `exec`. */
  run(mode: 'get' | 'all' | 'run' | 'exec', sql: string, values?: SqlValue[], names?: string[]): SqlOutcome;
  /** Runs the harness's statements: an app's triggers do not change what they write. */
  withoutTriggers<T>(work: () => T): T;
  save(): MemoryImage;
  load(image: MemoryImage): void;
  diff(image: MemoryImage): Array<{ at: number; bytes: Uint8Array }>;
  hash(): string;
  memoryBytes(): number;
  reusable(): boolean;
}

/** The memory a lab's database may use; the rest of the module's memory is reserved before the base image. */
const ARENA_BYTES = 640 * 1024;
/** Static data comes first, then 512 KiB of C stack that grows downwards from here; the limits prevent deep stacks. */
const STATIC_END = 264 * 1024;
const STACK_LOW = 640 * 1024;
const STACK_GUARD: Span = [STACK_LOW - 64 * 1024, STACK_LOW];
const OPEN_FLAGS = 0x2 | 0x4 | 0x80;
const ROW = 100;
const DONE = 101;
const TRANSIENT = -1;
const INTEGER = 1;
const FLOAT = 2;
const NULL = 5;
const MAX_ROWS = 5_000;
const MAX_RESULT_CHARS = 1_000_000;

export function createSqlSlot(module: WebAssembly.Module): SqlSlot {
  let broken = false;
  let fresh = true;
  let writes = 0;
  let statements = 0;
  let held: MemoryImage | undefined;
  let guarded = false;
  const slot = makeSlot();
  const { wasm, memory, authorizer } = instantiateSqlite(module, {
    authorize: (action, first, second) =>
      !guarded ||
      maySql(
        action,
        () => toCText(memory, first),
        () => toCText(memory, second),
      ),
    nowMs: () => slot.nowMs(),
  });
  wasm.__wasm_call_ctors();
  wasm.sqlite3_initialize();
  const spans = takeArena();
  // Two words SQLite writes results to; made before any image, like the database handle below.
  const out = wasm.malloc(16);
  const db = openMemoryDatabase();

  /** Prevents all but the arena from being allocated, so that it is never touched and never needs to be cleaned. */
  function takeArena(): Span[] {
    const size = memory.buffer.byteLength;
    const probe = wasm.malloc(16);
    wasm.free(probe);
    const reserved = size - probe - ARENA_BYTES;
    const at = wasm.malloc(reserved);
    if (at === 0) throw new Error('sqlite: no memory for the arena');
    const up = Math.ceil((at + 64) / PAGE_BYTES) * PAGE_BYTES;
    const down = Math.floor((at + reserved - 64) / PAGE_BYTES) * PAGE_BYTES;
    return [
      [0, STATIC_END],
      [STACK_LOW, up],
      [down, size],
    ];
  }

  function openMemoryDatabase(): number {
    withText(':memory:', (name) => wasm.sqlite3_open_v2(name, out, OPEN_FLAGS, 0));
    const handle = word(out);
    for (const [id, value] of LIMITS) wasm.sqlite3_limit(handle, id, value);
    for (const [op, on] of DENIED) wasm.sqlite3__wasm_db_config_ip(handle, op, on, 0);
    wasm.sqlite3_set_authorizer(handle, authorizer, 0);
    return handle;
  }

  function word(at: number): number {
    return new DataView(memory.buffer).getUint32(at, true);
  }

  function withText<T>(text: string, use: (at: number, length: number) => T): T {
    const bytes = toBytes(text);
    const at = wasm.malloc(bytes.length + 1);
    if (at === 0) throw new SqlError('SQLITE_NOMEM: out of memory');
    const all = new Uint8Array(memory.buffer);
    all.set(bytes, at);
    all[at + bytes.length] = 0;
    try {
      return use(at, bytes.length);
    } finally {
      wasm.free(at);
    }
  }

  const failed = () => new SqlError(toCText(memory, wasm.sqlite3_errmsg(db)));

  function runAll(mode: string, sql: string, values: SqlValue[], names: string[]): SqlOutcome {
    // Counted first: a statement that is refused has left its traces too.
    statements += 1;
    return withText(sql, (start, length) => {
      const end = start + length;
      let last = runOne(mode, start, end, values, names);
      if (mode !== 'exec') return last.outcome;
      while (last.tail < end) last = runOne(mode, last.tail, end, values, names);
      return last.outcome;
    });
  }

  /** Runs the statement that begins at `at`; `tail` is where the next one begins. */
  function runOne(mode: string, at: number, end: number, values: SqlValue[], names: string[]) {
    if (wasm.sqlite3_prepare_v2(db, at, end - at, out, out + 4) !== 0) throw failed();
    const statement = word(out);
    const tail = word(out + 4);
    // Blanks and comments only.
    if (statement === 0) return { outcome: { rows: [], columns: [], changes: 0, lastId: 0 }, tail };
    if (wasm.sqlite3_stmt_readonly(statement) === 0) writes += 1;
    try {
      bind(statement, values, names);
      return { outcome: step(statement, mode), tail };
    } finally {
      wasm.sqlite3_finalize(statement);
    }
  }

  function bind(statement: number, values: SqlValue[], names: string[]): void {
    const count = wasm.sqlite3_bind_parameter_count(statement);
    if (names.length === 0 && values.length !== count && values.length + count > 0) {
      if (values.length > count)
        throw new SqlError(`SQLITE_RANGE: ${values.length} values for ${count} parameters`);
      throw new SqlError(`SQLITE_MISUSE: ${count} parameters and only ${values.length} values`);
    }
    for (let index = 1; index <= count; index++) {
      const value = names.length === 0 ? values[index - 1] : namedValue(statement, index, values, names);
      if (bindOne(statement, index, value ?? null) !== 0) throw failed();
    }
  }

  function namedValue(
    statement: number,
    index: number,
    values: SqlValue[],
    names: string[],
  ): SqlValue | undefined {
    const at = wasm.sqlite3_bind_parameter_name(statement, index);
    const name = at === 0 ? '' : toCText(memory, at).slice(1);
    const found = names.indexOf(name);
    if (found < 0) throw new SqlError(`SQLITE_MISUSE: no value for parameter ${name === '' ? index : name}`);
    return values[found];
  }

  function bindOne(statement: number, index: number, value: SqlValue): number {
    if (value === null) return wasm.sqlite3_bind_null(statement, index);
    if (typeof value === 'string') {
      return withText(value, (at, length) => wasm.sqlite3_bind_text(statement, index, at, length, TRANSIENT));
    }
    return Number.isSafeInteger(value)
      ? wasm.sqlite3_bind_int64(statement, index, BigInt(value))
      : wasm.sqlite3_bind_double(statement, index, value);
  }

  function step(statement: number, mode: string): SqlOutcome {
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
      if (code !== ROW) throw failed();
      if (rows.length >= MAX_ROWS) throw new SqlError(`the result has more than ${MAX_ROWS} rows`);
      const row: SqlRow = Object.create(null) as SqlRow;
      columns.forEach(({ name }, index) => {
        const value = column(statement, index);
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
      changes: wasm.sqlite3_changes(db),
      lastId: Number(wasm.sqlite3_last_insert_rowid(db)),
    };
  }

  function column(statement: number, index: number): SqlValue {
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

  const text = (at: number) => (at === 0 ? '' : toCText(memory, at));

  function contained<T>(work: () => T): T {
    const { budget } = slot;
    return budget.spend(wasm.__fuel, () => {
      try {
        return work();
      } catch (error) {
        if (error instanceof SqlError) throw error;
        broken = true;
        throw new LabStop(budget.check(wasm.__fuel) ?? 'trap', error);
      }
    });
  }

  function makeSlot(): SqlSlot {
    return {
      budget: createBudget(),
      nowMs: () => 0,
      version: () => writes,
      statements: () => statements,
      open(seed) {
        guarded = false;
        contained(() => runAll('exec', seed, [], []));
        guarded = true;
      },
      run: (mode, sql, values = [], names = []) => contained(() => runAll(mode, sql, values, names)),
      withoutTriggers(work) {
        wasm.sqlite3__wasm_db_config_ip(db, ENABLE_TRIGGERS, 0, 0);
        try {
          return work();
        } finally {
          wasm.sqlite3__wasm_db_config_ip(db, ENABLE_TRIGGERS, 1, 0);
        }
      },
      save: () => saveMemory(memory, spans),
      load(image) {
        if (broken) throw new Error('a broken slot was used again');
        // Many requests do not query the database: then it has not changed.
        if (held !== image || statements > 0) loadMemory(memory, image, fresh);
        held = image;
        fresh = false;
        writes += 1;
        statements = 0;
        guarded = true;
      },
      diff: (image) => diffMemory(memory, image),
      hash: () => hashMemory(memory, spans),
      memoryBytes: () => spans.reduce((sum, [from, to]) => sum + to - from, 0),
      reusable: () => !broken && isClear(memory, STACK_GUARD),
    };
  }

  return slot;
}
