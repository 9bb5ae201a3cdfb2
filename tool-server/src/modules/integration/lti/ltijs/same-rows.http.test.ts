import { asId } from '@drawbridge/contracts';
import {
  activatePlatform,
  changePlatform,
  closeLaunch,
  deactivatePlatform,
  openLaunch,
} from '@drawbridge/contracts/integration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLtiTool, LAB, type LtiTool } from '../../../../../test/fixtures/lti/lti-tool.ts';

let lti: LtiTool;
let ltik: string;
beforeEach(async () => {
  lti = await createLtiTool();
  ({ ltik } = await lti.browser.enter());
});
afterEach(() => lti.close());

const platform = () => ({ id: asId<'platform'>(lti.platformId) });
/** The core reads the path, ltijs the query and the header. */
const ask = async (given: string) => {
  const answers = [
    await lti.tool.fetch(`/labs/${given}`),
    await lti.tool.fetch(`/labs?ltik=${given}`),
    await lti.tool.fetch('/labs', { headers: { authorization: `Bearer ${given}` } }),
  ];
  return answers.map(({ status }) => status);
};
const reasons = () =>
  lti.tool.logs
    .filter((line) => line.includes('"lti.refused"'))
    .map((line) => (JSON.parse(line) as { reason: string }).reason);

describe('LTI-1, LTI-7 the core and ltijs read the same rows', () => {
  it.each<[string, () => unknown]>([
    ['a launch of a moment ago', () => undefined],
    ['one that this process holds no more in memory', () => lti.tool.clock.advance(60_000)],
    ['one whose page exchanged it a moment ago', () => lti.tool.anonymous.call(openLaunch, { ltik })],
    [
      'one whose platform was switched off and on again',
      async () => {
        const admin = await lti.admin();
        await admin.call(deactivatePlatform, platform());
        await admin.call(activatePlatform, platform());
      },
    ],
  ])('and accept %s', async (_what, arrange) => {
    await arrange();
    expect(await ask(ltik)).toEqual([200, 200, 200]);
  });

  it.each<[string, string, () => unknown]>([
    ['one that nobody exchanged in time', 'ltik_expired', () => lti.tool.clock.advance(600_001)],
    [
      'one that was exchanged a while ago',
      'ltik_expired',
      async () => {
        await lti.tool.anonymous.call(openLaunch, { ltik });
        lti.tool.clock.advance(31_000);
      },
    ],
    [
      'one whose platform is switched off',
      'platform_inactive',
      async () => (await lti.admin()).call(deactivatePlatform, platform()),
    ],
    [
      'one whose deployment was removed a while ago',
      'ltik_expired',
      async () => {
        const change = { ...lti.platform.registration, ...platform(), deployment_ids: ['another'] };
        await (await lti.admin()).call(changePlatform, change);
        lti.tool.clock.advance(60_000);
      },
    ],
    [
      'one whose session was closed and swept',
      'ltik_expired',
      async () => {
        const { data } = await lti.tool.anonymous.call(openLaunch, { ltik });
        await lti.tool.withToken(data.token).call(closeLaunch, {});
        lti.tool.clock.advance(60_000);
        await lti.tool.app.jobs.drain();
      },
    ],
    [
      'one that was signed elsewhere',
      'ltik',
      () => {
        ltik = `${ltik.slice(0, -2)}${ltik.endsWith('AA') ? 'BB' : 'AA'}`;
      },
    ],
  ])('and refuse %s, for the same reason', async (_what, reason, arrange) => {
    await arrange();
    const statuses = await ask(ltik);
    expect(new Set(statuses).size).toBe(1);
    expect(statuses[0]).toBeGreaterThanOrEqual(400);
    expect(new Set(reasons())).toEqual(new Set([reason]));
    expect(reasons()).toHaveLength(3);
  });

  it('and follow a change of the registration', async () => {
    await (await lti.admin()).call(changePlatform, {
      ...lti.platform.registration,
      ...platform(),
      client_id: 'another-client',
    });
    const [core, ...others] = await ask(ltik);
    expect(new Set([core, ...others]).size).toBe(1);
  });

  it('and know the page of a lab, the lists and the courses alike', async () => {
    for (const page of [`/labs/details/${LAB}`, '/labs', '/integration', '/integration/courses-details'])
      expect([
        (await lti.tool.fetch(`${page}/${ltik}`)).status,
        (await lti.tool.fetch(`${page}?ltik=${ltik}`)).status,
      ]).toEqual([200, 200]);
  });
});
