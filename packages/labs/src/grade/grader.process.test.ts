import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { runVisible } from '../engine/index.ts';
import { buildEngine, buildLab, toApp } from '../testing/build-lab.ts';
import { createTestGrader, type TestGraderOptions } from '../testing/test-grader.ts';
import type { Grader } from './grader.ts';
import { whyNoJail } from './jail.ts';
import { toPack } from './pack.ts';
import { verifyResult } from './sign.ts';

const lab = buildLab();
let common: Promise<Grader> | undefined;
afterAll(async () => (await common)?.close());
/** A grader for all tests that only grade with it: starting one costs more than most of them. */
const useCommon = (): Promise<Grader> => (common ??= createTestGrader({ labs: [lab] }));

/** A grader that is closed after the test. */
async function start(options: Partial<TestGraderOptions> = {}): Promise<Grader> {
  const grader = await createTestGrader({ labs: [lab], ...options });
  onTestFinished(() => grader.close());
  return grader;
}

/** A program in place of a grader process: it says that it is ready, and answers no order. */
function toSilent(onOrder: string): TestGraderOptions['command'] {
  const folder = mkdtempSync(join(tmpdir(), 'drawbridge-silent-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const program = join(folder, 'process.mjs');
  writeFileSync(
    program,
    `import { appendFileSync } from 'node:fs';
    import { Socket } from 'node:net';
    const channel = new Socket({ fd: 3, readable: true, writable: true });
    const body = Buffer.from(JSON.stringify({ type: 'ready' }));
    const head = Buffer.alloc(4);
    head.writeUInt32BE(body.length);
    let orders = 0;
    channel.on('data', (chunk) => { channel.write(Buffer.concat([head, body])); if (orders++ > 0) { ${onOrder} } });
    channel.on('end', () => process.exit(0));`,
  );
  return () => ({ file: process.execPath, args: [program], env: {}, cwd: folder });
}

describe('The grader', () => {
  it('the grader grades, signs and agrees with the page', async () => {
    const { grade } = await useCommon();
    const result = await grade('hello', []);
    expect(result).toMatchObject({ verdict: 'passed', score: 10, max: 10, lab_id: 'hello' });
    expect(verifyResult(result, 'a key')).toBe(true);
    expect(result.outcome_hash).toBe(runVisible(await buildEngine(), toPack(lab), []).outcome_hash);
  });

  it('the grader discloses of a hidden test only that it failed, and the hint', async () => {
    const { grade } = await useCommon();
    const { tests, verdict, score } = await grade('hello', toApp("app.get('/', (q, r) => r.send('hi'));"));
    expect([verdict, score]).toEqual(['failed', 0]);
    expect(tests[0]).toMatchObject({
      status: 'failed',
      message: 'it says hello',
      replay: [{ url: '/', response: 'hi' }],
    });
    expect(tests[1]).toEqual({
      id: 'says-it-again',
      title: 'Says it again',
      kind: 'functional',
      visibility: 'hidden',
      status: 'failed',
      weight: 1,
      fuel: 0,
      message: '',
      hint: 'Twice.',
    });
  });

  it('half of the weights earn half of the points, and no pass', async () => {
    const half = "let n = 0; app.get('/', (q, r) => r.send('hello'));";
    const two = buildLab({
      tests: [
        { ...lab.tests[0]!, weight: 3 },
        { ...lab.tests[1]!, source: "fail('never')" },
      ],
    });
    const { grade } = await start({ labs: [two] });
    expect(await grade('hello', toApp(half))).toMatchObject({ verdict: 'failed', score: 8, max: 10 });
  });

  it('the grader refuses submissions once it is closed', async () => {
    const { grade, close } = await start();
    await close();
    await expect(grade('hello', [])).rejects.toThrow('closed');
  });

  it('a grader whose processes cannot be started is refused, and leaves nothing to wait for', async () => {
    const missing = { file: '/no/such/program', args: [], env: {}, cwd: '/' };
    await expect(start({ command: () => missing })).rejects.toThrow('did not start');
  });

  it('a program that does not start is reported as an error', async () => {
    const { grade } = await useCommon();
    const { verdict, tests } = await grade('hello', [{ path: 'server.js', text: 'const x = ;' }]);
    expect(verdict).toBe('error');
    expect(tests[0]?.message).toContain('SyntaxError');
  });

  it('the place of an error is named in the words of the page, bit by bit', async () => {
    const files = toApp("app.get('/', () => {});\nnull.x;");
    const { grade } = await useCommon();
    const [graded] = (await grade('hello', files)).tests;
    const [ran] = runVisible(await buildEngine(), toPack(lab), files).tests;
    expect(graded).toEqual(ran);
    expect(graded).toMatchObject({
      message: "TypeError: cannot read property 'x' of null\n    at server.js:4:1",
      place: { path: 'server.js', line: 4, column: 1 },
    });
  });

  it('the same submission is graded to the same outcome', async () => {
    const { grade } = await useCommon();
    const [first, second] = await Promise.all([grade('hello', []), grade('hello', [])]);
    expect(second.outcome_hash).toBe(first.outcome_hash);
    expect(second.usage.fuel).toBe(first.usage.fuel);
    expect(second.submission_hash).toBe(first.submission_hash);
    expect(second.grade_id).not.toBe(first.grade_id);
  });

  it('a process that works without progress is killed, and its run reported as our fault', async () => {
    const lines: string[] = [];
    const { grade, pids } = await start({
      limits: { quietMs: 200, checkMs: 50 },
      command: toSilent('for (;;);'),
      log: (line) => lines.push(line),
    });
    const [pid] = pids();
    const result = await grade('hello', []);
    expect(result).toMatchObject({ verdict: 'infra', score: 0, tests: [], usage: { limited: true } });
    expect(verifyResult(result, 'a key')).toBe(true);
    expect(lines).toContain(`grader process ${pid} lost: no progress within the time limit`);
    await expect.poll(pids).not.toContain(pid);
  });

  it('time in which other work has the processor does not count, and a process that never works is given up', async () => {
    const lines: string[] = [];
    const { grade } = await start({
      // The system counts processor time in steps of 10 ms, and taking the order costs some.
      limits: { quietMs: 60, checkMs: 5, checks: 40 },
      command: toSilent(''),
      log: (line) => lines.push(line),
    });
    const begun = performance.now();
    expect((await grade('hello', [])).verdict).toBe('infra');
    // Forty looks, where 60 ms of wall time would be twelve.
    expect(performance.now() - begun).toBeGreaterThan(150);
    expect(lines.at(-1)).toContain('no progress within the time limit');
  });

  it('a run whose process was killed is reported as our fault, and the next is graded with a new one', async () => {
    const { grade, pids } = await start();
    const running = grade('hello', toApp('for (;;);'));
    await Promise.resolve();
    for (const pid of pids()) process.kill(pid, 'SIGKILL');
    expect((await running).verdict).toBe('infra');
    expect(await grade('hello', [])).toMatchObject({ verdict: 'passed' });
  });

  it('all but one of the processes start with the first submission, not before', async () => {
    const { grade, pids } = await start({ processes: 2 });
    expect(pids()).toHaveLength(1);
    await grade('hello', []);
    expect(pids()).toHaveLength(3);
    await grade('hello', []);
    expect(pids()).toHaveLength(3);
  });

  it('P15 a process is reused, and replaced after a submission that hit a limit', async () => {
    const { grade, pids } = await start();
    await grade('hello', []);
    const before = pids();
    await grade('hello', []);
    expect(pids()).toEqual(before);
    const endless = await grade('hello', toApp('for (;;) {}'));
    expect(endless.verdict).not.toBe('passed');
    await expect.poll(() => pids().filter((pid) => before.includes(pid)).length).toBe(before.length - 1);
    expect(await grade('hello', [])).toMatchObject({ verdict: 'passed' });
  });

  it('P15 a process gets the tests of the lab it grades, and of no other', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'drawbridge-orders-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const seen = join(folder, 'seen');
    const toLab = (id: string) => {
      const built = buildLab({ tests: [{ ...lab.tests[0]!, source: `fail('tests of ${id}')` }] });
      return { ...built, pack: { ...built.pack, lab_id: id } };
    };
    const { grade } = await start({
      labs: [toLab('one'), toLab('two')],
      command: toSilent(`appendFileSync(${JSON.stringify(seen)}, chunk); process.exit(0);`),
    });
    await grade('one', []);
    const received = readFileSync(seen, 'utf8');
    expect(received).toContain('tests of one');
    expect(received).not.toContain('tests of two');
  });

  it('no process gets the key', async () => {
    const probe = buildLab({
      tests: [{ ...lab.tests[0]!, source: 'fail(Object.getOwnPropertyNames(globalThis).join())' }],
    });
    const { grade } = await start({ labs: [probe], signingKey: 'the-signing-key' });
    const result = await grade('hello', []);
    expect(JSON.stringify({ ...result, signature: '' })).not.toContain('the-signing-key');
  });

  it('production without a jail is refused, and otherwise a warning is logged', async () => {
    await expect(start({ jail: 'none', production: true })).rejects.toThrow('production without a jail');
    const lines: string[] = [];
    const plain = await start({ jail: 'none', log: (line) => lines.push(line) });
    expect(plain.jail).toBe('none');
    expect(lines[0]).toContain('plain child process');
    expect(await plain.grade('hello', [])).toMatchObject({ verdict: 'passed' });
  });

  it.skipIf(whyNoJail() !== null)(
    'P15 the grader warns at its start if system calls cannot be filtered, and does not start in production',
    async () => {
      const { arch } = process;
      onTestFinished(() => {
        Object.defineProperty(process, 'arch', { value: arch });
        vi.resetModules();
      });
      Object.defineProperty(process, 'arch', { value: 'riscv64' });
      vi.resetModules();
      const { createTestGrader: createHere } = await import('../testing/test-grader.ts');
      await expect(createHere({ labs: [lab], production: true })).rejects.toThrow('riscv64');
      const lines: string[] = [];
      const grader = await createHere({ labs: [lab], log: (line) => lines.push(line) });
      onTestFinished(() => grader.close());
      expect([grader.jail, lines[0]]).toEqual(['bwrap', expect.stringContaining('filters no system calls')]);
    },
  );

  it.skipIf(whyNoJail() !== null)('the jail is used if there is one, in production too', async () => {
    const jailed = await start({ production: true });
    expect(jailed.jail).toBe('bwrap');
    expect(await jailed.grade('hello', [])).toMatchObject({ verdict: 'passed' });
  });
});
