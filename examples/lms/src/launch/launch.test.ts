import { createLocalJWKSet, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Behaviour } from '../behaviour/behaviour.ts';
import type { Person } from '../testing/person.ts';
import { provideSetup } from '../testing/provide-setup.ts';
import { postJson } from '../testing/services.ts';
import { IRIS, NOOR } from '../testing/setup.ts';

const LTI = 'https://purl.imsglobal.org/spec/lti/claim/';
const LAUNCH = '/activities/link-1/launch';
const LIS = 'http://purl.imsglobal.org/vocab/lis/v2/';

const setup = provideSetup();
let noor: Person;
beforeAll(async () => {
  noor = await setup.as(NOOR);
});

const { behave } = setup;

describe('Security Framework 5.1.1 the launch', () => {
  it('a launch sends a signed token with the nonce and the state, valid for a minute', async () => {
    const { fields, claims, login } = await noor.launch(LAUNCH);
    const keys = (await (await fetch(`${setup.lms.url}/lti/keys`)).json()) as JSONWebKeySet;
    await jwtVerify(fields.id_token ?? '', createLocalJWKSet(keys), {
      issuer: setup.lms.url,
      audience: 'drawbridge-demo',
    });
    expect(fields.state).toBe('s-1');
    expect(claims).toMatchObject({ nonce: 'n-1', sub: NOOR, name: 'Noor Vale' });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(60);
    expect(Object.fromEntries(login)).toMatchObject({
      iss: setup.lms.url,
      client_id: 'drawbridge-demo',
      lti_deployment_id: '1',
      lti_storage_target: '_parent',
    });
  });

  it.each<[string, Record<string, string>]>([
    ['an unknown client', { client_id: 'somebody' }],
    ['an address that is not registered', { redirect_uri: 'https://evil.example/launch' }],
  ])('a launch with %s is only refused', async (_name, changes) => {
    const { status, fields } = await noor.launch(LAUNCH, changes);
    expect([status, fields]).toEqual([400, {}]);
  });

  it.each<[string, string, Record<string, string>]>([
    ['a missing nonce', 'invalid_request', { nonce: '' }],
    ['another response mode', 'invalid_request', { response_mode: 'query' }],
    ['an unknown hint', 'invalid_request', { lti_message_hint: 'x' }],
    ['the hint of somebody else', 'login_required', { login_hint: 'u-102' }],
  ])('the error of %s is sent back to the tool', async (_name, error, changes) => {
    const { fields } = await noor.launch(LAUNCH, changes);
    expect(fields).toEqual({ error, state: 's-1' });
  });

  it("a person's launch is given to nobody else", async () => {
    const login = await noor.openLogin(LAUNCH);
    const iris = await setup.as(IRIS);
    const { fields } = await iris.launch(LAUNCH, { lti_message_hint: login.get('lti_message_hint') ?? '' });
    expect(fields.error).toBe('login_required');
  });
});

describe('switches of a launch', () => {
  it('personalData: names are absent or null', async () => {
    behave({ personalData: 'absent' });
    expect((await noor.launch(LAUNCH)).claims).not.toHaveProperty('name');
    behave({ personalData: 'null' });
    expect((await noor.launch(LAUNCH)).claims).toMatchObject({ name: null, email: null });
    behave({ personalData: 'no-email' });
    const { claims } = await noor.launch(LAUNCH);
    expect(claims.name).toBe('Noor Vale');
    expect(claims).not.toHaveProperty('email');
  });

  it.each<[Behaviour['roles'], unknown]>([
    ['full', [`${LIS}membership#Learner`, `${LIS}institution/person#Student`]],
    ['short', ['Learner']],
    ['unknown', [`${LIS}membership#Harbormaster`]],
    ['empty', []],
    ['look-alike', expect.arrayContaining([expect.stringContaining('evil.example')])],
  ])('roles: %s', async (roles, expected) => {
    behave({ roles });
    expect((await noor.launch(LAUNCH)).claims[`${LTI}roles`]).toEqual(expected);
  });

  it('anonymous: no sub, no name, and a login hint that names nobody', async () => {
    behave({ anonymous: true });
    const { claims, login } = await noor.launch(LAUNCH);
    expect(claims).not.toHaveProperty('sub');
    expect(claims).not.toHaveProperty('name');
    expect(login.get('login_hint')).not.toContain(NOOR);
    expect(claims[`${LTI}resource_link`]).toMatchObject({ id: 'link-1' });
  });

  it.each([
    ['literal', { groups: '$Context.groups' }],
    ['empty', { groups: '' }],
    ['absent', {}],
  ] as const)('customVariables: %s', async (customVariables, expected) => {
    behave({ customVariables });
    const lab = { lab_id: 'l1-someone-elses-invoice' };
    expect((await noor.launch(LAUNCH)).claims[`${LTI}custom`]).toEqual({ ...lab, ...expected });
  });

  it('returnUrl, contextClaim and deploymentClaim', async () => {
    const { claims: usual } = await noor.launch(LAUNCH);
    expect(usual[`${LTI}launch_presentation`]).toMatchObject({ return_url: `${setup.lms.url}/` });
    behave({ returnUrl: 'session-key' });
    expect((await noor.launch(LAUNCH)).claims[`${LTI}launch_presentation`]).toMatchObject({
      return_url: expect.stringContaining('?sesskey=sk-'),
    });
    behave({ returnUrl: 'absent', contextClaim: false, deploymentClaim: 'number' });
    const { claims } = await noor.launch(LAUNCH);
    expect(claims[`${LTI}launch_presentation`]).toEqual({ document_target: 'iframe' });
    expect(claims).not.toHaveProperty([`${LTI}context`]);
    expect(claims[`${LTI}deployment_id`]).toBe(1);
  });

  it('loginMethod, loginClientId and loginDeployment', async () => {
    behave({ loginMethod: 'POST', loginClientId: false, loginDeployment: false });
    const login = await noor.openLogin(LAUNCH);
    expect([...login.keys()].toSorted()).toEqual(
      ['iss', 'login_hint', 'lti_message_hint', 'lti_storage_target', 'target_link_uri'].toSorted(),
    );
  });

  it('singleUseSignIn: the step is good once, and its second use a page', async () => {
    const repeat = async () => {
      const { login } = await noor.launch(LAUNCH);
      return noor.launch(LAUNCH, { lti_message_hint: login.get('lti_message_hint') ?? '' });
    };
    expect((await repeat()).claims.sub).toBe(NOOR);
    behave({ singleUseSignIn: true });
    const { status, text, fields } = await repeat();
    expect([status, fields]).toEqual([400, {}]);
    expect(text).toContain('Invalid request');
  });

  it('tokenSeconds: a token that is over when it arrives', async () => {
    behave({ tokenSeconds: -120 });
    const { claims } = await noor.launch(LAUNCH);
    expect(claims.exp).toBeLessThan(Date.now() / 1000 - 60);
  });

  it('storage: in the page, in a frame, or nowhere; never for a tab', async () => {
    const target = async (path = LAUNCH) => (await noor.openLogin(path)).get('lti_storage_target');
    expect(await target()).toBe('_parent');
    expect(await target(`${LAUNCH}?in=tab`)).toBeNull();
    behave({ storage: 'frame' });
    expect(await target()).toBe('harbor_storage');
    const page = await (await noor.get('/activities/link-1')).text();
    expect(page).toContain('<iframe name="harbor_storage" src="/lti/storage"');
    behave({ storage: 'none' });
    expect(await target()).toBeNull();
  });

  it('productFamily: the code that tools know a platform by', async () => {
    behave({ productFamily: 'blackboard' });
    expect((await noor.launch(LAUNCH)).claims[`${LTI}tool_platform`]).toMatchObject({
      product_family_code: 'BlackboardLearn',
    });
  });
});

describe('keys', () => {
  const readKeys = async () => (await (await fetch(`${setup.lms.url}/lti/keys`)).json()) as JSONWebKeySet;
  const verify = async (token: string | undefined, keys: JSONWebKeySet) =>
    (await jwtVerify(token ?? '', createLocalJWKSet(keys))).payload.sub;

  it('keys change with the old one still published, and without it', async () => {
    const before = await noor.launch(LAUNCH);
    await postJson(setup, '/dev/keys/rotate', { publishOld: true });
    const between = await noor.launch(LAUNCH);
    const both = await readKeys();
    expect(await verify(before.fields.id_token, both)).toBe(NOOR);
    expect(await verify(between.fields.id_token, both)).toBe(NOOR);
    await postJson(setup, '/dev/keys/rotate', { publishOld: false });
    const one = await readKeys();
    expect(one.keys).toHaveLength(1);
    await expect(verify(between.fields.id_token, one)).rejects.toThrow('no applicable key');
    expect(await verify((await noor.launch(LAUNCH)).fields.id_token, one)).toBe(NOOR);
  });

  it("keySet: the key set is missing, failing, dropped, or somebody else's under the same ids", async () => {
    const { fields } = await noor.launch(LAUNCH);
    const own = await readKeys();
    behave({ keySet: 'missing' });
    expect((await fetch(`${setup.lms.url}/lti/keys`)).status).toBe(404);
    behave({ keySet: 'failing' });
    expect((await fetch(`${setup.lms.url}/lti/keys`)).status).toBe(503);
    behave({ keySet: 'dropped' });
    await expect(readKeys()).rejects.toThrow('fetch failed');
    behave({ keySet: 'foreign' });
    const foreign = await readKeys();
    expect(foreign.keys.map(({ kid }) => kid)).toEqual(own.keys.map(({ kid }) => kid));
    await expect(verify(fields.id_token, foreign)).rejects.toThrow('signature verification failed');
  });
});

describe('an activity that is not open', () => {
  it('an activity that is not open launches for no student, and for the teacher at any time', async () => {
    const activity = setup.lms.state.activities.get('link-1');
    if (activity) activity.available = { startDateTime: '2099-01-01T00:00:00Z' };
    expect((await noor.get(LAUNCH)).headers.get('location')).toBe('/activities/link-1');
    expect(await (await noor.get('/activities/link-1')).text()).toContain('Not open for you');
    expect((await (await setup.as(IRIS)).launch(LAUNCH)).claims.sub).toBe(IRIS);
  });
});

describe('Security Framework 4.1 access tokens', () => {
  const scope = 'https://purl.imsglobal.org/spec/lti-ags/scope/score';
  it.each<[string, JWTPayload]>([
    ['another audience', { aud: 'https://elsewhere.example' }],
    ['an unknown client', { iss: 'somebody', sub: 'somebody' }],
    ['another subject', { sub: 'somebody' }],
    ['no jti', { jti: undefined }],
    ['an expired assertion', { exp: 1 }],
    ['a deployment that this client lacks', { [`${LTI}deployment_id`]: '9' }],
  ])('access tokens are refused to %s', async (_name, changes) => {
    const { status, body } = await setup.tool.requestToken(setup.lms.url, scope, changes);
    expect([status, body.error]).toEqual([400, 'invalid_client']);
  });

  it('access tokens are given once for an assertion, and only with scopes that the platform has', async () => {
    const once = { jti: 'the-same' };
    expect((await setup.tool.requestToken(setup.lms.url, scope, once)).status).toBe(200);
    expect((await setup.tool.requestToken(setup.lms.url, scope, once)).status).toBe(400);
    expect((await setup.tool.requestToken(setup.lms.url, 'x:y')).body.error).toBe('invalid_scope');
  });
});
