/// <reference path="./wasm-url.d.ts" />
/** Entry of the page's Web Worker: fetches what a lab needs, then runs one operation after the other. */
import sqliteUrl from '@sqlite.org/sqlite-wasm/sqlite3.wasm?url';
import pythonUrl from 'pyodide/pyodide.asm.wasm?url';
import stdlibUrl from 'pyodide/python_stdlib.zip?url';
import quickjsUrl from 'quickjs-wasi/quickjs.wasm?url';
import { PYTHON_PINS, type PythonSource } from '../binaries.ts';
import { createLabEngine } from '../engine.ts';
import type { LabEngine } from '../lab-engine.ts';
import type { LabProgram } from '../session.ts';
import { fetchFiles } from './fetch-files.ts';
import type { AnswerMessage, FetchingMessage, OperationMessage, ReadyMessage } from './protocol.ts';
import { createWorkerLoop } from './worker-loop.ts';

/** The worker's own global; the DOM's types contain only the page's. */
interface WorkerScope {
  postMessage(message: AnswerMessage | FetchingMessage | ReadyMessage): void;
  addEventListener(type: 'message', listen: (event: { data: OperationMessage }) => void): void;
}
const scope = globalThis as unknown as WorkerScope;

async function fetchBytes(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

const CACHE = 'drawbridge-python';
/** Absent where the page has no secure origin. */
const cache = async () =>
  globalThis.caches === undefined ? null : await caches.open(CACHE).catch(() => null);

const python: PythonSource = {
  async read() {
    const [wasm, stdlib] = await fetchFiles(
      [
        { url: pythonUrl, sizeBytes: PYTHON_PINS.wasm.metered.sizeBytes },
        { url: stdlibUrl, sizeBytes: PYTHON_PINS.stdlib.sizeBytes },
      ],
      (fetching) => scope.postMessage({ fetching }),
    );
    if (!wasm || !stdlib) throw new Error('a file of Python is missing');
    return { wasm, stdlib };
  },
  async find(key) {
    const found = await (await cache())?.match(`/${key}`);
    return found === undefined ? null : new Uint8Array(await found.arrayBuffer());
  },
  async store(key, image) {
    const place = await cache();
    if (place === null) return;
    // One image is enough: those of older runtimes are of no use any more. A full disk is no reason to fail.
    for (const old of await place.keys()) await place.delete(old);
    await place.put(`/${key}`, new Response(image as Uint8Array<ArrayBuffer>)).catch(() => undefined);
  },
};

// Messages that arrive before the engine is ready wait in the promise's chain, in order.
const loop = Promise.all([fetchBytes(quickjsUrl), fetchBytes(sqliteUrl)])
  .then(([quickjs, sqlite]) => createLabEngine({ quickjs, sqlite }, { python }))
  .then((engine) => {
    scope.postMessage({ ready: true });
    return { engine, run: createWorkerLoop(engine) };
  });

let last: Promise<void> = Promise.resolve();

async function answer({ id, operation }: OperationMessage): Promise<void> {
  try {
    const { engine, run } = await loop;
    if (operation.op === 'load') await load(engine, operation.pack.engine);
    scope.postMessage({ id, ok: true, answer: run(operation) });
  } catch (error) {
    scope.postMessage({ id, ok: false, error: error instanceof Error ? error.message : 'the worker failed' });
  }
}

/** The clock that ends this worker is stopped while a runtime is fetched and started. */
async function load(engine: LabEngine, kind: LabProgram['engine']): Promise<void> {
  scope.postMessage({ ready: false });
  await engine.load(kind);
  scope.postMessage({ ready: true });
}

scope.addEventListener('message', ({ data }) => {
  last = last.then(() => answer(data));
});
