import { asId } from '@drawbridge/contracts';
import {
  activatePlatform,
  changePlatform,
  deactivatePlatform,
  getScoreDelivery,
  openLaunch,
} from '@drawbridge/contracts/integration';
import { listWishes } from '@drawbridge/contracts/learning';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../../test/fixtures/create-test-tool.ts';
import { claim, INSTRUCTOR, toText } from '../../../../../test/fixtures/lti/lti-browser.ts';
import { createLtiTool, type LtiTool } from '../../../../../test/fixtures/lti/lti-tool.ts';
import { company } from '../../../kernel/people/people.table.ts';
import { toDemoCompanyId } from '../../../operations/demo/index.ts';

let lti: LtiTool;
let learner: Caller;
let teacher: Caller;

async function enter(sub: string, claims: object = {}): Promise<Caller> {
  const { ltik } = await lti.browser.enter({ claims: { sub, ...claims } });
  return lti.tool.withToken((await lti.tool.anonymous.call(openLaunch, { ltik })).data.token);
}

async function setCompanyEnd(expiresAt: Date | null) {
  const { db } = lti.tool.database;
  await db
    .update(company)
    .set({ expiresAt })
    .where(eq(company.id, toDemoCompanyId('acme')));
  // Registrations are read again after five seconds.
  lti.tool.clock.advance(5_000);
}

beforeAll(async () => {
  lti = await createLtiTool();
});
afterAll(() => lti.close());
beforeEach(async () => {
  learner = await enter('learner');
  teacher = await enter('teacher', { [claim('roles')]: [INSTRUCTOR] });
});

const callAll = async () =>
  Promise.all([
    learner.call(listWishes, {}),
    teacher.call(listWishes, {}),
    learner.call(getScoreDelivery, {}),
  ]).then((answers) => answers.map(({ status }) => status));

describe('P13 a launch does not outlive what it came from (ASVS 7.4.1)', () => {
  it('its tokens are refused once the platform is switched off, and accepted when it is on again', async () => {
    const id = asId<'platform'>(lti.platformId);
    await (await lti.admin()).call(deactivatePlatform, { id });
    expect(await callAll()).toEqual([401, 401, 401]);
    await (await lti.admin()).call(activatePlatform, { id });
    expect(await callAll()).toEqual([200, 200, 200]);
  });

  it('its tokens and its ltik are refused once the registration lacks its deployment, and accepted when it is back', async () => {
    const change = { ...lti.platform.registration, id: asId<'platform'>(lti.platformId) };
    const { ltik } = await lti.browser.enter();
    await (await lti.admin()).call(changePlatform, { ...change, deployment_ids: ['another'] });
    expect(await callAll()).toEqual([401, 401, 401]);
    expect((await lti.tool.anonymous.call(openLaunch, { ltik })).code).toBe('launch_expired');
    await (await lti.admin()).call(changePlatform, change);
    expect(await callAll()).toEqual([200, 200, 200]);
  });

  it('its tokens are refused once the subscription of the company has ended', async () => {
    await setCompanyEnd(lti.tool.clock.now());
    expect(await callAll()).toEqual([401, 401, 401]);
    await setCompanyEnd(null);
    expect(await callAll()).toEqual([200, 200, 200]);
  });

  it('no login and no launch of that company is accepted any more, and the page says why', async () => {
    const { ltik } = await lti.browser.enter();
    const begun = await lti.browser.login();
    await setCompanyEnd(lti.tool.clock.now());
    const login = await lti.browser.login();
    const token = lti.platform.signToken(lti.browser.toClaims(begun.nonce));
    const launch = await lti.browser.post({ id_token: token, state: begun.state }, { cookie: begun.cookie });
    const open = await lti.tool.anonymous.call(openLaunch, { ltik });
    expect([login.response.status, launch.status, open.code]).toEqual([403, 403, 'launch_expired']);
    expect(toText(await launch.text())).toContain('The subscription of your organization has ended');
    await setCompanyEnd(null);
  });

  it('a subscription that ends between the read of the registration and the launch is seen by the launch', async () => {
    const begun = await lti.browser.login();
    const { db } = lti.tool.database;
    await db
      .update(company)
      .set({ expiresAt: lti.tool.clock.now() })
      .where(eq(company.id, toDemoCompanyId('acme')));
    const token = lti.platform.signToken(lti.browser.toClaims(begun.nonce));
    const launch = await lti.browser.post({ id_token: token, state: begun.state }, { cookie: begun.cookie });
    expect(launch.status).toBe(403);
    await setCompanyEnd(null);
  });
});
