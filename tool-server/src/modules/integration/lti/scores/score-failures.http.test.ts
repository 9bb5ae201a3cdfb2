import { asId } from '@drawbridge/contracts';
import { activatePlatform, deactivatePlatform, deletePlatform } from '@drawbridge/contracts/integration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGrades, type Grades, SECOND } from '../../../../../test/fixtures/lti/grades.ts';
import { createLtiTool, LAB, type LtiTool, OTHER_LAB } from '../../../../../test/fixtures/lti/lti-tool.ts';

let lti: LtiTool;
let grades: Grades;

beforeEach(async () => {
  lti = await createLtiTool();
  grades = createGrades(lti);
});
afterEach(() => lti.close());

it.each([200, 503, 422])(
  'a result reached while the one before it is being sent follows its answer %i',
  async (answer) => {
    const launched = await grades.enter();
    await grades.grade(4);
    lti.platform.whileScored = () => grades.grade(9, true);
    if (answer !== 200) lti.platform.scoreFaults.push(answer);
    await grades.deliver();
    await grades.deliver();
    expect(lti.platform.scoreCalls.map(({ score }) => score.scoreGiven)).toEqual([40, 90]);
    expect(await grades.toState(launched)).toBe('delivered');
  },
);

describe('AGS scores when the platform fails', () => {
  beforeEach(async () => {
    await grades.enter();
    await grades.grade(10, true);
  });

  it.each([500, 502, 503, 408, 429])('are tried again after %i, once it is time', async (status) => {
    lti.platform.scoreFaults.push(status);
    await grades.deliver();
    await grades.deliver();
    expect(lti.platform.scoreCalls).toHaveLength(1);
    await grades.deliverLater();
    expect(grades.given()).toEqual([100]);
  });

  it('honour Retry-After, in seconds and as a date', async () => {
    lti.platform.scoreFaults.push({ status: 429, headers: { 'retry-after': '7200' } });
    await grades.deliver();
    await grades.deliverLater(7_199 * SECOND);
    expect(lti.platform.scoreCalls).toHaveLength(1);
    const date = new Date(lti.tool.clock.now().getTime() + 601 * SECOND).toUTCString();
    lti.platform.scoreFaults.push({ status: 503, headers: { 'retry-after': date } });
    await grades.deliverLater(SECOND);
    await grades.deliverLater(599 * SECOND);
    expect(lti.platform.scoreCalls).toHaveLength(2);
    await grades.deliverLater(2 * SECOND);
    expect(grades.given()).toEqual([100]);
  });

  it.each(['0', '-1', 'Wed, 21 Oct 2015 07:28:00 GMT'])(
    'wait as long as without Retry-After where it is %j: else all tries were used up at once',
    async (after) => {
      lti.platform.scoreFaults.push(
        ...[1, 2, 3].map(() => ({ status: 503, headers: { 'retry-after': after } })),
      );
      await grades.deliver();
      expect(lti.platform.scoreCalls).toHaveLength(1);
      await grades.deliverLater();
      expect(lti.platform.scoreCalls).toHaveLength(2);
    },
  );

  it('are not delivered where a page comes back: it is of a sign-in or of a proxy, not of the gradebook', async () => {
    const launched = await grades.enter();
    lti.platform.scoreFaults.push({ status: 200, text: ' <!DOCTYPE html><title>Sign in</title>' });
    await grades.deliver();
    expect(await grades.toDelivery(launched)).toMatchObject({ state: 'pending', fault: 'platform_fault' });
    await grades.deliverLater();
    expect(grades.given()).toEqual([100]);
  });

  it.each([400, 403, 404, 422, 302])('are given up after %i, with the reason stored', async (status) => {
    const launched = await grades.enter();
    lti.platform.scoreFaults.push(status);
    await grades.deliver();
    await grades.deliverLater();
    expect([lti.platform.scoreCalls.length, await grades.toState(launched)]).toEqual([1, 'failed']);
    expect(
      lti.tool.logs.some((line) => line.includes('lti.score_dead') && line.includes(String(status))),
    ).toBe(true);
  });

  it('are tried again when a better one follows one that was given up', async () => {
    lti.platform.scoreFaults.push(422);
    await grades.grade(4, false, 'learner-2');
    await grades.deliver();
    await grades.enter({ lab_id: OTHER_LAB }, { item: 'two' });
    await grades.grade(4, false, 'learner-1', OTHER_LAB);
    lti.platform.scoreFaults.push(422);
    await grades.deliver();
    await grades.grade(9, false, 'learner-1', OTHER_LAB);
    await grades.deliver();
    expect(grades.given()).toEqual([90]);
  });

  it('get one new token when the platform no longer accepts the present one', async () => {
    await grades.deliver();
    await grades.enter({ lab_id: OTHER_LAB }, { item: 'two' });
    await grades.grade(1, false, 'learner-1', OTHER_LAB);
    lti.platform.scoreFaults.push(401);
    await grades.deliver();
    expect([grades.given(), lti.platform.assertions.length]).toEqual([[100, 10], 2]);
  });

  it('do not request token after token when the platform accepts none', async () => {
    lti.platform.scoreFaults.push(401, 401);
    await grades.deliver();
    expect([lti.platform.scoreCalls.length, lti.platform.assertions.length]).toEqual([2, 2]);
    await grades.deliverLater();
    expect(grades.given()).toEqual([100]);
  });

  it('wait when no token is issued', async () => {
    lti.platform.tokenFaults.push(500, 400);
    await grades.deliver();
    expect(lti.platform.scoreCalls).toHaveLength(0);
    await grades.deliverLater();
    await grades.deliverLater();
    expect(grades.given()).toEqual([100]);
  });

  it('count as delivered by a 409 when they may have been sent before, and wait when they are new', async () => {
    lti.platform.scoreFaults.push('drop-after');
    await grades.deliver();
    expect(grades.given()).toEqual([100]);
    await grades.deliverLater();
    expect([lti.platform.scoreCalls.length, grades.given()]).toEqual([2, [100]]);
    await grades.deliverLater();
    expect(lti.platform.scoreCalls).toHaveLength(2);
    await grades.enter({ lab_id: OTHER_LAB }, { item: 'two' });
    await grades.grade(1, false, 'learner-1', OTHER_LAB);
    lti.platform.scoreFaults.push(409);
    await grades.deliver();
    await grades.deliverLater();
    expect(grades.given()).toEqual([100, 10]);
    const [first, second] = lti.platform.scoreCalls.slice(-2).map(({ score }) => Date.parse(score.timestamp));
    expect(second).toBeGreaterThan(first ?? 0);
  });

  it.each([429, 503, 408])('may still have arrived when their repetition gets a %i', async (answer) => {
    lti.platform.scoreFaults.push('drop-after', answer);
    for (let round = 0; round < 3; round += 1) await grades.deliverLater();
    expect([lti.platform.scoreCalls.length, grades.given()]).toEqual([3, [100]]);
    const times = lti.platform.scoreCalls.map(({ score }) => score.timestamp);
    expect(new Set(times).size).toBe(1);
  });

  it('go out again under their timestamp after a kill between send and store, and count once', async () => {
    await grades.deliver();
    // What the killed process left: sent, not yet recorded.
    await lti.tool.database.query({
      name: 'test_kill',
      text: `update lti_grade_target set sending_score = delivered_score, sending_completed = delivered_completed,
        delivered_score = null, delivered_completed = null, due_at = $1::timestamptz, claimed_until = $2::timestamptz`,
      values: [
        lti.tool.clock.now().toISOString(),
        new Date(lti.tool.clock.now().getTime() + 60_000).toISOString(),
      ],
    });
    await grades.deliver();
    expect(lti.platform.scoreCalls).toHaveLength(1);
    await grades.deliverLater(60_000);
    const [first, again] = lti.platform.scoreCalls.map(({ score }) => score);
    expect([again, grades.given()]).toEqual([first, [100]]);
    await grades.deliverLater();
    expect(lti.platform.scoreCalls).toHaveLength(2);
  });

  it('are not sent to a disabled platform, and all are sent once it is enabled again', async () => {
    const id = asId<'platform'>(lti.platformId);
    await (await lti.admin()).call(deactivatePlatform, { id });
    await grades.deliverLater();
    expect(lti.platform.scoreCalls).toHaveLength(0);
    await (await lti.admin()).call(activatePlatform, { id });
    await grades.deliver();
    expect(grades.given()).toEqual([100]);
  });

  it('are given up when their platform is deleted', async () => {
    await (await lti.admin()).call(deletePlatform, { id: asId<'platform'>(lti.platformId) });
    await grades.deliverLater();
    expect(lti.platform.scoreCalls).toHaveLength(0);
  });
});

describe('AGS the delivery of 300 scores with a fifth of the calls failing', () => {
  it('loses none and doubles none', { timeout: 120_000 }, async () => {
    const learners = Array.from({ length: 300 }, (_, index) => `learner-${index}`);
    await Promise.all(learners.map((sub) => grades.enter({ lab_id: LAB }, { sub })));
    for (const sub of learners) await grades.grade(10, true, sub);
    const kinds = [429, 500, 'drop-after', 503] as const;
    lti.platform.scoreFaults.push(
      ...Array.from({ length: 300 }, (_, index) => (index % 5 === 0 ? (kinds[(index / 5) % 4] ?? 500) : 0)),
    );
    for (let round = 0; round < 12; round += 1) await grades.deliverLater();
    expect(lti.platform.scores.map(({ score }) => score.userId).sort()).toEqual(learners.sort());
    expect(lti.platform.assertions.length).toBeLessThan(20);
  });
});
