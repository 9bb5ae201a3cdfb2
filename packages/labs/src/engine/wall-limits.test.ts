import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildProgram, readBinaries } from '../testing/build-lab.ts';
import { createLabEngine, type LabEngine } from './index.ts';
import { createPageEngine } from './page/page-engine.ts';

const COUNTING = `app.get('/', (q, r) => { let n = 0; for (let i = 0; i < 300000; i++) n += i; r.send('counted'); });`;
const ENDLESS = `app.get('/', () => { for (;;); });`;

/** Each read of the clock moves it by this much: one read a tick. */
function slowDown(msPerTick: number) {
  let nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += msPerTick));
}

async function request(app: string, created: Promise<LabEngine>) {
  const engine = await created;
  const session = engine.open(engine.prepare(buildProgram(app)));
  slowDown(40);
  const { response } = session.request({ method: 'GET', url: '/' });
  return { status: response.status, body: response.body, why: session.stopReason() };
}

afterEach(() => vi.restoreAllMocks());

describe('on a machine where each tick takes 40 ms', () => {
  it('an app of the page is not stopped for being slow', async () => {
    expect(await request(COUNTING, createPageEngine(readBinaries()))).toEqual({
      status: 200,
      body: 'counted',
      why: null,
    });
  });

  it('a grader stops it, and reports the time limit', async () => {
    expect(await request(COUNTING, createLabEngine(readBinaries()))).toMatchObject({
      status: 503,
      why: 'time',
    });
  });

  it('a loop in the page still ends', async () => {
    expect(await request(ENDLESS, createPageEngine(readBinaries()))).toMatchObject({
      status: 503,
      why: 'time',
    });
  });
});
