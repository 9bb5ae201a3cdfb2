import type { FuelCounter } from '../budget.ts';

/** The exports of sqlite3.wasm this runtime uses. */
export interface SqliteExports {
  __fuel: FuelCounter;
  __indirect_function_table: WebAssembly.Table;
  __wasm_call_ctors(): void;
  malloc(bytes: number): number;
  free(at: number): void;
  sqlite3_initialize(): number;
  sqlite3_open_v2(name: number, db: number, flags: number, vfs: number): number;
  sqlite3_exec(db: number, sql: number, callback: number, arg: number, error: number): number;
  sqlite3_limit(db: number, id: number, value: number): number;
  sqlite3__wasm_db_config_ip(db: number, op: number, on: number, out: number): number;
  sqlite3_set_authorizer(db: number, callback: number, arg: number): number;
  sqlite3_prepare_v2(db: number, sql: number, length: number, statement: number, tail: number): number;
  sqlite3_step(statement: number): number;
  sqlite3_finalize(statement: number): number;
  sqlite3_stmt_readonly(statement: number): number;
  sqlite3_errmsg(db: number): number;
  sqlite3_changes(db: number): number;
  sqlite3_last_insert_rowid(db: number): bigint;
  sqlite3_bind_null(statement: number, index: number): number;
  sqlite3_bind_double(statement: number, index: number, value: number): number;
  sqlite3_bind_int64(statement: number, index: number, value: bigint): number;
  sqlite3_bind_text(statement: number, index: number, at: number, bytes: number, free: number): number;
  sqlite3_bind_parameter_count(statement: number): number;
  sqlite3_bind_parameter_name(statement: number, index: number): number;
  sqlite3_column_count(statement: number): number;
  sqlite3_column_name(statement: number, index: number): number;
  sqlite3_column_table_name(statement: number, index: number): number;
  sqlite3_column_origin_name(statement: number, index: number): number;
  sqlite3_column_type(statement: number, index: number): number;
  sqlite3_column_double(statement: number, index: number): number;
  sqlite3_column_int64(statement: number, index: number): bigint;
  sqlite3_column_text(statement: number, index: number): number;
  sqlite3_column_bytes(statement: number, index: number): number;
}

export interface SqliteHost {
  /** SQLite's action code and its two names; true allows it. */
  authorize(action: number, first: number, second: number): boolean;
  nowMs(): number;
}

export interface SqliteInstance {
  wasm: SqliteExports;
  memory: WebAssembly.Memory;
  /** Table index of the callback; equal in every instance, since each is built the same way. */
  authorizer: number;
}

/** Not growable: 8 MiB is what the module requests, and all it ever gets. */
const MEMORY_PAGES = 128;
const NO_SYSTEM = -52;
const WASI_NO_SYSTEM = 52;

/** Instantiates sqlite3.wasm over its imports: no files, no environment, no time but the world's. */
export function instantiateSqlite(module: WebAssembly.Module, host: SqliteHost): SqliteInstance {
  const memory = new WebAssembly.Memory({ initial: MEMORY_PAGES, maximum: MEMORY_PAGES });
  const view = () => new DataView(memory.buffer);
  const writeTime = (at: number) =>
    view().setBigUint64(at, BigInt(Math.trunc(host.nowMs())) * 1_000_000n, true);
  const known: Record<string, WebAssembly.ImportValue> = {
    memory,
    emscripten_date_now: () => host.nowMs(),
    emscripten_get_now: () => host.nowMs(),
    emscripten_get_heap_max: () => memory.buffer.byteLength,
    emscripten_resize_heap: () => 0,
    clock_time_get: (_clock: number, _precision: bigint, at: number) => {
      writeTime(at);
      return 0;
    },
    environ_sizes_get: (count: number, size: number) => {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return 0;
    },
    environ_get: () => 0,
    _tzset_js: (zone: number, daylight: number) => {
      view().setInt32(zone, 0, true);
      view().setInt32(daylight, 0, true);
    },
    _localtime_js: (time: bigint, at: number) => writeLocalTime(view(), time, at),
  };
  const imports: Record<string, Record<string, WebAssembly.ImportValue>> = {};
  for (const { module: space, name } of WebAssembly.Module.imports(module)) {
    const refuse = space === 'env' ? () => NO_SYSTEM : () => WASI_NO_SYSTEM;
    (imports[space] ??= {})[name] = known[name] ?? refuse;
  }
  const wasm = new WebAssembly.Instance(module, imports).exports as unknown as SqliteExports;
  const authorizer = addCallback(wasm, 6, (_arg, action, first, second) =>
    host.authorize(action ?? 0, first ?? 0, second ?? 0) ? 0 : 1,
  );
  return { wasm, memory, authorizer };
}

/** `struct tm` in UTC: a lab has no other time zone. */
function writeLocalTime(view: DataView, time: bigint, at: number): void {
  const date = new Date(Number(time) * 1_000);
  const yearStart = Date.UTC(date.getUTCFullYear(), 0, 1);
  const fields = [
    date.getUTCSeconds(),
    date.getUTCMinutes(),
    date.getUTCHours(),
    date.getUTCDate(),
    date.getUTCMonth(),
    date.getUTCFullYear() - 1_900,
    date.getUTCDay(),
    Math.floor((date.getTime() - yearStart) / 86_400_000),
    0,
    0,
  ];
  fields.forEach((value, index) => view.setInt32(at + index * 4, value, true));
}

/**
 * Puts a host function into SQLite's function table. Only a WebAssembly function may be in it, so a module of one
 * import and one export wraps it: `(import "e" "f" (func (param i32 × n) (result i32))) (export "f" (func 0))`.
 */
function addCallback(wasm: SqliteExports, params: number, callback: (...args: number[]) => number): number {
  const i32 = 0x7f;
  const type = [0x60, params, ...Array.from({ length: params }, () => i32), 1, i32];
  const header = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
  const types = [0x01, type.length + 1, 0x01, ...type];
  const imported = [0x02, 0x07, 0x01, 0x01, 0x65, 0x01, 0x66, 0x00, 0x00];
  const exported = [0x07, 0x05, 0x01, 0x01, 0x66, 0x00, 0x00];
  const bytes = [...header, ...types, ...imported, ...exported];
  const instance = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(bytes)), {
    e: { f: callback },
  });
  const index = wasm.__indirect_function_table.grow(1);
  wasm.__indirect_function_table.set(index, instance.exports['f']);
  return index;
}
