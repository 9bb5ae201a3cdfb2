import { describe, expect, it } from 'vitest';
import { provideSetup } from '../testing/provide-setup.ts';
import { AGS, NRPS, postJson } from '../testing/services.ts';
import { ADA, IRIS } from '../testing/setup.ts';

const TOOL_CONFIGURATION = 'https://purl.imsglobal.org/spec/lti-tool-configuration';
const TOOL = 'https://tool.example';

const setup = provideSetup();

const METADATA = {
  application_type: 'web',
  response_types: ['id_token'],
  grant_types: ['implicit', 'client_credentials'],
  initiate_login_uri: `${TOOL}/lti/login`,
  redirect_uris: [`${TOOL}/lti/launch`],
  client_name: 'A tool',
  jwks_uri: `${TOOL}/lti/keys`,
  token_endpoint_auth_method: 'private_key_jwt',
  scope: `${AGS}score ${NRPS} https://unknown.example/scope`,
  [TOOL_CONFIGURATION]: {
    domain: 'tool.example',
    target_link_uri: `${TOOL}/labs`,
    claims: ['iss', 'sub'],
    messages: [
      { type: 'LtiResourceLinkRequest' },
      { type: 'LtiDeepLinkingRequest', target_link_uri: `${TOOL}/pick` },
    ],
  },
};

async function createToken(): Promise<string> {
  const { body } = await postJson(setup, '/dev/registration-tokens', {
    link: `${TOOL}/register?invitation=x`,
  });
  return String(body.token);
}
const register = (token: string, body: unknown = METADATA) =>
  postJson(setup, '/lti/register', body, { authorization: `Bearer ${token}` });

describe('Dynamic Registration 1.0 3.3 the configuration', () => {
  it('the configuration names every URL, what is supported and the product', async () => {
    const response = await fetch(`${setup.lms.url}/.well-known/openid-configuration`);
    const { url } = setup.lms;
    expect(await response.json()).toMatchObject({
      issuer: url,
      authorization_endpoint: `${url}/lti/auth`,
      token_endpoint: `${url}/lti/token`,
      jwks_uri: `${url}/lti/keys`,
      registration_endpoint: `${url}/lti/register`,
      scopes_supported: expect.arrayContaining(['openid', `${AGS}score`, NRPS]),
      id_token_signing_alg_values_supported: ['RS256'],
      token_endpoint_auth_methods_supported: ['private_key_jwt'],
      claims_supported: expect.arrayContaining(['sub', 'iss']),
      'https://purl.imsglobal.org/spec/lti-platform-configuration': {
        product_family_code: 'harbor',
        version: '1',
        messages_supported: expect.arrayContaining([{ type: 'LtiResourceLinkRequest' }]),
        variables: expect.arrayContaining(['ResourceLink.submission.endDateTime']),
      },
    });
  });

  it('the configuration has an issuer on another host, and an authorization server, if the switches say so', async () => {
    setup.behave({
      configurationIssuer: 'other',
      tokenAudience: 'authorization-server',
    });
    const response = await fetch(`${setup.lms.url}/.well-known/openid-configuration`);
    expect(await response.json()).toMatchObject({
      issuer: 'https://other-platform.example',
      authorization_server: `${setup.lms.url}/lti/authorization-server`,
    });
    const now = await setup.tool.requestToken(setup.lms.url, `${AGS}score`);
    expect(now.body.error).toBe('invalid_client');
    const aud = `${setup.lms.url}/lti/authorization-server`;
    expect((await setup.tool.requestToken(setup.lms.url, `${AGS}score`, { aud })).status).toBe(200);
  });
});

describe('Dynamic Registration 1.0 3.5, LTI-20 the registration', () => {
  it('the registration answers with the client id and the deployment, and grants the scopes it has', async () => {
    const { status, body } = await register(await createToken());
    expect(status).toBe(201);
    expect(body).toMatchObject({
      client_name: 'A tool',
      client_id: expect.any(String),
      scope: `${AGS}score ${NRPS}`,
      [TOOL_CONFIGURATION]: { deployment_id: expect.stringMatching(/^\d+$/), domain: 'tool.example' },
    });
    const tool = setup.lms.state.tools.get(String(body.client_id));
    expect(tool).toMatchObject({ deepLinkingUri: `${TOOL}/pick`, redirectUris: [`${TOOL}/lti/launch`] });
  });

  it('a registration token is accepted once, even if two arrive together', async () => {
    const token = await createToken();
    const both = await Promise.all([register(token), register(token)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 401]);
    expect((await register(token)).status).toBe(401);
    expect((await register('unknown')).status).toBe(401);
  });

  it('a registration token that is too old is refused', async () => {
    const token = await createToken();
    setup.lms.state.registrationTokens.set(token, Date.now());
    expect((await register(token)).status).toBe(401);
  });

  it.each<[string, object]>([
    ['redirect_uris', { redirect_uris: [] }],
    ['redirect_uris', { redirect_uris: ['javascript:alert(1)'] }],
    ['jwks_uri', { jwks_uri: undefined }],
    ['initiate_login_uri', { initiate_login_uri: 'login' }],
    ['response_types', { response_types: ['code'] }],
    ['grant_types', { grant_types: ['implicit'] }],
    ['token_endpoint_auth_method', { token_endpoint_auth_method: 'client_secret_basic' }],
    ['client_name', { client_name: '' }],
    ['application_type', { application_type: 'native' }],
    ['scope', { scope: ['a'] }],
    [TOOL_CONFIGURATION, { [TOOL_CONFIGURATION]: undefined }],
    [
      `${TOOL_CONFIGURATION}.domain`,
      { [TOOL_CONFIGURATION]: { ...METADATA[TOOL_CONFIGURATION], domain: 'evil.example' } },
    ],
    [
      `${TOOL_CONFIGURATION}.messages`,
      { [TOOL_CONFIGURATION]: { ...METADATA[TOOL_CONFIGURATION], messages: [{ type: 'Unknown' }] } },
    ],
  ])('a registration with a wrong %s is refused, and the token stays valid', async (field, changes) => {
    const token = await createToken();
    const { status, body } = await register(token, { ...METADATA, ...changes });
    expect(status).toBe(400);
    expect(body.faults).toContainEqual(expect.objectContaining({ field }));
    expect(body.error).toBe(field === 'redirect_uris' ? 'invalid_redirect_uri' : 'invalid_client_metadata');
    expect((await register(token)).status).toBe(201);
  });

  it('the registration answers as Moodle or as Canvas if the switch says so', async () => {
    setup.lms.state.behaviour.registrationStyle = 'moodle';
    expect((await register(await createToken())).status).toBe(200);
    setup.behave({
      registrationStyle: 'canvas',
      registrationDeployment: false,
      deploymentIds: 'opaque',
    });
    const token = await createToken();
    const refused = await register(token, { ...METADATA, jwks_uri: 1 });
    expect(refused).toEqual({
      status: 422,
      body: { errors: [{ field: 'jwks_uri', message: 'must be a web address' }] },
    });
    const { body } = await register(token);
    expect(body[TOOL_CONFIGURATION]).not.toHaveProperty('deployment_id');
    const made = [...setup.lms.state.deployments.values()].at(-1);
    expect(made?.deploymentId).toMatch(/^\d+:[0-9a-f]{40}$/);
  });
});

describe('the page for administrators', () => {
  it('the page opens the registration link in a frame, with configuration and token, and may frame only that', async () => {
    const ada = await setup.as(ADA);
    const response = await ada.post('/tools/register', { link: `${TOOL}/register?invitation=x` });
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy.split('; ').find((part) => part.startsWith('frame-src'))).toContain(TOOL);
    const src =
      (await response.text()).match(/data-src="(https:[^"]*)"/)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const address = new URL(src);
    expect(address.searchParams.get('invitation')).toBe('x');
    expect(address.searchParams.get('openid_configuration')).toBe(
      `${setup.lms.url}/.well-known/openid-configuration`,
    );
    expect((await register(address.searchParams.get('registration_token') ?? '')).status).toBe(201);
    expect(await (await ada.get('/tools')).text()).toContain('A tool');
    expect((await ada.get('/')).headers.get('content-security-policy')).toContain(TOOL);
  });

  it('the page refuses what is no link, and everyone else', async () => {
    const ada = await setup.as(ADA);
    const wrong = await ada.post('/tools/register', { link: 'javascript:alert(1)' });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain('This is no registration link');
    const iris = await setup.as(IRIS);
    expect((await iris.post('/tools/register', { link: TOOL })).status).toBe(403);
    expect(await (await iris.get('/tools')).text()).toContain('You may not open this page');
  });

  it('the page refuses a form of another site', async () => {
    const response = await fetch(`${setup.lms.url}/tools/register`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ link: TOOL }),
    });
    expect(response.status).toBe(403);
  });

  it('the page removes a tool with its content and its tokens, but not the first one', async () => {
    const ada = await setup.as(ADA);
    const { body } = await register(await createToken());
    await ada.post(`/tools/${String(body.client_id)}/remove`);
    await ada.post('/tools/drawbridge-demo/remove');
    expect([...setup.lms.state.tools.keys()]).toEqual(['drawbridge-demo']);
    expect(setup.lms.state.courses.get('course-7')?.deployments).toEqual(['d-1']);
  });
});

describe('several deployments and registrations', () => {
  it('LTI-16 one client id has two deployments, whose courses have the same context id', async () => {
    const ada = await setup.as(ADA);
    await ada.post('/tools/drawbridge-demo/deployments', { deploymentId: '2', place: 'same' });
    const [, course] = [...setup.lms.state.courses.values()];
    const [activity] = [...setup.lms.state.activities.values()].filter(
      ({ courseKey }) => courseKey === course?.key,
    );
    const LTI = 'https://purl.imsglobal.org/spec/lti/claim/';
    const first = await ada.launch('/activities/link-1/launch');
    const second = await ada.launch(`/activities/${activity?.id}/launch`);
    expect([first, second].map(({ claims }) => claims.aud)).toEqual(['drawbridge-demo', 'drawbridge-demo']);
    expect([first, second].map(({ claims }) => claims[`${LTI}deployment_id`])).toEqual(['1', '2']);
    expect([first, second].map(({ claims }) => claims[`${LTI}context`])).toMatchObject([
      { id: 'course-7' },
      { id: 'course-7' },
    ]);
  });

  it('a deployment id is used once for a client id', async () => {
    const ada = await setup.as(ADA);
    await ada.post('/tools/drawbridge-demo/deployments', { deploymentId: '1', place: 'all' });
    expect(setup.lms.state.deployments.size).toBe(1);
  });

  it('a teacher chooses between the tools of the platform', async () => {
    await register(await createToken());
    const iris = await setup.as(IRIS);
    const page = await (await iris.get('/courses/course-7/add')).text();
    expect(page).toContain('Drawbridge');
    expect(page).toContain('A tool');
  });
});
