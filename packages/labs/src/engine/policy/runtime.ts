import { hashJson } from '../canonical.ts';
import type { LabRuntime } from '../lab-engine.ts';
import type { LabImage, Session } from '../session.ts';
import { LabFault } from '../stop.ts';
import { createPolicyInspector, MAX_TOTAL_CHARS, type PolicyCache } from './inspector.ts';

const NO_APP = 'A policy lab has no app to ask.';

/** Creates the runtime of labs whose files are read and simulated, never started. */
export function createPolicyRuntime(): LabRuntime {
  return {
    prepare(program): LabImage {
      const sizeBytes = program.files.reduce((sum, { text }) => sum + text.length, 0);
      if (sizeBytes > MAX_TOTAL_CHARS) throw new LabFault('the files are too large in total');
      const cache: PolicyCache = new Map();
      return { program, memory: cache, sizeBytes, hash: () => hashJson([program.files, program.seed]) };
    },
    open: (image) => openSession(image),
    close: () => undefined,
  };
}

function openSession({ program, memory }: LabImage): Session {
  const inspector = createPolicyInspector(program.files, program.seed.world, memory as PolicyCache);
  return {
    policy: inspector,
    request: ({ method, url, headers = {}, body = '' }) => ({
      request: { method, url, headers, body },
      response: { status: 501, headers: [['content-type', 'text/plain; charset=utf-8']], body: NO_APP },
      events: [],
      fuel: 0,
      elapsedMs: 0,
    }),
    sql: () => {
      throw new Error('a policy lab has no database');
    },
    events: () => inspector.events(),
    advanceClock: () => undefined,
    reseed: () => undefined,
    files: () => program.files,
    usage: () => ({ fuel: inspector.fuel(), requests: 0, memoryBytes: 0 }),
    snapshot: () => ({ pages: [], sizeBytes: 0 }),
    stopped: () => false,
    stopReason: () => null,
    close: () => undefined,
  };
}
