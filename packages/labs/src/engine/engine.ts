import { type EngineBinaries, PINS, type PythonSource, toMetered } from './binaries.ts';
import { createBrowser } from './browser/browser.ts';
import { createPageSlots } from './browser/slots.ts';
import { APP_PRELUDE, TEST_PRELUDE } from './guest/prelude.ts';
import { ENGINE_HASH, ENGINE_ID } from './identity.ts';
import { createJsRuntime } from './js/runtime.ts';
import { createJsSlot } from './js/slot.ts';
import type { LabEngine, LabRuntime } from './lab-engine.ts';
import { toQuotas } from './open-session.ts';
import { createPool } from './pool.ts';
import { DEFAULT_QUOTAS } from './quotas.ts';
import type { LabProgram } from './session.ts';
import { createSeedStore } from './sql/seeds.ts';
import { createSqlSlot } from './sql/slot.ts';
import { LabFault } from './stop.ts';
import { runTestProgram } from './test-session.ts';
import { createTestSources } from './test-sources.ts';
import { toOwnFault, toOwnFiles } from './trace.ts';

const IDLE_SLOTS = 2;

export interface EngineOptions {
  /** Loads Python for the first lab that needs it; without it, Python labs are not supported. */
  python?: PythonSource;
}

/** Checks the hashes of both binaries, meters them if needed, compiles them and takes the base images. */
export async function createLabEngine(
  binaries: EngineBinaries,
  { python }: EngineOptions = {},
): Promise<LabEngine> {
  const compile = async (which: keyof EngineBinaries) =>
    WebAssembly.compile(await toMetered(PINS[which], binaries[which]));
  const [quickjs, sqlite] = await Promise.all([compile('quickjs'), compile('sqlite')]);
  const { heapBytes, stackBytes } = DEFAULT_QUOTAS;
  const limits = { heapBytes, stackBytes };
  const appOptions = { ...limits, prelude: APP_PRELUDE };
  const testOptions = { ...limits, prelude: TEST_PRELUDE };
  // The base images: the state of a slot right after its start. Later slots are made from them.
  const base = {
    app: createJsSlot(quickjs, appOptions).save(),
    test: createJsSlot(quickjs, testOptions).save(),
    sql: createSqlSlot(sqlite).save(),
  };
  const pages = createPageSlots(quickjs, limits);
  const tests = createPool(() => createJsSlot(quickjs, testOptions, base.test), IDLE_SLOTS);
  const databases = createPool(() => createSqlSlot(sqlite), IDLE_SLOTS);
  const seeds = createSeedStore(base.sql);
  const js = createJsRuntime({
    apps: createPool(() => createJsSlot(quickjs, appOptions, base.app), IDLE_SLOTS),
    databases,
    base,
    seeds,
  });
  const testSources = createTestSources(base.test);
  const runtimes: Partial<Record<LabProgram['engine'], LabRuntime>> = {
    js,
    sql: js,
  };

  let starting: Promise<void> | undefined;

  async function startPython(): Promise<void> {
    if (python === undefined) throw new Error('the runtime for Python labs is not available');
    // Loaded later: not part of the page's first bytes.
    const { createPythonRuntime } = await import('./python/runtime.ts');
    runtimes.python = await createPythonRuntime(python, { databases, seeds });
  }

  function runtimeOf({ engine }: LabProgram): LabRuntime {
    const runtime = runtimes[engine];
    if (runtime === undefined) throw new LabFault(`the runtime for ${engine} labs is not available`);
    return runtime;
  }

  const engine: LabEngine = {
    id: ENGINE_ID,
    hash: ENGINE_HASH,
    async load(kind) {
      // Readers of YAML and other formats: only for labs that need them.
      if (kind === 'policy') runtimes.policy ??= (await import('./policy/runtime.ts')).createPolicyRuntime();
      if (kind !== 'python') return;
      starting ??= startPython();
      await starting;
    },
    prepare(program, options = {}) {
      try {
        return runtimeOf(program).prepare(program, options);
      } catch (error) {
        throw error instanceof LabFault ? toOwnFault(error, toOwnFiles(program)) : error;
      }
    },
    open: (image, options = {}) => runtimeOf(image.program).open(image, options),
    test(image, program, options = {}) {
      const js = tests.take();
      const session = engine.open(image, { ...options, seed: program.seed });
      try {
        return runTestProgram(
          js,
          session,
          program,
          toOwnFiles(image.program),
          toQuotas(options),
          () => engine.browse(session),
          () => testSources.load(js, program),
        );
      } finally {
        session.close();
        tests.give(js);
      }
    },
    browse: (session) => createBrowser(session, pages),
    close() {
      tests.clear();
      testSources.clear();
      pages.clear();
      for (const runtime of new Set(Object.values(runtimes))) runtime.close();
    },
  };
  return engine;
}
