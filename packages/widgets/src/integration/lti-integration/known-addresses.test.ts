import { PLATFORM_FAMILIES } from '@drawbridge/contracts/integration';
import { validation } from '@drawbridge/contracts/rules';
import { describe, expect, it } from 'vitest';
import { toGuide } from './guides.ts';
import { toKnownAddresses } from './known-addresses.ts';

const FROM = { site: 'https://lms.school.test', environment: 'production', clientId: 'app-1' } as const;

describe('LTI-26 platform addresses that follow from the product', () => {
  it.each([
    ['production', 'https://canvas.instructure.com', 'https://sso.canvaslms.com'],
    ['beta', 'https://canvas.beta.instructure.com', 'https://sso.beta.canvaslms.com'],
    ['test', 'https://canvas.test.instructure.com', 'https://sso.test.canvaslms.com'],
  ] as const)('Canvas, %s: the issuer is the same for all customers', (environment, issuer, base) => {
    expect(toKnownAddresses('canvas', { ...FROM, environment })).toEqual({
      issuer,
      auth_login_url: `${base}/api/lti/authorize_redirect`,
      auth_token_url: `${base}/login/oauth2/token`,
      key_set_url: `${base}/api/lti/security/jwks`,
      token_audience: null,
    });
  });

  it("Blackboard: the key set is the application's", () => {
    expect(toKnownAddresses('blackboard', FROM)).toMatchObject({
      issuer: 'https://blackboard.com',
      key_set_url: 'https://developer.blackboard.com/api/v1/management/applications/app-1/jwks.json',
    });
    expect(toKnownAddresses('blackboard', { ...FROM, clientId: ' ' })).toEqual({});
  });

  it('Brightspace: tokens have another audience than their address', () => {
    expect(toKnownAddresses('brightspace', FROM)).toMatchObject({
      issuer: 'https://lms.school.test',
      auth_token_url: 'https://auth.brightspace.com/core/connect/token',
      token_audience: 'https://api.brightspace.com/auth/token',
    });
  });

  it.each(['https://lms.school.test/', ' https://lms.school.test// ', 'lms.school.test'])(
    'Moodle: the issuer has no trailing slash, however %s was typed',
    (site) => {
      const known = toKnownAddresses('moodle', { ...FROM, site });
      expect(known.issuer).toBe('https://lms.school.test');
      expect(known.key_set_url).toBe('https://lms.school.test/mod/lti/certs.php');
    },
  );

  it('Moodle in a folder keeps its folder', () => {
    const { issuer } = toKnownAddresses('moodle', { ...FROM, site: 'https://school.test/moodle/' });
    expect(issuer).toBe('https://school.test/moodle');
  });

  it('Sakai: all addresses are known but the token address, which has a number', () => {
    expect(Object.keys(toKnownAddresses('sakai', FROM))).not.toContain('auth_token_url');
  });

  it.each(PLATFORM_FAMILIES)('%s: the known values are accepted by the server', (family) => {
    for (const value of Object.values(toKnownAddresses(family, FROM)))
      if (value !== null) expect(validation.serviceUrl(value)).toBeUndefined();
  });

  it('nothing is known about another platform, or before the site is typed', () => {
    expect(toKnownAddresses('other', FROM)).toEqual({});
    expect(toKnownAddresses('moodle', { ...FROM, site: ' ' })).toEqual({});
  });
});

describe('LTI-26 the setup guide', () => {
  const own = {
    login_url: 'https://tool.test/lti/login/1',
    canvas_url: 'https://tool.test/lti/canvas/1.json',
    launch_url: 'https://tool.test/lti/launch',
    key_set_url: 'https://tool.test/lti/keys',
    target_url: 'https://tool.test/labs',
    domain: 'tool.test',
    product_name: 'Drawbridge',
  };

  it.each(PLATFORM_FAMILIES)(
    '%s: the guide shows the redirect address, and the login address of the registration',
    (family) => {
      const values = toGuide(family, own).flatMap(({ fields }) => fields.map(({ value }) => value));
      expect(values).toContain(own.launch_url);
      // Canvas reads the login and the keys at its own address.
      if (family === 'canvas') expect(values).toContain(own.canvas_url);
      else for (const value of [own.login_url, own.key_set_url]) expect(values).toContain(value);
    },
  );
});
