/**
 * @file The script `/embed/v1.js`: a classic script, so that a tag needs only `async`. It writes no markup and no
 * inline styles, so that it works on pages with Trusted Types and a strict policy.
 */

import type { ElementsModule } from './catalogue-elements.ts';
import { type DrawbridgeApi, defineElements } from './define-elements.ts';

/** Path of the chunk with the elements, inserted by the build. */
declare const ELEMENTS_PATH: string;

type Run = (api: DrawbridgeApi) => void;
const page = window as { Drawbridge?: DrawbridgeApi | Run[] };
const script = document.currentScript as HTMLScriptElement | null;

function start(base: string): void {
  // Functions that the page queued before this script loaded, as an array.
  const early = Array.isArray(page.Drawbridge) ? page.Drawbridge : [];
  let elements: Promise<ElementsModule> | undefined;
  const { configure } = defineElements({
    base,
    publishableKey: script?.dataset['key'],
    loadElements() {
      elements ??= import(/* @vite-ignore */ new URL(ELEMENTS_PATH, base).href).catch((error: unknown) => {
        elements = undefined;
        throw error;
      }) as Promise<ElementsModule>;
      return elements;
    },
  });
  const api: DrawbridgeApi = { version: 1, configure, push: (run) => run(api) };
  page.Drawbridge = api;
  for (const run of early) runSafely(run, api);
}

/** An error in one of the page's functions is reported as the page's own, and the others still run. */
function runSafely(run: Run, api: DrawbridgeApi): void {
  try {
    run(api);
  } catch (error) {
    reportError(error);
  }
}

// A second copy of the script finds the first and changes nothing.
if (script && (page.Drawbridge === undefined || Array.isArray(page.Drawbridge)))
  start(new URL(script.src).origin);
