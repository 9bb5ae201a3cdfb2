import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildEngine, buildLab, toApp } from '../../testing/build-lab.ts';
import { createLabRunner, type Fetching, type LabEngine, runVisible, type WorkerLike } from '../index.ts';
import type { OperationMessage } from './protocol.ts';
import { createWorkerLoop } from './worker-loop.ts';

let engine: LabEngine;
beforeAll(async () => {
  engine = await buildEngine();
});
afterEach(() => {
  vi.useRealTimers();
});

const { pack } = buildLab();

/** A worker in this very thread; an app with `hang` makes it stop responding, like one that cannot be interrupted. */
function createFakeWorkers() {
  const ended: number[] = [];
  let count = 0;
  const create = (): WorkerLike => {
    const number = ++count;
    const loop = createWorkerLoop(engine);
    let listen: (event: { data: unknown }) => void = () => undefined;
    let hangs = false;
    const post = (data: unknown) => queueMicrotask(() => listen({ data }));
    return {
      addEventListener: (type: string, handler: (event: never) => void) => {
        if (type === 'message') listen = handler as typeof listen;
        if (type === 'message') post({ ready: true });
      },
      postMessage: (message) => {
        const { id, operation } = message as OperationMessage;
        if ('files' in operation) hangs = operation.files.some(({ text }) => text.includes('hang'));
        if (hangs && operation.op === 'test') return;
        post({ id, ok: true, answer: loop(operation) });
      },
      terminate: () => ended.push(number),
    };
  };
  return { create, ended };
}

describe("The page's lab runner", () => {
  it('the runner runs the visible tests exactly as the engine does', async () => {
    const runner = createLabRunner(createFakeWorkers().create);
    await runner.load(pack);
    expect(await runner.runTests()).toEqual(runVisible(engine, pack, []));
  });

  it('the runner uses changed files for tests and preview', async () => {
    const runner = createLabRunner(createFakeWorkers().create);
    await runner.load(pack);
    runner.setFiles(toApp("app.get('/', (q, r) => r.send('good bye'));"));
    expect((await runner.runTests())?.tests[0]).toMatchObject({ status: 'failed', message: 'it says hello' });
    expect((await runner.request({ method: 'GET', url: '/' })).exchanges[0]?.response.body).toBe('good bye');
  });

  it('the runner shows a program that does not start in the preview', async () => {
    const runner = createLabRunner(createFakeWorkers().create);
    await runner.load(pack);
    runner.setFiles([{ path: 'server.js', text: 'const x = ;' }]);
    const reply = await runner.request({ method: 'GET', url: '/' });
    expect(reply.exchanges[0]?.response.body).toContain('SyntaxError');
    expect((await runner.runTests())?.tests[0]?.status).toBe('error');
  });

  it('the runner gives up a run when the files changed since', async () => {
    const runner = createLabRunner(createFakeWorkers().create);
    await runner.load(pack);
    const run = runner.runTests();
    runner.setFiles([]);
    expect(await run).toBeNull();
  });

  it('the runner ends a worker that does not respond, and continues with a new one', async () => {
    vi.useFakeTimers();
    const workers = createFakeWorkers();
    const runner = createLabRunner(workers.create, { hardKillMs: 1_500 });
    await runner.load(pack);
    runner.setFiles([{ path: 'server.js', text: '// hang' }]);
    const run = runner.runTests();
    await vi.advanceTimersByTimeAsync(1_600);
    expect((await run)?.tests[0]).toMatchObject({
      status: 'error',
      message: expect.stringContaining('submit: the server decides'),
    });
    expect(workers.ended).toEqual([1]);
    runner.setFiles([]);
    expect((await runner.runTests())?.tests[0]?.status).toBe('passed');
    runner.dispose();
  });

  it('the runner waits a minute before it ends a worker, because fuel ends a program on a slow device too', async () => {
    vi.useFakeTimers();
    const workers = createFakeWorkers();
    const runner = createLabRunner(workers.create);
    await runner.load(pack);
    runner.setFiles([{ path: 'server.js', text: '// hang' }]);
    const run = runner.runTests();
    await vi.advanceTimersByTimeAsync(59_900);
    expect(workers.ended).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect((await run)?.tests[0]).toMatchObject({
      status: 'error',
      message: expect.stringContaining('submit: the server decides'),
    });
    expect(workers.ended).toEqual([1]);
    runner.dispose();
  });

  it('the runner passes on how much of a runtime has arrived, which is no answer to an operation', async () => {
    const told: Fetching[] = [];
    const workers = createFakeWorkers();
    let post: (data: unknown) => void = () => undefined;
    const create = (): WorkerLike => {
      const worker = workers.create();
      return {
        ...worker,
        addEventListener: (type: string, handler: (event: never) => void) => {
          if (type === 'message') post = (data) => handler({ data } as never);
          worker.addEventListener(type as 'message', handler as never);
        },
      };
    };
    const runner = createLabRunner(create, { onFetching: (fetching) => told.push(fetching) });
    const loading = runner.load(pack);
    post({ fetching: { receivedBytes: 4, totalBytes: 12 } });
    await loading;
    expect(told).toEqual([{ receivedBytes: 4, totalBytes: 12 }]);
    expect(await runner.runTests()).toEqual(runVisible(engine, pack, []));
  });

  it('the runner stores cookies, lists tables and resets the world', async () => {
    const runner = createLabRunner(createFakeWorkers().create);
    await runner.load({
      ...pack,
      seed: { sql: "CREATE TABLE t (a TEXT); INSERT INTO t VALUES ('x');", world: {} },
    });
    runner.setFiles(
      toApp(
        "app.get('/', (q, r) => { if (!q.cookies.a) return r.cookie('a', 'b').redirect('/'); db.run('INSERT INTO t VALUES (?)', q.cookies.a); r.send('ok'); });",
      ),
    );
    const reply = await runner.request({ method: 'GET', url: '/' });
    expect(reply.exchanges.map(({ response }) => response.status)).toEqual([302, 200]);
    expect(reply.cookies).toEqual([{ name: 'a', value: 'b' }]);
    expect(await runner.tables()).toEqual([{ name: 't', columns: ['a'], rows: [['x'], ['b']] }]);
    await runner.resetWorld();
    expect((await runner.tables())[0]?.rows).toEqual([['x']]);
  });

  it('the runner shows the result of a policy lab', async () => {
    await engine.load('policy');
    const runner = createLabRunner(createFakeWorkers().create);
    await runner.load({
      ...pack,
      engine: 'policy',
      entry: 'Dockerfile',
      files: [{ path: 'Dockerfile', text: 'FROM scratch\n' }],
      inspect: 'build Dockerfile',
    });
    expect((await runner.inspect()).sections[0]?.title).toBe('Image');
    runner.setFiles([{ path: 'Dockerfile', text: 'RUM' }]);
    expect((await runner.inspect()).sections[0]?.rows[0]?.tone).toBe('bad');
  });
});
