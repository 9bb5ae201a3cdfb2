import { describe, expect, it } from 'vitest';
import type { OutgoingRequest, Send } from '../../../../platform/http/send.ts';
import { Refusal } from '../pages/refusals.ts';
import { loadConfiguration } from './platform-configuration.ts';

/** As Canvas gives it: the registration is at the school's own host. @see instructure/canvas-lms, SecurityController */
const CANVAS = {
  issuer: 'https://canvas.instructure.com',
  authorization_endpoint: 'https://sso.canvaslms.com/api/lti/authorize_redirect',
  registration_endpoint: 'https://school.instructure.com/api/lti/registrations',
  jwks_uri: 'https://sso.canvaslms.com/api/lti/security/jwks',
  token_endpoint: 'https://sso.canvaslms.com/login/oauth2/token',
  token_endpoint_auth_methods_supported: ['private_key_jwt'],
  response_types_supported: ['code', 'id_token token'],
  id_token_signing_alg_values_supported: ['RS256'],
  authorization_server: 'sso.canvaslms.com',
  'https://purl.imsglobal.org/spec/lti-platform-configuration': {
    product_family_code: 'canvas',
    messages_supported: [{ type: 'LtiResourceLinkRequest', placements: ['course_navigation'] }],
  },
};
const CANVAS_URL =
  'https://canvas.instructure.com/api/lti/security/openid-configuration?registration_token=t';

async function load(document: object, url: string) {
  const requests: OutgoingRequest[] = [];
  const send: Send = (request) => {
    requests.push(request);
    return Promise.resolve({ status: 200, headers: {}, text: JSON.stringify(document) });
  };
  const configuration = await loadConfiguration({ send, allowHttp: false }, { url, token: 't' });
  return { configuration, requests };
}

const readReason = (document: object, url: string) =>
  load(document, url).then(
    () => 'accepted',
    (error: unknown) => (error instanceof Refusal ? error.reason : error),
  );

describe('LTI-20, LTI Dynamic Registration 1.0 3.5.1 the configuration of Canvas', () => {
  it("the configuration of Canvas is read on its issuer's host, with its token, and registers on the school's host", async () => {
    const { configuration, requests } = await load(CANVAS, CANVAS_URL);
    expect(configuration).toMatchObject({
      issuer: CANVAS.issuer,
      registrationUrl: CANVAS.registration_endpoint,
      authLoginUrl: CANVAS.authorization_endpoint,
      authTokenUrl: CANVAS.token_endpoint,
      keySetUrl: CANVAS.jwks_uri,
      tokenAudience: undefined,
      family: 'canvas',
    });
    expect(requests.map(({ url, headers }) => [url, headers])).toEqual([
      [CANVAS_URL, { authorization: 'Bearer t' }],
    ]);
  });

  it.each([
    [
      'the sign-in host of the product',
      CANVAS_URL.replace('canvas.instructure.com', 'sso.canvaslms.com'),
      {},
    ],
    [
      'a school with a domain of its own',
      CANVAS_URL,
      { registration_endpoint: 'https://canvas.school.test/r' },
    ],
  ])('the configuration may be at %s', async (_what, url, change) => {
    expect(await readReason({ ...CANVAS, ...change }, url)).toBe('accepted');
  });

  it.each([
    ['anywhere else', 'https://evil.test/openid-configuration', {}],
    [
      'the host of a school, which is not the issuer',
      'https://school.instructure.com/openid-configuration',
      {},
    ],
    ['a host that ends like the issuer', 'https://canvas.instructure.com.evil.test/openid-configuration', {}],
    ['the host of another environment', CANVAS_URL, { issuer: 'https://canvas.beta.instructure.com' }],
  ])('the configuration is refused from %s', async (_what, url, change) => {
    expect(await readReason({ ...CANVAS, ...change }, url)).toBe('configuration_issuer');
  });

  it('the configuration may not register over http', async () => {
    const change = { registration_endpoint: 'http://school.instructure.com/api/lti/registrations' };
    expect(await readReason({ ...CANVAS, ...change }, CANVAS_URL)).toBe('configuration_address');
  });
});

describe('LTI-20, LTI Dynamic Registration 1.0 3.5.1 the configuration of a platform with an issuer of its own', () => {
  const own = {
    ...CANVAS,
    issuer: 'https://lms.school.test',
    registration_endpoint: 'https://lms.school.test/r',
  };
  const url = 'https://lms.school.test/openid-configuration';

  it.each([
    ['is accepted from its issuer', {}, 'accepted'],
    ['registers nowhere else', { registration_endpoint: 'https://thief.test/r' }, 'configuration_issuer'],
    ['is no part of Canvas', { issuer: 'https://canvas.instructure.com' }, 'configuration_issuer'],
  ])('%s', async (_what, change, reason) => {
    expect(await readReason({ ...own, ...change }, url)).toBe(reason);
  });
});
