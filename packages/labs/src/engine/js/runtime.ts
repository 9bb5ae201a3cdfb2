import { toAppImage } from '../app-image.ts';
import { toModuleSource } from '../guest/prelude.ts';
import type { LabRuntime } from '../lab-engine.ts';
import { type LabMemory, openSession, toQuotas } from '../open-session.ts';
import type { Pool } from '../pool.ts';
import type { LabProgram, SessionOptions } from '../session.ts';
import type { SeedStore } from '../sql/seeds.ts';
import type { SqlSlot } from '../sql/slot.ts';
import { LabFault } from '../stop.ts';
import { toOwnFiles } from '../trace.ts';
import type { MemoryImage } from '../wasm/image.ts';
import { createAppCalls } from '../world/app-calls.ts';
import { toWorldRules } from '../world/rules.ts';
import { readSeeded } from '../world/watch.ts';
import { createWorld } from '../world/world.ts';
import type { JsImage, JsSlot } from './slot.ts';

const PREPARE_FUEL = 4_000;

export interface JsRuntimeOptions {
  apps: Pool<JsSlot>;
  databases: Pool<SqlSlot>;
  base: { app: JsImage };
  seeds: SeedStore;
}

/** Labs whose app is JavaScript on the Express-shaped module, with or without a database. */
export function createJsRuntime({ apps, databases, base, seeds }: JsRuntimeOptions): LabRuntime {
  return {
    prepare(program, options) {
      const js = apps.take();
      const sql = databases.take();
      try {
        js.load(base.app);
        const { seeded, secrets, world } = build(js, sql, seeds, program, options);
        // An app that queries nothing at its start leaves the database as the seed made it.
        const memory: LabMemory = {
          js: js.save(),
          sql: sql.statements() === 0 ? seeded : sql.save(),
          world,
          secrets,
        };
        return toAppImage(program, memory);
      } finally {
        apps.give(js);
        databases.give(sql);
      }
    },
    open(image, options) {
      const js = apps.take();
      const sql = databases.take();
      return openSession(js, sql, image, options, () => {
        apps.give(js);
        databases.give(sql);
      });
    },
    close() {
      apps.clear();
      databases.clear();
      seeds.clear();
    },
  };
}

/**
 * Seeds the database, passes in the files and starts the app. Returns the database and its secrets as seeded, and the
 * world after the start.
 */
function build(
  js: JsSlot,
  sql: SqlSlot,
  seeds: SeedStore,
  program: LabProgram,
  options: SessionOptions,
): Pick<LabMemory, 'secrets' | 'world'> & { seeded: MemoryImage } {
  const quotas = toQuotas(options);
  const rules = toWorldRules(program.seed.world);
  const world = createWorld(rules, 1);
  js.nowMs = () => world.nowMs;
  sql.nowMs = () => world.nowMs;
  sql.budget = js.budget;
  js.calls = createAppCalls({
    world,
    sql,
    rules,
    quotas,
    own: toOwnFiles(program),
    stack: () => js.stack(),
    onResponse: () => undefined,
  });
  js.budget.arm(PREPARE_FUEL);
  const seeded = seeds.load(sql, program.seed.sql ?? '');
  const secrets = readSeeded(sql, seeded, rules.watch);
  js.enter('environment', JSON.stringify(rules.env));
  for (const { path, text } of program.files) {
    if (path.endsWith('.js')) js.define(path, toModuleSource(text), path);
    else js.enter('file', path, text);
  }
  if (!program.files.some(({ path }) => path === program.entry))
    throw new LabFault(`${program.entry} is missing`);
  js.budget.arm(quotas.requestFuel);
  js.enter('start', program.entry);
  js.drive(quotas.jobs, () => true);
  return { seeded, secrets, world: world.save() };
}
