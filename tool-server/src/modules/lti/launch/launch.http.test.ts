import {
  activatePlatform,
  addPlatform,
  asId,
  changePlatform,
  deactivatePlatform,
  listWishes,
  openLaunch,
} from '@drawbridge/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claim, createBrowser, INSTRUCTOR, LEARNER, toText } from '../../../../test/fixtures/lti-browser.ts';
import { makeKey, startTestPlatform } from '../../../../test/fixtures/lti-platform.ts';
import { COURSE, createLtiTool, LAB, type LtiTool } from '../../../../test/fixtures/lti-tool.ts';

let lti: LtiTool;

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
    ['another authorised party', 'audience', () => ({ claims: { azp: 'somebody-else' } })],
    ['no expiry', 'times', () => ({ claims: { exp: undefined } })],
    ['an expiry that is no number', 'times', () => ({ claims: { exp: '9999999999' } })],
    ['no time of issue', 'times', () => ({ claims: { iat: undefined } })],
    ['an expired token', 'times', () => ({ claims: { iat: seconds() - 400, exp: seconds() - 61 } })],
    ['a token from the future', 'times', () => ({ claims: { iat: seconds() + 61, exp: seconds() + 300 } })],
    ['a token that lives longer than an hour', 'times', () => ({ claims: { exp: seconds() + 3_601 } })],
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
    expect(statuses.filter((status) => status === 401)).toHaveLength(999);
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
    ['a deployment that is no string', 'claims', { [claim('deployment_id')]: 1 }],
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
    ['a context without an id', 'claims', { [claim('context')]: { title: 'x' } }],
    ['custom values that are no strings', 'claims', { [claim('custom')]: { lab_id: ['x'] } }],
    ['a name that is an object', 'claims', { given_name: { toString: 'x' } }],
    [
      'a return address that is a script',
      'claims',
      { [claim('launch_presentation')]: { return_url: 'javascript:alert(1)' } },
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

describe('LTI-17 launch roles', () => {
  it.each([
    ['the full URN', [INSTRUCTOR], true],
    ['a bare short name', ['Instructor'], true],
    ['a sub-role', ['http://purl.imsglobal.org/vocab/lis/v2/membership/Instructor#TeachingAssistant'], true],
    [
      'an administrator of the institution',
      ['http://purl.imsglobal.org/vocab/lis/v2/institution/person#Administrator'],
      true,
    ],
    ['a URN that looks alike', ['https://purl.imsglobal.org/vocab/lis/v2/membership#Instructor'], false],
    [
      'an instructor somewhere else',
      ['http://purl.imsglobal.org/vocab/lis/v2/institution/person#Instructor'],
      false,
    ],
    [
      'another vocabulary',
      ['urn:lti:role:ims/lis/Instructor', 'http://evil.test/membership#Instructor'],
      false,
    ],
    [
      'a role of the vocabulary that is not known here',
      ['http://purl.imsglobal.org/vocab/lis/v2/membership#Harbormaster'],
      false,
    ],
    ['no role', [], false],
  ])('decide whether the person is an instructor: %s', async (_what, roles, isInstructor) => {
    const { ltik } = await lti.browser.enter({ claims: { [claim('roles')]: roles } });
    expect((await open(ltik)).learner.is_instructor).toBe(isInstructor);
  });
});

describe('LTI-16 the person', () => {
  const readPerson = async (ltik: string) => {
    const { token } = await open(ltik);
    const [row] = await lti.tool.database.query<{ person_id: string; kind: string }>({
      name: 'test_person',
      text: `select p.id as person_id, p.kind from lti_session s join person p on p.id = s.person_id
        where s.token_hash = translate(encode(sha256(convert_to($1::text, 'UTF8')), 'base64'), '+/=', '-_')`,
      values: [token],
    });
    if (!row) throw new Error('no session');
    return row;
  };

  it('is the same in every launch of one subject, whatever else changes', async () => {
    const first = await readPerson((await lti.browser.enter({ claims: { sub: 'p-1' } })).ltik);
    const later = await lti.browser.enter({
      claims: { sub: 'p-1', email: 'other@school.test', given_name: 'New', [claim('context')]: undefined },
    });
    expect(await readPerson(later.ltik)).toEqual(first);
  });

  it.each([
    ['another client id', 'client-2'],
    ['the same client id', 'client-1'],
  ])(
    'is another where a platform with %s has the same subject and the same address',
    async (_what, clientId) => {
      const second = await startTestPlatform({
        clock: lti.tool.clock,
        toolOrigin: lti.tool.origin,
        clientId,
      });
      await (await lti.admin()).call(addPlatform, second.registration);
      const here = await readPerson((await lti.browser.enter({ claims: { sub: 'same' } })).ltik);
      const there = await createBrowser(lti.tool, second).enter({ claims: { sub: 'same' } });
      expect((await readPerson(there.ltik)).person_id).not.toBe(here.person_id);
      await second.close();
    },
  );

  it('has no name any more once the platform sends none: sharing was switched off there', async () => {
    const { ltik } = await lti.browser.enter({ claims: { sub: 'p-2', given_name: 'Vera' } });
    expect((await open(ltik)).learner.name).toContain('Vera');
    const nameless = { sub: 'p-2', name: undefined, given_name: undefined, family_name: undefined };
    const later = await lti.browser.enter({ claims: nameless });
    expect((await open(later.ltik)).learner.name).toBe('');
  });

  it.each([
    ['absent', undefined],
    ['null', null],
    ['empty', ''],
  ])('needs no name and no address: %s', async (what, value) => {
    const sub = `unnamed-${what}`;
    const claims = { sub, name: value, given_name: value, family_name: value, email: value };
    const { learner } = await open((await lti.browser.enter({ claims })).ltik);
    expect(learner).toEqual({ name: '', is_anonymous: false, is_instructor: false });
    const again = await readPerson((await lti.browser.enter({ claims })).ltik);
    const named = await readPerson((await lti.browser.enter({ claims: { sub } })).ltik);
    expect(named).toEqual(again);
  });

  it('is created once by 16 launches at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const launches = await Promise.all(
        Array.from({ length: 16 }, () => lti.browser.launch({ claims: { sub: `parallel-${round}` } })),
      );
      expect(launches.map(({ status }) => status)).toEqual(Array(16).fill(303));
    }
  });

  it('is anonymous without a subject, and a new one each time', async () => {
    const first = await lti.browser.enter({ claims: { sub: undefined } });
    const second = await lti.browser.enter({ claims: { sub: undefined } });
    const people = [await readPerson(first.ltik), await readPerson(second.ltik)];
    expect(people.map(({ kind }) => kind)).toEqual(['anonymous', 'anonymous']);
    expect(people[0]?.person_id).not.toBe(people[1]?.person_id);
  });

  it('leaves nothing of an anonymous learner beyond the session', async () => {
    const { ltik } = await lti.browser.enter({ claims: { sub: undefined } });
    const { token, learner } = await open(ltik);
    expect(learner.is_anonymous).toBe(true);
    lti.tool.clock.advance(8 * 3_600_000);
    await lti.tool.app.jobs.drain();
    expect((await lti.tool.withToken(token).call(listWishes, {})).code).toBe('not_signed_in');
    const left = await lti.tool.database.query({
      name: 'test_anonymous',
      text: `select 1 from person where kind = 'anonymous'`,
      values: [],
    });
    expect(left).toEqual([]);
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
