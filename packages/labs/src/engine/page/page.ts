import { createLabRunner, type LabRunner, type LabRunnerOptions, type WorkerLike } from './lab-runner.ts';

interface TrustedTypePolicies {
  defaultPolicy: unknown;
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown;
}

/**
 * The policy of our pages (`require-trusted-types-for`) refuses text as the URL of a worker, and Vite bundles the
 * expression below only as it is written. The page's default policy therefore allows URLs of our own origin; markup and
 * code stay refused.
 */
function allowOwnScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicies };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createScriptURL(address) {
      if (new URL(address, location.href).origin === location.origin) return address;
      throw new TypeError('a script of another origin');
    },
  });
}

/** Creates the Web Worker that runs labs on the page. Vite bundles it because of this exact expression. */
export function createPageWorker(): WorkerLike {
  allowOwnScripts();
  return new Worker(new URL('./page-worker.ts', import.meta.url), { type: 'module' });
}

/** `createLabRunner` with the page's own worker: what a widget calls. */
export function createPageLabRunner(options?: LabRunnerOptions): LabRunner {
  return createLabRunner(createPageWorker, options);
}
