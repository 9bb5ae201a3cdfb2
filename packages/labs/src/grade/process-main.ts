/** A grader process: receives one submission after the other, each with its lab, over descriptor 3. */
import { existsSync, readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { createLabEngine } from '../engine/engine.ts';
import type { LabEngine } from '../engine/lab-engine.ts';
import { createFrameReader, MAX_ORDER_BYTES, toFrame } from './frames.ts';
import type { FromProcess, ToProcess } from './protocol.ts';
import { type GradableLab, runLab } from './run-lab.ts';

const CHANNEL = 3;

// Everything is imported by now, which is all that a run to fill the compile cache is for.
if (process.argv.includes('--compile')) process.exit(0);

const [quickjsPath, sqlitePath, pythonPath, stdlibPath, basePath = ''] = process.argv.slice(2);
if (
  quickjsPath === undefined ||
  sqlitePath === undefined ||
  pythonPath === undefined ||
  stdlibPath === undefined
)
  throw new Error(
    'usage: process-main <quickjs.wasm> <sqlite3.wasm> <python.wasm> <python.zip> [python.base]',
  );

const binaries = { quickjs: readFileSync(quickjsPath), sqlite: readFileSync(sqlitePath) };
const python = {
  read: async () => ({ wasm: readFileSync(pythonPath), stdlib: readFileSync(stdlibPath) }),
  // Stored by another process; the engine takes it only with the hash that it must have.
  find: async () => (existsSync(basePath) ? readFileSync(basePath) : null),
};
const engine: Promise<LabEngine> = createLabEngine(binaries, { python });
const loaded = new Set<string>();
const channel = new Socket({ fd: CHANNEL, readable: true, writable: true });
const send = (message: FromProcess) => void channel.write(toFrame(message));

/** Starts the runtime of this kind of lab, once; `onStart` is called before it takes time. */
async function load(kind: GradableLab['pack']['engine'], onStart: () => void): Promise<void> {
  if (loaded.has(kind)) return;
  onStart();
  await (await engine).load(kind);
  loaded.add(kind);
}

async function grade({ id, lab, files, seed, attack }: Extract<ToProcess, { type: 'grade' }>): Promise<void> {
  try {
    const onTest = () => send({ type: 'progress', id });
    await load(lab.pack.engine, () => send({ type: 'loading', id }));
    // Back to the short limit before a line of the learner's runs: loading has a long one.
    onTest();
    const { tests, again, limited } = runLab(await engine, lab, files, seed, onTest, attack);
    const { user, system } = process.cpuUsage();
    send({ type: 'done', id, tests, again, limited, cpuMs: (user + system) / 1_000 });
  } catch (error) {
    send({ type: 'fault', id, message: error instanceof Error ? (error.stack ?? error.message) : 'unknown' });
  }
}

async function begin({ warm }: Extract<ToProcess, { type: 'start' }>): Promise<void> {
  await engine;
  for (const kind of warm) await load(kind, () => undefined);
  send({ type: 'ready' });
}

channel.on(
  'data',
  createFrameReader((message) => {
    const order = message as ToProcess;
    if (order.type === 'grade') void grade(order);
    else void begin(order);
  }, MAX_ORDER_BYTES),
);
// The supervisor has exited: there is nothing left to grade.
channel.on('end', () => process.exit(0));
