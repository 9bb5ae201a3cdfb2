import { describe, expect, it } from 'vitest';
import { provideSetup } from '../testing/provide-setup.ts';
import { AGS, postJson } from '../testing/services.ts';

const TOOL_CONFIGURATION = 'https://purl.imsglobal.org/spec/lti-tool-configuration';
const PLATFORM_CONFIGURATION = 'https://purl.imsglobal.org/spec/lti-platform-configuration';
const TOOL = 'https://tool.example';
const METADATA = {
  application_type: 'web',
  response_types: ['id_token'],
  grant_types: ['implicit', 'client_credentials'],
  initiate_login_uri: `${TOOL}/lti/login/1`,
  redirect_uris: [`${TOOL}/lti/launch`],
  client_name: 'A tool',
  jwks_uri: `${TOOL}/lti/keys`,
  token_endpoint_auth_method: 'private_key_jwt',
  scope: `${AGS}score`,
  [TOOL_CONFIGURATION]: {
    domain: 'tool.example',
    target_link_uri: `${TOOL}/labs`,
    claims: ['iss', 'sub'],
    messages: [{ type: 'LtiResourceLinkRequest' }],
  },
};

const setup = provideSetup();

const { behave } = setup;
const readConfiguration = async (address = `${setup.lms.url}/.well-known/openid-configuration`) =>
  (await (await fetch(address)).json()) as Record<string, unknown>;

/** The address that the registration link is opened with. */
async function openLink(): Promise<URLSearchParams> {
  const { body } = await postJson(setup, '/dev/registration-tokens', { link: `${TOOL}/register` });
  return new URL(String(body.url)).searchParams;
}

/** A registration of the tool, as the link says. */
async function register(changes: object = {}) {
  const link = await openLink();
  const configuration = await readConfiguration(link.get('openid_configuration') ?? '');
  const { pathname, search } = new URL(String(configuration.registration_endpoint));
  const token = link.get('registration_token');
  return postJson(
    setup,
    pathname + search,
    { ...METADATA, ...changes },
    token === null ? {} : { authorization: `Bearer ${token}` },
  );
}

describe('switches of the registration', () => {
  it('registrationToken: off, the link has none, and its addresses register once', async () => {
    behave({ registrationToken: false });
    const link = await openLink();
    expect(link.has('registration_token')).toBe(false);
    const { registration_endpoint } = await readConfiguration(link.get('openid_configuration') ?? '');
    const { pathname, search } = new URL(String(registration_endpoint));
    const statuses = [pathname + search, pathname + search, pathname].map(
      async (path) => (await postJson(setup, path, METADATA)).status,
    );
    expect((await Promise.all(statuses)).toSorted((a, b) => a - b)).toEqual([201, 401, 401]);
  });

  it.each([
    ['opaque', /^[\w-]{16}$/],
    ['digits', /^\d{14}$/],
    ['uuid', /^[0-9a-f-]{36}$/],
  ] as const)('clientIds: %s', async (clientIds, form) => {
    behave({ clientIds });
    expect((await register()).body.client_id).toMatch(form);
  });

  it('clientIds: a number in the answer is a text everywhere else', async () => {
    behave({ clientIds: 'number' });
    const { body } = await register();
    expect(body.client_id).toBeTypeOf('number');
    expect(setup.lms.state.tools.has(String(body.client_id))).toBe(true);
  });

  it('deploymentIds: a UUID', async () => {
    behave({ deploymentIds: 'uuid' });
    expect((await register()).body[TOOL_CONFIGURATION]).toMatchObject({
      deployment_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('responseTypes, productFamily, tokenAddress and signInAddress are in the configuration', async () => {
    behave({
      responseTypes: 'joined',
      productFamily: 'absent',
      tokenAddress: 'own',
      signInAddress: 'moodle',
    });
    const configuration = await readConfiguration();
    expect(configuration).toMatchObject({
      response_types_supported: ['id_token token'],
      token_endpoint: `${setup.lms.url}/lti/token/1`,
      authorization_endpoint: `${setup.lms.url}/mod/lti/auth.php`,
    });
    expect(configuration[PLATFORM_CONFIGURATION]).not.toHaveProperty('product_family_code');
  });

  it('registerAgain: another tool, or the same client id and deployment with the new addresses', async () => {
    const first = await register();
    const another = await register();
    expect(another.body.client_id).not.toBe(first.body.client_id);
    behave({ registerAgain: 'update' });
    const loginUrl = `${TOOL}/lti/login/2`;
    const again = await register({ initiate_login_uri: loginUrl });
    expect(again.body).toMatchObject({
      client_id: first.body.client_id,
      [TOOL_CONFIGURATION]: first.body[TOOL_CONFIGURATION],
    });
    expect(setup.lms.state.tools.get(String(first.body.client_id))).toMatchObject({ loginUrl });
  });

  it('registerAgain: the initial tool is never updated', async () => {
    behave({ registerAgain: 'update' });
    const { body } = await register({
      [TOOL_CONFIGURATION]: {
        ...METADATA[TOOL_CONFIGURATION],
        domain: new URL(setup.tool.url).host,
        target_link_uri: `${setup.tool.url}/labs`,
      },
    });
    expect(body.client_id).not.toBe('drawbridge-demo');
  });
});
