import { toAppImage } from '../app-image.ts';
import { checkDigest, PYTHON_PINS, type PythonSource, toMetered } from '../binaries.ts';
import type { LabRuntime } from '../lab-engine.ts';
import { type LabMemory, openSession, toQuotas } from '../open-session.ts';
import { createPool, type Pool } from '../pool.ts';
import type { LabProgram, SessionOptions } from '../session.ts';
import type { SeedStore } from '../sql/seeds.ts';
import type { SqlSlot } from '../sql/slot.ts';
import { LabFault } from '../stop.ts';
import { toOwnFiles } from '../trace.ts';
import { toWorldRules } from '../world/rules.ts';
import { readSeeded } from '../world/watch.ts';
import { createWorld } from '../world/world.ts';
import { decodeBaseImage, encodeBaseImage } from './base-image-cache.ts';
import { createPythonCalls } from './calls.ts';
import { PYTHON_PRELUDE } from './guest/prelude.ts';
import { PYTHON_BASE_HASH } from './guest-hash.ts';
import { createPythonSlot, type PythonImage, type PythonSlot } from './slot.ts';

const PREPARE_FUEL = 4_000;
/** 40 MiB each. */
const IDLE_SLOTS = 1;

export interface PythonRuntimeOptions {
  databases: Pool<SqlSlot>;
  seeds: SeedStore;
}

/** Labs whose app is Python. Starting the interpreter takes about two seconds; after that an app starts from an image. */
export async function createPythonRuntime(
  source: PythonSource,
  { databases, seeds }: PythonRuntimeOptions,
): Promise<LabRuntime> {
  const [binaries, cached] = await Promise.all([
    source.read(),
    source.find?.(PYTHON_BASE_HASH) ?? Promise.resolve(null),
  ]);
  await checkDigest(PYTHON_PINS.stdlib, binaries.stdlib);
  const module = await WebAssembly.compile(await toMetered(PYTHON_PINS.wasm, binaries.wasm));
  const known = cached === null ? null : await decodeBaseImage(cached, PYTHON_BASE_HASH);
  const makeSlot = (image?: PythonImage) => createPythonSlot(module, binaries.stdlib, PYTHON_PRELUDE, image);
  const base = known ?? makeSlot().save();
  if (known === null) void source.store?.(PYTHON_BASE_HASH, encodeBaseImage(base));
  const apps = createPool(() => makeSlot(base), IDLE_SLOTS);
  return {
    prepare(program, options) {
      const python = apps.take();
      const sql = databases.take();
      try {
        python.load(base);
        const started = build(python, sql, seeds, program, options);
        const memory: LabMemory<PythonImage> = { js: python.save(), sql: sql.save(), ...started };
        return toAppImage(program, memory);
      } finally {
        apps.give(python);
        databases.give(sql);
      }
    },
    open(image, options) {
      const python = apps.take();
      const sql = databases.take();
      const release = () => {
        apps.give(python);
        databases.give(sql);
      };
      return openSession(python, sql, image, options, release, createPythonCalls);
    },
    close() {
      apps.clear();
    },
  };
}

/** Seeds the database, passes the files in and imports the app. Gives the secrets of the seed and the world of the start. */
function build(
  python: PythonSlot,
  sql: SqlSlot,
  seeds: SeedStore,
  program: LabProgram,
  options: SessionOptions,
): Pick<LabMemory, 'secrets' | 'world'> {
  const quotas = toQuotas(options);
  const rules = toWorldRules(program.seed.world);
  const world = createWorld(rules, 1);
  python.nowMs = () => world.nowMs;
  sql.nowMs = () => world.nowMs;
  sql.budget = python.budget;
  python.calls = createPythonCalls({
    world,
    sql,
    rules,
    quotas,
    own: toOwnFiles(program),
    stack: () => python.stack(),
    onResponse: () => undefined,
  });
  python.budget.arm(PREPARE_FUEL);
  const secrets = readSeeded(sql, seeds.load(sql, program.seed.sql ?? ''), rules.watch);
  python.enter('environment', JSON.stringify(rules.env));
  for (const { path, text } of program.files) python.enter('define', path, text);
  if (!program.files.some(({ path }) => path === program.entry))
    throw new LabFault(`${program.entry} is missing`);
  python.budget.arm(quotas.requestFuel);
  python.enter('start', program.entry);
  return { secrets, world: world.save() };
}
