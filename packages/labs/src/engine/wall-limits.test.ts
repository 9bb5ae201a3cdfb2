import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildProgram, readBinaries } from '../testing/build-lab.ts';
import { createLabEngine } from './engine.ts';
import { PAGE_WALL_FACTOR } from './page/wall-factor.ts';

const COUNTING = `app.get('/', (q, r) => { let n = 0; for (let i = 0; i < 300000; i++) n += i; r.send('counted'); });`;
const ENDLESS = `app.get('/', () => { for (;;); });`;

/** Each look at the clock finds it this much later: one look a tick. */
function slowDown(msPerTick: number) {
  let nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += msPerTick));
}

async function request(app: string, wallFactor?: number) {
  const engine = await createLabEngine(readBinaries(), wallFactor === undefined ? {} : { wallFactor });
  const session = engine.open(engine.prepare(buildProgram(app)));
  slowDown(40);
  const { response } = session.request({ method: 'GET', url: '/' });
  return { status: response.status, body: response.body, why: session.stopReason() };
}

afterEach(() => vi.restoreAllMocks());

describe('on a machine where each tick takes 40 ms', () => {
  it('an app of the page is not stopped for being slow', async () => {
    expect(await request(COUNTING, PAGE_WALL_FACTOR)).toEqual({ status: 200, body: 'counted', why: null });
  });

  it('a grader gives up, and says that it was the time', async () => {
    expect(await request(COUNTING)).toMatchObject({ status: 503, why: 'time' });
  });

  it('a loop in the page still ends', async () => {
    expect(await request(ENDLESS, PAGE_WALL_FACTOR)).toMatchObject({ status: 503, why: 'time' });
  });
});
