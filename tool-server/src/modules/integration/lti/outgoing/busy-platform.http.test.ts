import { asId } from '@drawbridge/contracts';
import { getContextProgress, testPlatform } from '@drawbridge/contracts/integration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGrades, type Grades, SCORE_SCOPE, SECOND } from '../../../../../test/fixtures/lti/grades.ts';
import { createLtiTool, LAB, type LtiTool } from '../../../../../test/fixtures/lti/lti-tool.ts';
import { createRosterCalls, member } from '../../../../../test/fixtures/lti/roster-calls.ts';

const MANAGE = 'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem';

/** How platforms say that they are called too often. */
const LIMITS = [
  ['429', { status: 429 }],
  ['403 whose text names a rate limit', { status: 403, text: '403 Forbidden (Rate Limit Exceeded)\n' }],
  ['403 with nothing left of a limit', { status: 403, headers: { 'x-rate-limit-remaining': '0.0' } }],
  ['403 below a limit', { status: 403, headers: { 'x-rate-limit-remaining': '-12.5' } }],
] as const;
interface Limited {
  status: number;
  headers?: Record<string, string>;
  text?: string;
}

let lti: LtiTool;
let grades: Grades;
beforeEach(async () => {
  lti = await createLtiTool();
  grades = createGrades(lti);
});
afterEach(() => lti.close());

/** Answers one call of an address this way, and the calls after it as before. */
function limitOnce(call: string, { status, headers, text = '{}' }: Limited): void {
  lti.platform.instead.set(call, (res) => {
    lti.platform.instead.delete(call);
    res.writeHead(status, headers).end(text);
  });
}

describe.each(LIMITS)('a platform that answers once with %s', (_what, limited: Limited) => {
  it('is called again for a score, which arrives', async () => {
    const launched = await grades.enter();
    await grades.grade(10, true);
    lti.platform.scoreFaults.push(limited);
    await grades.deliver();
    expect((await grades.toDelivery(launched))?.state).toBe('pending');
    await grades.deliverLater();
    expect(grades.given()).toEqual([100]);
  });

  it('is called again for a token, and the score arrives', async () => {
    await grades.enter();
    await grades.grade(10, true);
    limitOnce('POST /token', limited);
    await grades.deliver();
    await grades.deliverLater();
    expect(grades.given()).toEqual([100]);
  });

  it.each(['GET /items', 'POST /items'])(
    'is called again by %s for the line item of a link',
    async (call) => {
      limitOnce(call, limited);
      await grades.enter({ lab_id: LAB }, { item: undefined, scope: [SCORE_SCOPE, MANAGE] });
      await grades.grade(10, true);
      await grades.deliver();
      await grades.deliverLater();
      await grades.deliver();
      expect(grades.given()).toEqual([100]);
    },
  );

  it.each(['GET /members', 'POST /token'])('is called again by %s for its roster', async (call) => {
    const { teach, readRoster } = createRosterCalls(() => lti);
    lti.platform.rosterPages.set('/members', { members: [member('a')] });
    limitOnce(call, limited);
    const teacher = await teach();
    expect((await readRoster(teacher)).roster).toMatchObject({ state: 'failed', problem: 'unreachable' });
    lti.tool.clock.advance(61 * SECOND);
    await lti.tool.app.jobs.drain();
    expect((await teacher.call(getContextProgress, {})).data.roster.state).toBe('ready');
  });

  it('is not blamed by the test of its registration', async () => {
    const admin = await lti.admin();
    limitOnce('POST /token', limited);
    const { checks } = (await admin.call(testPlatform, { id: asId(lti.platformId) })).data;
    expect(checks.find(({ id }) => id === 'token')).toMatchObject({ outcome: 'failed', result: 'busy' });
  });
});

it('a limit of tokens is waited for as long as the platform says', async () => {
  await grades.enter();
  await grades.grade(10, true);
  limitOnce('POST /token', { status: 429, headers: { 'retry-after': '7200' } });
  await grades.deliver();
  await grades.deliverLater(7_199 * SECOND);
  expect(grades.given()).toEqual([]);
  await grades.deliverLater(SECOND);
  expect(grades.given()).toEqual([100]);
});

it('a limit of rosters is waited for as long as the platform says', async () => {
  const { teach, readRoster } = createRosterCalls(() => lti);
  lti.platform.rosterPages.set('/members', { members: [member('a')] });
  limitOnce('GET /members', { status: 429, headers: { 'retry-after': '7200' } });
  const teacher = await teach();
  await readRoster(teacher);
  const stateAfter = async (seconds: number) => {
    lti.tool.clock.advance(seconds * SECOND);
    await lti.tool.app.jobs.drain();
    return (await teacher.call(getContextProgress, {})).data.roster.state;
  };
  expect([await stateAfter(7_199), await stateAfter(1)]).toEqual(['failed', 'ready']);
});

it('a refusal that names no limit is no wait', async () => {
  const launched = await grades.enter();
  await grades.grade(10, true);
  lti.platform.scoreFaults.push({ status: 403, headers: { 'x-rate-limit-remaining': '598.1' }, text: 'no' });
  await grades.deliver();
  expect(await grades.toState(launched)).toBe('failed');
});

describe('RFC 6749 5.1 an access token', () => {
  it.each([201, 202])('is taken from an answer with status %i', async (status) => {
    await grades.enter();
    await grades.grade(10, true);
    lti.platform.tokenAnswer = (token) => ({ status, text: JSON.stringify(token) });
    await grades.deliver();
    expect(grades.given()).toEqual([100]);
  });

  it('is taken from a text that begins with a byte order mark', async () => {
    await grades.enter();
    await grades.grade(10, true);
    lti.platform.tokenAnswer = (token) => ({ status: 200, text: `\uFEFF${JSON.stringify(token)}` });
    await grades.deliver();
    expect(grades.given()).toEqual([100]);
  });
});
