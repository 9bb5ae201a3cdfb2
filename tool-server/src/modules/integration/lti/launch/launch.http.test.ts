import { asId } from '@drawbridge/contracts';
import {
  activatePlatform,
  changePlatform,
  deactivatePlatform,
  openLaunch,
} from '@drawbridge/contracts/integration';
import { listWishes } from '@drawbridge/contracts/learning';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claim, LEARNER, toText } from '../../../../../test/fixtures/lti/lti-browser.ts';
import { makeKey } from '../../../../../test/fixtures/lti/lti-platform.ts';
import { COURSE, createLtiTool, LAB, type LtiTool } from '../../../../../test/fixtures/lti/lti-tool.ts';

let lti: LtiTool;
const ITEM = 'c2-video-number-that-was-sql';

beforeAll(async () => {
  lti = await createLtiTool();
});
afterAll(() => lti.close());

const open = async (ltik: string) => (await lti.tool.anonymous.call(openLaunch, { ltik })).data;

/** Reason of the latest refusal, from the log. */
function toReason(): string {
  const lines = lti.tool.logs.map((line) => JSON.parse(line) as { event?: string; reason?: string });
  return lines.findLast(({ event }) => event === 'lti.refused')?.reason ?? '';
}

describe('LTI-1, LTI-6, LTI-9..LTI-12, LTI-27 the target of a launch', () => {
  const origin = 'https://tool.test';

  it.each([
    ['a lab by custom parameter', { [claim('custom')]: { lab_id: LAB } }, `/labs/details/${LAB}/`],
    [
      'a lab by target link',
      { [claim('target_link_uri')]: `${origin}/labs/details/${LAB}` },
      `/labs/details/${LAB}/`,
    ],
    [
      'a lab by query of the launch address',
      { [claim('target_link_uri')]: `${origin}/lti/launch?lab_id=${LAB}` },
      `/labs/details/${LAB}/`,
    ],
    ['the list of labs', { [claim('target_link_uri')]: `${origin}/labs` }, '/labs/'],
    ['the list of courses', { [claim('target_link_uri')]: `${origin}/integration` }, '/integration/'],
    [
      'a course by custom parameter',
      { [claim('custom')]: { course_id: COURSE } },
      '/integration/courses-details/',
    ],
    [
      'a course by target link',
      { [claim('target_link_uri')]: `${origin}/integration/courses-details?course_id=${COURSE}` },
      '/integration/courses-details/',
    ],
    [
      'one item of a course by custom parameters',
      { [claim('custom')]: { course_id: COURSE, item_id: ITEM } },
      `/integration/video-play?course_id=${COURSE}&item_id=${ITEM}&ltik=`,
    ],
    [
      'one item of a course by target link',
      {
        [claim('target_link_uri')]: `${origin}/integration/video-play?course_id=${COURSE}&item_id=${ITEM}`,
      },
      `/integration/video-play?course_id=${COURSE}&item_id=${ITEM}&ltik=`,
    ],
    [
      'the list of labs when nothing is named',
      { [claim('target_link_uri')]: `${origin}/lti/launch` },
      '/labs/',
    ],
    [
      'past a variable the platform did not resolve',
      { [claim('custom')]: { lab_id: '$ResourceLink.lab', groups: '$Context.groups' } },
      '/labs/',
    ],
    [
      'past a variable that the platform left empty',
      { [claim('custom')]: { lab_id: '', groups: '' } },
      '/labs/',
    ],
  ])('is chosen for %s', async (_what, claims, start) => {
    const { path, ltik } = await lti.browser.enter({ claims });
    expect(path).toBe(start + ltik);
    const page = await lti.tool.fetch(path);
    expect([page.status, page.headers.get('referrer-policy'), page.headers.get('cache-control')]).toEqual([
      200,
      'no-referrer',
      'no-store',
    ]);
  });

  it('is named in the launched page, whose token opens the calls of a learner', async () => {
    const returnUrl = 'https://lms.test/back?sesskey=abc';
    const { ltik } = await lti.browser.enter({
      claims: {
        [claim('custom')]: { lab_id: LAB },
        [claim('launch_presentation')]: { return_url: returnUrl },
      },
    });
    const session = await open(ltik);
    expect(session).toMatchObject({
      lab_id: LAB,
      learner: { name: 'Lea Holm', is_anonymous: false, is_instructor: false },
      context_title: 'Secure code',
      is_graded: false,
      platform: { name: 'Test platform', origin: lti.platform.issuer },
      return_url: returnUrl,
    });
    expect((await lti.tool.withToken(session.token).call(listWishes, {})).status).toBe(200);
  });

  it.each([
    ['lab', { lab_id: 'no-such-lab' }],
    ['course', { course_id: 'no-such-course' }],
    ['item of a course', { course_id: COURSE, item_id: 'no-such-item' }],
  ])('is a plain page for a %s that does not exist', async (_kind, custom) => {
    const response = await lti.browser.launch({ claims: { [claim('custom')]: custom } });
    const page = await response.text();
    expect([response.status, toText(page)]).toEqual([404, expect.stringContaining('does not exist')]);
    expect(page).not.toContain('no-such');
  });
});

describe('LTI-4, Security Framework 5.1.3 id_token', () => {
  const seconds = () => Math.floor(lti.tool.clock.now().getTime() / 1000);
  const other = makeKey('other');

  it.each<[string, string, () => Parameters<LtiTool['browser']['launch']>[0]]>([
    ['another issuer', 'issuer', () => ({ claims: { iss: 'https://elsewhere.test' } })],
    ['another audience', 'audience', () => ({ claims: { aud: 'somebody-else' } })],
    ['no audience', 'audience', () => ({ claims: { aud: undefined } })],
    [
      'an audience we do not know beside us',
      'audience',
      () => ({ claims: { aud: [lti.platform.clientId, 'somebody-else'], azp: lti.platform.clientId } }),
    ],
    [
      'several audiences without azp',
      'audience',
      () => ({ claims: { aud: [lti.platform.clientId, lti.platform.clientId] } }),
    ],
    ['no expiry', 'times', () => ({ claims: { exp: undefined } })],
    ['an expiry that is no number', 'times', () => ({ claims: { exp: '9999999999' } })],
    ['no time of issue', 'times', () => ({ claims: { iat: undefined } })],
    ['an expired token', 'times', () => ({ claims: { iat: seconds() - 400, exp: seconds() - 61 } })],
    ['a token from the future', 'times', () => ({ claims: { iat: seconds() + 61, exp: seconds() + 300 } })],
    [
      'a token of more than an hour ago, whatever its expiry',
      'times',
      () => ({ claims: { iat: seconds() - 3_661, exp: seconds() + 60 } }),
    ],
    ['a token that is not valid yet', 'times', () => ({ claims: { nbf: seconds() + 120 } })],
    ['no nonce', 'nonce', () => ({ claims: { nonce: undefined } })],
    ['an empty nonce', 'nonce', () => ({ claims: { nonce: '' } })],
    ['a nonce of another login', 'nonce', () => ({ claims: { nonce: 'x'.repeat(43) } })],
    ['a nonce that is no string', 'nonce', () => ({ claims: { nonce: { $ne: null } } })],
    ['the algorithm none', 'algorithm', () => ({ header: { alg: 'none' } })],
    ['a symmetric algorithm', 'algorithm', () => ({ header: { alg: 'HS256' } })],
    ['another asymmetric algorithm', 'algorithm', () => ({ header: { alg: 'RS512' } })],
    ['no key id', 'header', () => ({ header: { kid: undefined } })],
    ['a key id that is no string', 'header', () => ({ header: { kid: ['first'] } })],
    ['a critical extension', 'header', () => ({ header: { crit: ['b64'], b64: true } })],
    ['an embedded key', 'header', () => ({ header: { jwk: other.jwk } })],
    ['a key address of its own', 'header', () => ({ header: { jku: 'https://evil.test/keys' } })],
    ['a key that is not in the key set', 'key_unknown', () => ({ header: { kid: 'nobody' } })],
    [
      'the signature of another key',
      'signature',
      () => ({ token: (claims: object) => lti.platform.signToken(claims, {}, other.privateKey) }),
    ],
    [
      'claims changed after signing',
      'signature',
      () => ({
        token: (claims: object) => {
          const [header, , signature] = lti.platform.signToken(claims).split('.');
          const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'teacher' })).toString('base64url');
          return `${header}.${changed}.${signature}`;
        },
      }),
    ],
    [
      'a token without a signature',
      'token_malformed',
      () => ({ token: (claims: object) => lti.platform.signToken(claims).replace(/\.[^.]+$/, '.') }),
    ],
    ['something that is no token', 'token_malformed', () => ({ token: () => 'a.b.c' })],
  ])('refuses %s', async (_what, reason, toOptions) => {
    const response = await lti.browser.launch(toOptions());
    expect([response.status, response.headers.get('location'), toReason()]).toEqual([401, null, reason]);
  });

  it('allows a clock that is off by a minute', async () => {
    await lti.browser.enter({ claims: { iat: seconds() + 59, exp: seconds() + 300 } });
    await lti.browser.enter({ claims: { iat: seconds() - 300, exp: seconds() - 59 } });
  });

  it('accepts a token that was issued now, however long it is good for', async () => {
    await lti.browser.enter({ claims: { exp: seconds() + 86_400 } });
    await lti.browser.enter({ claims: { exp: 1e300 } });
  });

  it('accepts us as the only audience of a list', async () => {
    await lti.browser.enter({ claims: { aud: [lti.platform.clientId], azp: lti.platform.clientId } });
  });
});

describe('LTI-5 single use', () => {
  it('refuses a replayed nonce', async () => {
    const { nonce, state, cookie } = await lti.browser.login();
    const form = { id_token: lti.platform.signToken(lti.browser.toClaims(nonce)), state };
    expect((await lti.browser.post(form, { cookie })).status).toBe(303);
    const again = await lti.browser.post(form, { cookie });
    expect([again.status, toReason(), toText(await again.text())]).toEqual([
      401,
      'replay',
      expect.stringContaining('already used'),
    ]);
  });

  it('refuses another token for a state that was used', async () => {
    const { nonce, state, cookie } = await lti.browser.login();
    const toForm = (sub: string) => ({
      id_token: lti.platform.signToken(lti.browser.toClaims(nonce, { sub })),
      state,
    });
    expect((await lti.browser.post(toForm('one'), { cookie })).status).toBe(303);
    expect((await lti.browser.post(toForm('two'), { cookie })).status).toBe(401);
  });

  it('accepts exactly one of 1,000 parallel replays', async () => {
    const { nonce, state, cookie } = await lti.browser.login();
    const form = { id_token: lti.platform.signToken(lti.browser.toClaims(nonce)), state };
    const statuses = await Promise.all(
      Array.from({ length: 1_000 }, async () => {
        const response = await lti.browser.post(form, { cookie });
        await response.arrayBuffer();
        return response.status;
      }),
    );
    expect(statuses.filter((status) => status === 303)).toHaveLength(1);
    // A machine that does other work as well may be too busy for some of them.
    expect(statuses.filter((status) => status === 401 || status === 503)).toHaveLength(999);
  });
});

describe('Security Framework 5.1.1.5 state', () => {
  it.each([
    ['no state', ''],
    ['a foreign state', 'eyJpIjoiYSJ9.c2lnbmF0dXJl'],
  ])('refuses %s', async (_what, state) => {
    const { nonce, cookie } = await lti.browser.login();
    const id_token = lti.platform.signToken(lti.browser.toClaims(nonce));
    const response = await lti.browser.post({ id_token, state }, { cookie });
    expect([response.status, toReason()]).toEqual([401, 'state']);
  });

  it('refuses a state with one character changed', async () => {
    const { nonce, state, cookie } = await lti.browser.login();
    const changed = (state.startsWith('e') ? 'f' : 'e') + state.slice(1);
    const id_token = lti.platform.signToken(lti.browser.toClaims(nonce));
    expect((await lti.browser.post({ id_token, state: changed }, { cookie })).status).toBe(401);
    expect(toReason()).toBe('state');
  });

  it('refuses a state after ten minutes', async () => {
    const { state, cookie, nonce } = await lti.browser.login();
    lti.tool.clock.advance(600_000);
    const id_token = lti.platform.signToken(lti.browser.toClaims(nonce));
    expect((await lti.browser.post({ id_token, state }, { cookie })).status).toBe(401);
    expect(toReason()).toBe('state_expired');
  });

  it('refuses a form without a token, and an error the platform answers with', async () => {
    expect((await lti.browser.post({ state: 'x' })).status).toBe(400);
    const { state } = await lti.browser.login();
    const response = await lti.browser.post({
      error: 'login_required',
      error_description: '<b>x</b>',
      state,
    });
    const page = await response.text();
    expect([response.status, toReason(), page.includes('<b>x')]).toEqual([401, 'platform_error', false]);
  });
});

describe('LTI-4, LTI core 5.3 required claims', () => {
  it.each<[string, string, Record<string, unknown>]>([
    ['another version', 'version', { [claim('version')]: '1.1' }],
    ['no version', 'version', { [claim('version')]: undefined }],
    ['a message type that does not exist', 'message_type', { [claim('message_type')]: 'LtiSomethingElse' }],
    ['no message type', 'message_type', { [claim('message_type')]: undefined }],
    ['no deployment', 'claims', { [claim('deployment_id')]: undefined }],
    ['a deployment that is a list', 'claims', { [claim('deployment_id')]: ['deployment-1'] }],
    ['a deployment that is not registered', 'deployment', { [claim('deployment_id')]: 'another' }],
    ['no target link', 'claims', { [claim('target_link_uri')]: undefined }],
    [
      'a target link on a foreign origin',
      'target_foreign',
      { [claim('target_link_uri')]: 'https://evil.test/labs' },
    ],
    [
      'a target link that only begins like ours',
      'target_foreign',
      { [claim('target_link_uri')]: 'https://tool.test.evil.test/labs' },
    ],
    ['no resource link', 'claims', { [claim('resource_link')]: undefined }],
    ['a resource link without an id', 'claims', { [claim('resource_link')]: { title: 'x' } }],
    ['a resource link that is a list', 'claims', { [claim('resource_link')]: [{ id: 'x' }] }],
    ['no roles', 'claims', { [claim('roles')]: undefined }],
    ['roles that are no list', 'claims', { [claim('roles')]: LEARNER }],
    ['roles that are no strings', 'claims', { [claim('roles')]: [{ role: LEARNER }] }],
    ['a subject that is an object', 'claims', { sub: { id: 'learner-1' } }],
    ['an empty subject', 'claims', { sub: '' }],
    ['a subject longer than 255 characters', 'claims', { sub: 'x'.repeat(256) }],
    ['a lab that is a list', 'claims', { [claim('custom')]: { lab_id: ['x'] } }],
    ['a course that is an object', 'claims', { [claim('custom')]: { course_id: {} } }],
    [
      'an item of a course that is a list',
      'claims',
      { [claim('custom')]: { course_id: COURSE, item_id: [] } },
    ],
  ])('refuses %s', async (_what, reason, claims) => {
    const response = await lti.browser.launch({ claims });
    expect([response.status >= 400 && response.status < 500, toReason()]).toEqual([true, reason]);
  });

  it('LTI core 5.3.3 refuses another deployment than the one of the login, registered or not', async () => {
    const response = await lti.browser.launch({ login: { lti_deployment_id: 'deployment-2' } });
    expect([response.status, toReason()]).toEqual([401, 'deployment']);
  });
});

describe('LTI core 3.1.1 the registration', () => {
  const id = () => asId<'platform'>(lti.platformId);

  it('refuses the login of a disabled platform, and the launch of one disabled meanwhile', async () => {
    const { nonce, state, cookie } = await lti.browser.login();
    await (await lti.admin()).call(deactivatePlatform, { id: id() });
    const id_token = lti.platform.signToken(lti.browser.toClaims(nonce));
    expect((await lti.browser.post({ id_token, state }, { cookie })).status).toBe(403);
    expect((await lti.browser.login()).response.status).toBe(403);
    await (await lti.admin()).call(activatePlatform, { id: id() });
    expect((await lti.browser.post({ id_token, state }, { cookie })).status).toBe(303);
  });

  it('is checked in the one statement, which sees that another process disabled it a moment ago', async () => {
    const { nonce, state, cookie } = await lti.browser.login();
    const set = (active: boolean) =>
      lti.tool.database.query({
        name: 'test_active',
        text: 'update lti_platform set active = $1::boolean',
        values: [active],
      });
    await set(false);
    const id_token = lti.platform.signToken(lti.browser.toClaims(nonce));
    const response = await lti.browser.post({ id_token, state }, { cookie });
    expect([response.status, toReason()]).toEqual([403, 'platform_inactive']);
    await set(true);
  });

  it('that names no deployment takes the first one, and only that one from then on', async () => {
    const change = { ...lti.platform.registration, id: id() };
    await (await lti.admin()).call(changePlatform, { ...change, deployment_ids: [] });
    await lti.browser.enter({
      claims: { [claim('deployment_id')]: 'first' },
      login: { lti_deployment_id: 'first' },
    });
    const other = await lti.browser.launch({
      claims: { [claim('deployment_id')]: 'second' },
      login: { lti_deployment_id: 'second' },
    });
    expect([other.status, toReason()]).toEqual([401, 'deployment']);
    await (await lti.admin()).call(changePlatform, change);
  });
});
