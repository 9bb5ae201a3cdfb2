import { asId } from '@drawbridge/contracts';
import { closeLaunch, getScoreDelivery, openLaunch } from '@drawbridge/contracts/integration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AGS_CLAIM, claim } from '../../../../test/fixtures/lti/lti-browser.ts';
import {
  createLtiTool,
  LAB,
  type LtiTool,
  publishEvent,
  toLaunchedPerson,
} from '../../../../test/fixtures/lti/lti-tool.ts';

let lti: LtiTool;

beforeAll(async () => {
  lti = await createLtiTool();
});
afterAll(() => lti.close());

/** A whole journey, with refusals; gives every secret that was sent. */
async function travel(): Promise<string[]> {
  const { platform, browser, tool } = lti;
  const { nonce, state, cookie } = await browser.login();
  const claims = browser.toClaims(nonce, {
    [claim('custom')]: { lab_id: LAB },
    [claim('launch_presentation')]: { return_url: 'https://lms.test/back?sesskey=secret-key' },
    [AGS_CLAIM]: {
      scope: ['https://purl.imsglobal.org/spec/lti-ags/scope/score'],
      lineitem: platform.lineItem('one'),
    },
  });
  const idToken = platform.signToken(claims);
  await browser.post({ id_token: idToken, state });
  const launched = await browser.post({ id_token: idToken, state }, { cookie });
  await browser.post({ id_token: idToken, state }, { cookie });
  await browser.post({ id_token: platform.signToken({ ...claims, aud: 'x' }), state }, { cookie });
  const path = launched.headers.get('location') ?? '';
  const ltik = path.split('/').at(-1) ?? '';
  await tool.fetch(path);
  await tool.fetch(`${path}x`);
  await tool.fetch(`/labs?ltik=${ltik}x`);
  const { data } = await tool.anonymous.call(openLaunch, { ltik });
  await publishEvent(lti, 'lab.graded', {
    personId: toLaunchedPerson(lti, 'learner-1'),
    labId: asId(LAB),
    score: 1,
    max: 1,
    passed: true,
  });
  platform.scoreFaults.push(500);
  await tool.app.jobs.drain();
  tool.clock.advance(60_000);
  await tool.app.jobs.drain();
  const caller = tool.withToken(data.token);
  await caller.call(getScoreDelivery, {});
  await caller.call(closeLaunch, {});
  const binding = cookie.split('=')[1] ?? '';
  return [
    nonce,
    state,
    binding,
    idToken,
    ltik,
    data.token,
    'secret-key',
    'secret-access-token',
    'lea@school.test',
    'Holm',
  ];
}

describe('LTI-28 the log', () => {
  it('holds launch, refusal and score with time and reason, and no token and no personal value', async () => {
    const secrets = await travel();
    const lines = lti.tool.logs.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(new Set(lines.map(({ event }) => event).filter(Boolean))).toEqual(
      new Set([
        'audit',
        'lti.platform_added',
        'lti.unbound',
        'lti.launched',
        'lti.refused',
        'lti.opened',
        'lti.score_retry',
        'lti.score_delivered',
      ]),
    );
    const refusals = lines.filter(({ event }) => event === 'lti.refused');
    expect(refusals.map(({ reason }) => reason)).toEqual(['replay', 'audience', 'ltik', 'ltik']);
    for (const line of refusals)
      expect([typeof line.time, typeof line.incident]).toEqual(['string', 'string']);
    const text = lti.tool.logs.join('\n');
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(3);
      expect(text).not.toContain(secret);
    }
  });
});
