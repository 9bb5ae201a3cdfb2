/** What counting costs each engine: the same work in the metered binary and in one that only has the counter. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type EnginePin, PINS, PYTHON_PINS } from '../engine/binaries.ts';
import { APP_PRELUDE, toModuleSource } from '../engine/guest/prelude.ts';
import { createJsSlot } from '../engine/js/slot.ts';
import { PYTHON_PRELUDE } from '../engine/python/guest/prelude.ts';
import { createPythonSlot } from '../engine/python/slot.ts';
import { DEFAULT_QUOTAS } from '../engine/quotas.ts';
import { createSqlSlot } from '../engine/sql/slot.ts';
import { LabFault } from '../engine/stop.ts';
import { meter } from '../engine/wasm/meter.ts';
import { readPython } from '../grade/binaries.ts';
import { quantile } from './memory.ts';

export interface MeteringCost {
  engine: string;
  meteredMs: number;
  plainMs: number;
}

const ROUNDS = 15;
const FUEL = 4_000;
const require = createRequire(import.meta.url);

const JS_WORK = toModuleSource(`
const rows = Array.from({ length: 3000 }, (_, n) => ({ id: n, name: 'name ' + (n * 7919) % 3001, tags: ['a', 'b', n] }));
const text = JSON.stringify(JSON.parse(JSON.stringify(rows)).sort((a, b) => (a.name < b.name ? -1 : 1)));
const words = new Map();
for (const [word] of text.matchAll(/[a-z]+ [0-9]+/g)) words.set(word, (words.get(word) ?? 0) + 1);
const fib = (n) => (n < 2 ? n : fib(n - 1) + fib(n - 2));
fib(18);
module.exports = require('express')(); module.exports.listen(1);`);
const SQL_SEED = 'CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT, n INTEGER)';
const SQL_WORK = `INSERT INTO t (name, n) WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < 300) SELECT hex(i), i % 7 FROM c;
${"SELECT count(*), max(b.name) FROM t a, t b WHERE b.n = a.n AND a.name LIKE '%3%';".repeat(8)}`;
const PYTHON_WORK = `
import json, re
rows = [{'id': n, 'name': f'name {(n * 7919) % 3001}', 'tags': ['a', 'b', n]} for n in range(3000)]
text = json.dumps(sorted(json.loads(json.dumps(rows)), key=lambda row: row['name']))
words = {}
for word in re.findall('[a-z]+ [0-9]+', text): words[word] = words.get(word, 0) + 1
def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
fib(18)
`;

/** Prepares the engine's work in a fresh slot, any number of times; what it gives does the work once. */
type ToWork = (module: WebAssembly.Module) => () => () => void;

const toJsWork: ToWork = (module) => {
  const options = { ...DEFAULT_QUOTAS, prelude: APP_PRELUDE };
  const base = createJsSlot(module, options).save();
  return () => {
    const slot = createJsSlot(module, options, base);
    slot.load(base);
    slot.budget.arm(FUEL);
    return () => {
      slot.define('main.js', JS_WORK, 'main.js');
      slot.enter('start', 'main.js');
    };
  };
};

const toSqlWork: ToWork = (module) => {
  const slot = createSqlSlot(module);
  slot.open(SQL_SEED);
  const base = slot.save();
  return () => {
    slot.load(base);
    slot.budget.arm(FUEL);
    return () => slot.run('exec', SQL_WORK);
  };
};

async function toPythonWork(): Promise<ToWork> {
  const { stdlib } = await readPython();
  return (module) => {
    const slot = createPythonSlot(module, stdlib, PYTHON_PRELUDE);
    const base = slot.save();
    return () => {
      slot.load(base);
      slot.budget.arm(FUEL);
      slot.enter('define', 'app.py', PYTHON_WORK);
      return () => {
        try {
          slot.enter('start', 'app.py');
        } catch (error) {
          // It is no app: that is said once it has run.
          if (!(error instanceof LabFault && error.message.includes('neither has an "app"'))) throw error;
        }
      };
    };
  };
}

function processorMs(prepare: () => () => void): number {
  const work = prepare();
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

function measure(engine: string, pin: EnginePin, specifier: string, toWork: ToWork): MeteringCost {
  const raw = readFileSync(require.resolve(specifier));
  const [metered, plain] = [true, false].map((isCounting) =>
    toWork(
      new WebAssembly.Module(meter(raw, { maxPages: pin.maxPages, isCounting }) as Uint8Array<ArrayBuffer>),
    ),
  );
  if (!metered || !plain) throw new Error('two engines');
  const times = { metered: [] as number[], plain: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    times.metered.push(processorMs(metered));
    times.plain.push(processorMs(plain));
  }
  // The first rounds compile.
  const middle = (values: readonly number[]) => quantile(values.slice(5), 0.5);
  return { engine, meteredMs: middle(times.metered), plainMs: middle(times.plain) };
}

export async function measureMetering(): Promise<MeteringCost[]> {
  return [
    measure('QuickJS', PINS.quickjs, 'quickjs-wasi/quickjs.wasm', toJsWork),
    measure('SQLite', PINS.sqlite, '@sqlite.org/sqlite-wasm/sqlite3.wasm', toSqlWork),
    measure('CPython', PYTHON_PINS.wasm, 'pyodide/pyodide.asm.wasm', await toPythonWork()),
  ];
}
