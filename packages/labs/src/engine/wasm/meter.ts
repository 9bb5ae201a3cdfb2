import { BULK, OP, skipImmediates, skipValueType } from './instructions.ts';
import { createReader, type Reader, toLeb } from './reader.ts';

/** Export of a metered module: a mutable i32 global. */
export const FUEL_EXPORT = '__fuel';

export interface MeterOptions {
  /** Of the module's own memory, in pages of 64 KiB; one that it imports has its maximum from the host. */
  maxPages?: number | undefined;
  /** Default true. False adds the counter alone, which then stays full: to measure what counting costs. */
  isCounting?: boolean;
}

interface Section {
  id: number;
  from: number;
  to: number;
}

/** What the meter has to know of a function, by positions in the binary. */
interface Body {
  from: number;
  to: number;
  /** Where its local variables are declared, and where its code begins. */
  localsAt: number;
  codeAt: number;
  /** Index of a new local variable. */
  nextLocal: number;
  /** First instruction of each loop. */
  loops: number[];
  /** Each instruction that works on a range of memory. */
  bulks: number[];
  calls: number[];
  /** It calls what is not known here: through a table, or a function of the host. */
  hasUnknownCalls: boolean;
}

const ID = { custom: 0, type: 1, import: 2, function: 3, memory: 5, global: 6, export: 7, code: 10 } as const;
const I32 = 0x7f;
const HEADER_BYTES = 8;
/** A range of memory costs a unit for so many bytes (2 ** 6), so that copying takes no longer than other work of its price. */
const BULK_SHIFT = 6;
/** Bytes of code that a function may run, those it calls included, without being counted. */
const UNCOUNTED_BYTES = 1_000;

/**
 * Rewrites a module so that it counts its work: an exported global loses one for each turn of a loop and each call, and
 * more for ranges of memory by their length; below zero the module traps. A memory of its own gets a maximum. Results
 * are unchanged: no function, type or table index moves. Custom sections are left out.
 */
export function meter(bytes: Uint8Array, { maxPages, isCounting = true }: MeterOptions = {}): Uint8Array {
  const sections = readSections(bytes);
  const find = (id: number) => {
    const section = sections.find((other) => other.id === id);
    return section === undefined ? undefined : { ...section, reader: createReader(bytes, section.from) };
  };
  const imported = countImports(find(ID.import)?.reader);
  const params = readParams(find(ID.type)?.reader);
  const types = readNumbers(find(ID.function)?.reader);
  const global = find(ID.global);
  if (global === undefined) throw new Error('wasm: a module without globals');
  const globals = global.reader.u32();
  const fuel = imported.globals + globals;
  const code = find(ID.code);
  const bodies =
    code === undefined
      ? []
      : readBodies(code.reader, imported.functions, (index) => params[types[index] ?? -1] ?? 0);
  const counted = findCounted(bodies, imported.functions);

  const chunks: Uint8Array[] = [bytes.subarray(0, HEADER_BYTES)];
  const add = (id: number, parts: readonly Uint8Array[]) => {
    const size = parts.reduce((sum, part) => sum + part.length, 0);
    chunks.push(Uint8Array.of(id, ...toLeb(size)), ...parts);
  };
  for (const { id, from, to } of sections) {
    const reader = createReader(bytes, from);
    if (id === ID.custom) continue;
    if (id === ID.global) {
      reader.u32();
      // Full, so that a module which nobody arms runs as it did.
      const full = [I32, 1, OP.i32Const, 0xff, 0xff, 0xff, 0xff, 0x07, OP.end];
      add(id, [Uint8Array.from(toLeb(globals + 1)), bytes.subarray(reader.at, to), Uint8Array.from(full)]);
    } else if (id === ID.export) {
      const count = reader.u32();
      const name = new TextEncoder().encode(FUEL_EXPORT);
      const entry = Uint8Array.of(name.length, ...name, 3, ...toLeb(fuel));
      add(id, [Uint8Array.from(toLeb(count + 1)), bytes.subarray(reader.at, to), entry]);
    } else if (id === ID.memory && maxPages !== undefined) {
      add(id, [toMemory(reader, maxPages)]);
    } else if (id === ID.code && isCounting) {
      add(id, toCode(bytes, bodies, counted, fuel));
    } else add(id, [bytes.subarray(from, to)]);
  }
  return join(chunks);
}

function readSections(bytes: Uint8Array): Section[] {
  const reader = createReader(bytes, HEADER_BYTES);
  const sections: Section[] = [];
  while (reader.at < bytes.length) {
    const id = reader.byte();
    const size = reader.u32();
    sections.push({ id, from: reader.at, to: reader.at + size });
    reader.at += size;
  }
  return sections;
}

function skipLimits(reader: Reader): void {
  const hasMaximum = (reader.byte() & 1) !== 0;
  reader.skipNumber();
  if (hasMaximum) reader.skipNumber();
}

function countImports(reader: Reader | undefined): { functions: number; globals: number } {
  const found = { functions: 0, globals: 0 };
  if (reader === undefined) return found;
  for (let left = reader.u32(); left > 0; left--) {
    reader.skipName();
    reader.skipName();
    const kind = reader.byte();
    if (kind === 0) {
      found.functions += 1;
      reader.skipNumber();
    } else if (kind === 1) {
      skipValueType(reader);
      skipLimits(reader);
    } else if (kind === 2) skipLimits(reader);
    else if (kind === 3) {
      found.globals += 1;
      skipValueType(reader);
      reader.byte();
    } else {
      reader.byte();
      reader.skipNumber();
    }
  }
  return found;
}

/** How many parameters each function type has. */
function readParams(reader: Reader | undefined): number[] {
  const FUNCTION = 0x60;
  const skipTypes = (from: Reader) => {
    const count = from.u32();
    for (let left = count; left > 0; left--) skipValueType(from);
    return count;
  };
  return readEach(reader, (from) => {
    if (from.byte() !== FUNCTION) throw new Error('wasm: a type that is no function');
    const params = skipTypes(from);
    skipTypes(from);
    return params;
  });
}

const readNumbers = (reader: Reader | undefined) => readEach(reader, (from) => from.u32());

function readEach<T>(reader: Reader | undefined, read: (reader: Reader) => T): T[] {
  if (reader === undefined) return [];
  return Array.from({ length: reader.u32() }, () => read(reader));
}

function readBodies(reader: Reader, importedFunctions: number, paramsOf: (index: number) => number): Body[] {
  return Array.from({ length: reader.u32() }, (_, index) => {
    const size = reader.u32();
    const from = reader.at;
    return readBody(reader, from, from + size, importedFunctions, paramsOf(index));
  });
}

function readBody(reader: Reader, from: number, to: number, importedFunctions: number, params: number): Body {
  const body: Body = {
    from,
    to,
    localsAt: from,
    codeAt: from,
    nextLocal: params,
    loops: [],
    bulks: [],
    calls: [],
    hasUnknownCalls: false,
  };
  for (let left = reader.u32(); left > 0; left--) {
    body.nextLocal += reader.u32();
    skipValueType(reader);
  }
  body.codeAt = reader.at;
  while (reader.at < to) {
    const at = reader.at;
    const op = reader.byte();
    const operandAt = reader.at;
    skipImmediates(reader, op);
    if (op === OP.loop) body.loops.push(reader.at);
    else if (op === OP.misc && BULK.has(reader.bytes[operandAt] ?? 0)) body.bulks.push(at);
    else if (op === OP.call || op === OP.returnCall) {
      const target = createReader(reader.bytes, operandAt).u32();
      if (target < importedFunctions) body.hasUnknownCalls = true;
      else body.calls.push(target);
    } else if (op > OP.call && op <= 0x15) body.hasUnknownCalls = true;
  }
  return body;
}

/**
 * The functions whose calls are counted: all but those that run a bounded number of instructions, whatever they are
 * given. Those are called often and from code that is counted.
 */
function findCounted(bodies: readonly Body[], importedFunctions: number): Set<number> {
  const costs = new Map<number, number>();
  const costOf = (index: number): number => {
    const known = costs.get(index);
    if (known !== undefined) return known;
    // For calls of itself, which are met while this is computed.
    costs.set(index, Number.POSITIVE_INFINITY);
    const body = bodies[index];
    if (body === undefined) throw new Error(`wasm: no function ${index}`);
    const { from, to, loops, calls, hasUnknownCalls } = body;
    if (loops.length > 0 || hasUnknownCalls) return Number.POSITIVE_INFINITY;
    let cost = to - from;
    for (const call of calls) {
      if (cost > UNCOUNTED_BYTES) break;
      cost += costOf(call - importedFunctions);
    }
    costs.set(index, cost);
    return cost;
  };
  return new Set([...bodies.keys()].filter((index) => costOf(index) > UNCOUNTED_BYTES));
}

function toMemory(reader: Reader, maxPages: number): Uint8Array {
  const count = reader.u32();
  if (count !== 1) throw new Error(`wasm: ${count} memories`);
  const flags = reader.byte();
  const least = reader.u32();
  if (least > maxPages) throw new Error(`wasm: the memory begins with ${least} pages, more than ${maxPages}`);
  return Uint8Array.of(1, flags | 1, ...toLeb(least), ...toLeb(maxPages));
}

/** Traps if the global is below zero. */
const toCheck = (fuel: readonly number[]) => [
  OP.globalGet,
  ...fuel,
  OP.i32Const,
  0,
  OP.i32LtS,
  OP.if,
  0x40,
  OP.unreachable,
  OP.end,
];

function toCode(
  bytes: Uint8Array,
  bodies: readonly Body[],
  counted: ReadonlySet<number>,
  global: number,
): Uint8Array[] {
  const fuel = toLeb(global);
  const probe = Uint8Array.from([
    OP.globalGet,
    ...fuel,
    OP.i32Const,
    1,
    OP.i32Sub,
    OP.globalSet,
    ...fuel,
    ...toCheck(fuel),
  ]);
  /** Before a bulk instruction: its length stays on top of the stack. */
  const toBulkProbe = (local: number) =>
    Uint8Array.from([
      OP.localTee,
      ...toLeb(local),
      OP.globalGet,
      ...fuel,
      OP.localGet,
      ...toLeb(local),
      OP.i32Const,
      BULK_SHIFT,
      OP.i32ShrU,
      OP.i32Sub,
      OP.globalSet,
      ...fuel,
      ...toCheck(fuel),
    ]);
  const parts: Uint8Array[] = [Uint8Array.from(toLeb(bodies.length))];
  for (const [index, { localsAt, codeAt, to, loops, bulks, nextLocal }] of bodies.entries()) {
    const inserts = [
      ...(counted.has(index) ? [{ at: codeAt, bytes: probe }] : []),
      ...loops.map((at) => ({ at, bytes: probe })),
      ...bulks.map((at) => ({ at, bytes: toBulkProbe(nextLocal) })),
    ].sort((left, right) => left.at - right.at);
    const body = [toLocals(bytes, localsAt, codeAt, bulks.length > 0)];
    let done = codeAt;
    for (const { at, bytes: inserted } of inserts) {
      body.push(bytes.subarray(done, at), inserted);
      done = at;
    }
    body.push(bytes.subarray(done, to));
    parts.push(Uint8Array.from(toLeb(body.reduce((sum, part) => sum + part.length, 0))), ...body);
  }
  return parts;
}

/** The declaration of local variables, with one more where the code needs it. */
function toLocals(bytes: Uint8Array, from: number, to: number, hasOneMore: boolean): Uint8Array {
  if (!hasOneMore) return bytes.subarray(from, to);
  const reader = createReader(bytes, from);
  const groups = reader.u32();
  return join([Uint8Array.from(toLeb(groups + 1)), bytes.subarray(reader.at, to), Uint8Array.of(1, I32)]);
}

function join(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
