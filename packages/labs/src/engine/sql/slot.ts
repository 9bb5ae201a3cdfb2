import { type Budget, createBudget } from '../budget.ts';
import type { SqlValue } from '../exchange.ts';
import { LabStop } from '../stop.ts';
import { diffMemory, hashMemory, isClear, loadMemory, type MemoryImage, saveMemory } from '../wasm/image.ts';
import { toCText } from '../wasm/text.ts';
import { instantiateSqlite } from './binding.ts';
import { openDatabase, SqlError, STACK_GUARD, takeArena } from './database.ts';
import { ENABLE_TRIGGERS, maySql } from './limits.ts';
import { runSql, type SqlCall, type SqlOutcome } from './statement.ts';

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
  run(mode: SqlCall['mode'], sql: string, values?: SqlValue[], names?: string[]): SqlOutcome;
  /** Runs the harness's statements: an app's triggers do not change what they write. */
  withoutTriggers<T>(work: () => T): T;
  save(): MemoryImage;
  load(image: MemoryImage): void;
  diff(image: MemoryImage): Array<{ at: number; bytes: Uint8Array }>;
  hash(): string;
  memoryBytes(): number;
  reusable(): boolean;
}

export function createSqlSlot(module: WebAssembly.Module): SqlSlot {
  let broken = false;
  let fresh = true;
  let writes = 0;
  let statements = 0;
  let held: MemoryImage | undefined;
  let guarded = false;
  const slot = makeSlot();
  const instance = instantiateSqlite(module, {
    authorize: (action, first, second) =>
      !guarded ||
      maySql(
        action,
        () => toCText(memory, first),
        () => toCText(memory, second),
      ),
    nowMs: () => slot.nowMs(),
  });
  const { wasm, memory } = instance;
  wasm.__wasm_call_ctors();
  wasm.sqlite3_initialize();
  const spans = takeArena(instance);
  const database = openDatabase(instance);

  function runAll(call: Omit<SqlCall, 'onWrite'>): SqlOutcome {
    // Counted first: a statement that is refused has left its traces too.
    statements += 1;
    return runSql(database, { ...call, onWrite: () => void (writes += 1) });
  }

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
        contained(() => runAll({ mode: 'exec', sql: seed, values: [], names: [] }));
        guarded = true;
      },
      run: (mode, sql, values = [], names = []) => contained(() => runAll({ mode, sql, values, names })),
      withoutTriggers(work) {
        wasm.sqlite3__wasm_db_config_ip(database.handle, ENABLE_TRIGGERS, 0, 0);
        try {
          return work();
        } finally {
          wasm.sqlite3__wasm_db_config_ip(database.handle, ENABLE_TRIGGERS, 1, 0);
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
