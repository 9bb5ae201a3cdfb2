import { describe, expect, it } from 'vitest';
import { toText } from '../../../../../test/fixtures/lti/lti-browser.ts';
import {
  toDeployment,
  toProduct,
  toToolConfiguration,
} from '../../../../../test/fixtures/lti/registering-platform.ts';
import { TOKEN, useRegistration } from '../../../../../test/fixtures/lti/registration.ts';

const setup = useRegistration();

describe('LTI-20 LTI Dynamic Registration 1.0', () => {
  it('3 registers a platform by a link, off and waiting, with what it said about itself', async () => {
    const page = await setup.open(await setup.invite());
    expect([page.status, page.text]).toEqual([
      200,
      expect.stringContaining('an administrator of ACME allows'),
    ]);
    const [registered, ...others] = await setup.listOf(setup.acme);
    expect(others).toEqual([]);
    expect(registered).toMatchObject({
      name: new URL(setup.platform.origin).host,
      issuer: setup.platform.origin,
      client_id: 'client-1',
      auth_login_url: `${setup.platform.origin}/auth`,
      auth_token_url: `${setup.platform.origin}/token`,
      key_set_url: `${setup.platform.origin}/keys`,
      deployment_ids: ['1'],
      family: 'moodle',
      active: false,
      awaits_approval: true,
    });
    expect(await setup.listOf(setup.globex)).toEqual([]);
  });

  it('3.5.2 sends exactly one redirect address and the login address of this registration', async () => {
    await setup.open(await setup.invite());
    const [registered] = await setup.listOf(setup.acme);
    const { body = {}, authorization } = setup.platform.requests[1] ?? {};
    const { publicUrl } = setup.tool.config;
    expect(authorization).toBe(`Bearer ${TOKEN}`);
    expect(body).toMatchObject({
      application_type: 'web',
      client_name: 'Drawbridge',
      grant_types: ['client_credentials', 'implicit'],
      response_types: ['id_token'],
      token_endpoint_auth_method: 'private_key_jwt',
      redirect_uris: [`${publicUrl}/lti/launch`],
      initiate_login_uri: registered?.login_url,
      jwks_uri: `${publicUrl}/lti/keys`,
      logo_uri: `${publicUrl}/lti/pages/icon.svg`,
    });
    expect(String(body.scope).split(' ')).toEqual(
      ['lti-ags/scope/score', 'lti-ags/scope/lineitem', 'lti-nrps/scope/contextmembership.readonly'].map(
        (scope) => `https://purl.imsglobal.org/spec/${scope}`,
      ),
    );
    const configuration = toToolConfiguration(body);
    expect(configuration).toMatchObject({
      domain: new URL(publicUrl).host,
      target_link_uri: `${publicUrl}/labs`,
      claims: expect.arrayContaining(['sub', 'given_name', 'family_name']),
    });
    expect(configuration.messages.map(({ type }) => type)).toEqual([
      'LtiResourceLinkRequest',
      'LtiDeepLinkingRequest',
    ]);
  });

  it('3.5.2 asks for every message of ours where the platform does not list its own', async () => {
    setup.platform.configuration = {
      ...setup.platform.configuration,
      ...toProduct({ product_family_code: 'x' }),
    };
    await setup.open(await setup.invite());
    expect(toToolConfiguration(setup.platform.requests[1]?.body).messages.map(({ type }) => type)).toEqual([
      'LtiResourceLinkRequest',
      'LtiDeepLinkingRequest',
      'LtiSubmissionReviewRequest',
    ]);
    expect((await setup.listOf(setup.acme))[0]?.family).toBe('other');
  });

  it('3.5.2 asks for the placements of Canvas that Canvas offers, and for no scope that it does not support', async () => {
    const roster = 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly';
    setup.platform.configuration = {
      ...setup.platform.configuration,
      scopes_supported: ['openid', roster],
      ...toProduct({
        product_family_code: 'canvas',
        messages_supported: [
          { type: 'LtiResourceLinkRequest', placements: ['course_navigation', 'account_navigation'] },
          { type: 'LtiDeepLinkingRequest', placements: ['link_selection'] },
        ],
      }),
    };
    await setup.open(await setup.invite());
    const { body } = setup.platform.requests[1] ?? {};
    expect(body?.scope).toBe(roster);
    expect(toToolConfiguration(body).messages.map(({ placements }) => placements)).toEqual([
      ['course_navigation'],
      ['link_selection'],
    ]);
    expect((await setup.listOf(setup.acme))[0]?.family).toBe('canvas');
  });

  it('takes the audience of tokens where the platform gives an address for it', async () => {
    setup.platform.configuration.authorization_server = 'https://api.brightspace.com/auth/token';
    await setup.open(await setup.invite());
    expect((await setup.listOf(setup.acme))[0]?.token_audience).toBe(
      'https://api.brightspace.com/auth/token',
    );
  });

  it('takes no deployment where the platform names none, and says where to enter it', async () => {
    setup.platform.registrationAnswer = (res) => res.end(JSON.stringify({ client_id: 17 }));
    const { text } = await setup.open(await setup.invite());
    expect(text).toContain('The deployment ID that it shows belongs in the registration');
    expect(await setup.listOf(setup.acme)).toEqual([
      expect.objectContaining({ client_id: '17', deployment_ids: [] }),
    ]);
  });

  it.each(['\0', '\ud800'])(
    'VAL-21 takes no deployment and no audience that hold %j, which no database stores',
    async (text) => {
      setup.platform.configuration.authorization_server = `https://lms.test/${text}`;
      setup.platform.registrationAnswer = (res) =>
        res.end(JSON.stringify({ client_id: 'a', ...toDeployment(`1${text}`) }));
      expect((await setup.open(await setup.invite())).status).toBe(200);
      expect(await setup.listOf(setup.acme)).toEqual([
        expect.objectContaining({ deployment_ids: [], token_audience: null }),
      ]);
    },
  );

  it('3.6 closes the frame by a message of its own script, and works in any frame', async () => {
    const { html, headers } = await setup.open(await setup.invite());
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'.*frame-ancestors \*/);
    expect(html).toContain('src="/lti/pages/close-registration.js"');
    const script = await (await setup.tool.fetch('/lti/pages/close-registration.js')).text();
    expect(script).toContain('org.imsglobal.lti.close');
  });

  it('opened by a person without parameters explains itself', async () => {
    const { status, text } = await setup.visit({});
    expect([status, text]).toEqual([
      200,
      expect.stringContaining('This address registers a learning platform'),
    ]);
    expect(text).not.toContain('Incident');
    expect((await setup.visit({ invitation: await setup.invite() })).status).toBe(200);
  });

  it.each(['/', '/register', '/lti', '/lti/login', '/lti/launch', '/labs', '/portal/lti-integration'])(
    'opened by a platform at %s, which is another address, says which one it is',
    async (path) => {
      const query = new URLSearchParams({
        openid_configuration: `${setup.platform.origin}/configuration?secret=1`,
        registration_token: TOKEN,
      });
      const page = await setup.tool.fetch(`${path}?${query}`);
      const text = toText(await page.text());
      expect([page.status, text]).toEqual([
        400,
        expect.stringMatching(/could not be registered.*registration link/),
      ]);
      expect(page.headers.get('content-security-policy')).toContain('frame-ancestors *');
      const incident = /Incident: ([0-9a-f-]{36})/.exec(text)?.[1] ?? 'none';
      expect(setup.toReason(incident)).toBe('registration_address');
      expect(setup.tool.logs.join()).not.toMatch(new RegExp(`secret=1|${TOKEN}`));
      expect(setup.platform.requests).toEqual([]);
    },
  );

  it('asked for at an address of the API changes nothing there', async () => {
    const response = await setup.tool.fetch('/api/main/user/profile?openid_configuration=x');
    expect(response.headers.get('content-type')).toContain('json');
  });
});
