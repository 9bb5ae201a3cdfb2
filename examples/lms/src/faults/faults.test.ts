import { beforeEach, describe, expect, it } from 'vitest';
import { provideSetup } from '../testing/provide-setup.ts';
import { AGS, openServices, postJson } from '../testing/services.ts';
import { createFaults, type Fault, setShare, takeFault } from './faults.ts';

const SCORES = '/lti/contexts/course-7/line-items/link-1/scores';
const setup = provideSetup();
let services: Awaited<ReturnType<typeof openServices>>;

beforeEach(async () => {
  services = await openServices(setup, `${AGS}score`);
});

const order = (body: object) => postJson(setup, '/dev/faults', body);
const countScores = () => setup.lms.state.scores.length;

describe('calls that fail on purpose', () => {
  it('ordered failures are the next calls, in their order, and none after them', async () => {
    await order({ faults: [429, 500] });
    const limited = await services.score(SCORES);
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '2']);
    expect((await services.score(SCORES)).status).toBe(500);
    expect((await services.score(SCORES)).status).toBe(200);
    expect(countScores()).toBe(1);
  });

  it('an ordered failure says when to come back, in seconds or as a date', async () => {
    await order({ faults: [429, '429-date'], retryAfterSeconds: 30 });
    expect((await services.score(SCORES)).headers.get('retry-after')).toBe('30');
    const date = (await services.score(SCORES)).headers.get('retry-after') ?? '';
    expect(Date.parse(date) - Date.now()).toBeGreaterThan(20_000);
  });

  it('an ordered failure can be a refusal in the words of Canvas, with status 422', async () => {
    await order({ faults: [422] });
    const refused = await services.score(SCORES);
    expect([refused.status, await refused.json()]).toEqual([
      422,
      { errors: { type: 'unprocessable_entity', message: expect.stringContaining('allowed attempts') } },
    ]);
  });

  it('an ordered failure can be a call limit with status 403', async () => {
    await order({ faults: ['403-rate'] });
    const limited = await services.score(SCORES);
    expect([limited.status, limited.headers.get('x-rate-limit-remaining')]).toEqual([403, '0.0']);
    expect(await limited.text()).toContain('Rate Limit Exceeded');
    expect((await services.score(SCORES)).status).toBe(200);
  });

  it('an ordered failure is repeated as often as requested', async () => {
    await order({ faults: [401], count: 2 });
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await services.score(SCORES)).status);
    expect(statuses).toEqual([401, 401, 200]);
  });

  it('an ordered failure closes the connection without work done, or after it', async () => {
    await order({ faults: ['drop', 'stored-drop'] });
    await expect(services.score(SCORES)).rejects.toThrow('fetch failed');
    expect(countScores()).toBe(0);
    await expect(services.score(SCORES)).rejects.toThrow('fetch failed');
    expect(countScores()).toBe(1);
  });

  it('an ordered failure can never answer, without work done or after it', async () => {
    await order({ faults: ['timeout', 'stored-timeout'] });
    const address = setup.lms.url + SCORES;
    for (const expected of [0, 1]) {
      const stop = new AbortController();
      const token = [...setup.lms.state.tokens.keys()].at(-1) ?? '';
      const noted = new Promise((resolve) => {
        setup.lms.state.changes.on('change', () => {
          const { calls } = setup.lms.state.faults.score;
          if (calls === expected + 1 && countScores() === expected) resolve(undefined);
        });
      });
      const call = fetch(address, {
        method: 'POST',
        signal: stop.signal,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/vnd.ims.lis.v1.score+json',
        },
        body: JSON.stringify({
          userId: 'u-101',
          scoreGiven: 1,
          scoreMaximum: 1,
          activityProgress: 'Completed',
          gradingProgress: 'FullyGraded',
          timestamp: new Date().toISOString(),
        }),
      });
      await noted;
      stop.abort();
      await expect(call).rejects.toThrow('aborted');
      setup.lms.state.changes.removeAllListeners();
    }
  });

  it('failures can be ordered for every service: tokens, line items, results and the roster', async () => {
    const grades = await openServices(setup, `${AGS}lineitem`, `${AGS}result.readonly`);
    for (const service of ['token', 'lineItems', 'results', 'roster'])
      await order({ service, faults: [503] });
    const base = '/lti/contexts/course-7';
    expect((await grades.call(`${base}/line-items/link-1/results`)).status).toBe(503);
    expect((await grades.call(`${base}/line-items`)).status).toBe(503);
    expect((await grades.call(`${base}/memberships`)).status).toBe(503);
    expect((await setup.tool.requestToken(setup.lms.url, `${AGS}score`)).status).toBe(503);
    expect((await grades.call(`${base}/line-items`)).status).toBe(200);
  });

  it("an ordered failure can be a proxy's page, also with a good status", async () => {
    await order({ faults: [502, 'html'] });
    for (const status of [502, 200]) {
      const response = await services.score(SCORES);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        status,
        'text/html; charset=utf-8',
      ]);
    }
    expect(countScores()).toBe(0);
  });

  it('ordered failures are forgotten on request, and counted', async () => {
    await order({ faults: [500], count: 5 });
    await services.score(SCORES);
    await fetch(`${setup.lms.url}/dev/faults`, { method: 'DELETE' });
    expect((await services.score(SCORES)).status).toBe(200);
    expect(setup.lms.state.faults.score).toMatchObject({ calls: 2, injected: { 500: 1 } });
  });

  it.each([
    ['service', { service: 'nothing', faults: [500] }],
    ['faults', { faults: [418] }],
    ['faults', { faults: [] }],
    ['count', { faults: [500], count: 0 }],
    ['share', { faults: [500], share: 1.5 }],
    ['seed', { faults: [500], share: 0.2, seed: 'x' }],
    ['retryAfterSeconds', { faults: [429], retryAfterSeconds: -1 }],
  ])('an order with a wrong %s is refused', async (field, body) => {
    const { status, body: answer } = await order(body);
    expect(status).toBe(400);
    expect(answer.errors).toMatchObject([{ field }]);
  });
});

describe('a share of calls that fail', () => {
  const take = (seed: number, share: number, calls = 2_000): (Fault | undefined)[] => {
    const { score } = createFaults();
    setShare(score, { share, faults: [429, 500, 'drop'], seed });
    return Array.from({ length: calls }, () => takeFault(score));
  };
  const failed = (faults: (Fault | undefined)[]) => faults.filter((fault) => fault !== undefined);

  it('a share of failures is about as large as ordered, and contains every fault', () => {
    const faults = failed(take(7, 0.2));
    expect(faults.length / 2_000).toBeGreaterThan(0.17);
    expect(faults.length / 2_000).toBeLessThan(0.23);
    expect(new Set(faults)).toEqual(new Set([429, 500, 'drop']));
  });

  it('a share of failures is the same for the same seed, and another for another', () => {
    expect(take(7, 0.2)).toEqual(take(7, 0.2));
    expect(take(7, 0.2)).not.toEqual(take(8, 0.2));
  });

  it('a share of 0 never fails, and a share of 1 always does', () => {
    expect(failed(take(1, 0))).toEqual([]);
    expect(failed(take(1, 1))).toHaveLength(2_000);
  });
});
