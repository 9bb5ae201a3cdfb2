/**
 * @file The script of `/embed/v1.js`. It is plain and classic, so that `async` is all a tag needs; it writes no markup
 * and no inline style, so that pages with Trusted Types and a strict policy may have it.
 */

import type { ElementsModule } from './catalogue-elements.ts';
import { type DrawbridgeApi, defineElements } from './define-elements.ts';

/** Path of the chunk with the elements, written by the build. */
declare const ELEMENTS_PATH: string;

type Run = (api: DrawbridgeApi) => void;
const page = window as { Drawbridge?: DrawbridgeApi | Run[] };
const script = document.currentScript as HTMLScriptElement | null;

function start(base: string): void {
  // Functions that the page has left before this script came, as an array.
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

/** A function of the page that fails is reported as the page's own, and the others still run. */
function runSafely(run: Run, api: DrawbridgeApi): void {
  try {
    run(api);
  } catch (error) {
    reportError(error);
  }
}

// A second copy of the script finds the first and leaves everything as it is.
if (script && (page.Drawbridge === undefined || Array.isArray(page.Drawbridge)))
  start(new URL(script.src).origin);
