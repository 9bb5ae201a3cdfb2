import { PAGE_BYTES, type Span } from '../wasm/image.ts';
import { toBytes, toCText } from '../wasm/text.ts';
import type { SqliteInstance } from './binding.ts';
import { DENIED, LIMITS } from './limits.ts';

/** Thrown for what SQLite itself refuses; the app sees the message as its driver's error. */
export class SqlError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SqlError';
  }
}

/** The one database of an instance. */
export interface SqlDatabase extends Pick<SqliteInstance, 'wasm' | 'memory'> {
  handle: number;
  /** Two words SQLite writes results to. */
  out: number;
}

/** The memory a lab's database may use; the rest of the module's memory is reserved before the base image. */
const ARENA_BYTES = 640 * 1024;
/** Static data comes first, then 512 KiB of C stack that grows downwards from here; the limits prevent deep stacks. */
const STATIC_END = 264 * 1024;
const STACK_LOW = 640 * 1024;
export const STACK_GUARD: Span = [STACK_LOW - 64 * 1024, STACK_LOW];
const OPEN_FLAGS = 0x2 | 0x4 | 0x80;

export const readWord = ({ memory }: Pick<SqlDatabase, 'memory'>, at: number): number =>
  new DataView(memory.buffer).getUint32(at, true);

/** Lends a text to SQLite for a call. */
export function withText<T>(
  { wasm, memory }: Pick<SqlDatabase, 'wasm' | 'memory'>,
  text: string,
  use: (at: number, length: number) => T,
): T {
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

/** What SQLite says of its last failure. */
export const toFault = ({ wasm, memory, handle }: SqlDatabase): SqlError =>
  new SqlError(toCText(memory, wasm.sqlite3_errmsg(handle)));

/**
 * Prevents all but the arena from being allocated, so that it is never touched and never needs to be cleaned. Gives the
 * memory that is used.
 */
export function takeArena({ wasm, memory }: SqliteInstance): Span[] {
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

/** Made before any image, with the words that results are written to. */
export function openDatabase({ wasm, memory, authorizer }: SqliteInstance): SqlDatabase {
  const out = wasm.malloc(16);
  withText({ wasm, memory }, ':memory:', (name) => wasm.sqlite3_open_v2(name, out, OPEN_FLAGS, 0));
  const handle = readWord({ memory }, out);
  for (const [id, value] of LIMITS) wasm.sqlite3_limit(handle, id, value);
  for (const [op, on] of DENIED) wasm.sqlite3__wasm_db_config_ip(handle, op, on, 0);
  wasm.sqlite3_set_authorizer(handle, authorizer, 0);
  return { wasm, memory, handle, out };
}
