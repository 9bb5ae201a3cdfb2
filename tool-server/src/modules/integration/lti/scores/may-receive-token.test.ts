import { describe, expect, it } from 'vitest';
import { mayReceiveToken } from './may-receive-token.ts';

const LINE = '/api/lti/courses/1/line_items/7';
const NO_HOSTS = new Map<string, string[]>();

describe('AGS the token of a platform', () => {
  it.each([
    [
      'the host that issued it, whoever signed',
      'https://lms.test/token',
      'https://keys.test/keys',
      'https://lms.test',
    ],
    ['one server', 'https://lms.test/token', 'https://lms.test/keys', 'https://lms.test'],
    [
      'Canvas under a name of the school',
      'https://sso.canvaslms.com/login/oauth2/token',
      'https://sso.canvaslms.com/api/lti/security/jwks',
      'https://canvas.school.edu',
    ],
    [
      'Canvas with the school’s own token address',
      'https://school.instructure.com/login/oauth2/token',
      'https://canvas.instructure.com/api/lti/security/jwks',
      'https://school.instructure.com',
    ],
    [
      'Blackboard',
      'https://developer.blackboard.com/api/v1/gateway/oauth2/jwttoken',
      'https://developer.blackboard.com/api/v1/management/applications/x/jwks.json',
      'https://learn.school.edu',
    ],
    [
      'Brightspace',
      'https://auth.brightspace.com/core/connect/token',
      'https://school.brightspace.com/d2l/.well-known/jwks',
      'https://school.brightspace.com',
    ],
  ])('the token goes to a line item of %s', (_what, authTokenUrl, keySetUrl, origin) => {
    expect(mayReceiveToken(origin + LINE, { authTokenUrl, keySetUrl }, NO_HOSTS)).toBe(true);
  });

  it.each([
    ['keys of its own', 'https://evil.test/keys', 'https://evil.test'],
    ['a host that ends like it', 'https://evil.test/keys', 'https://not-lms.test'],
    ['a host that begins like it', 'https://evil.test/keys', 'https://lms.test.evil.test'],
    ['its name as the user', 'https://evil.test/keys', 'https://lms.test@evil.test'],
  ])('the token does not go elsewhere because of a registration with %s', (_what, keySetUrl, origin) => {
    expect(
      mayReceiveToken(origin + LINE, { authTokenUrl: 'https://lms.test/token', keySetUrl }, NO_HOSTS),
    ).toBe(false);
  });

  it.each([
    ['another port', 'https://lms.test:8443'],
    ['http', 'http://lms.test'],
  ])('the token does not go to %s of the host that issued it', (_what, origin) => {
    const platform = { authTokenUrl: 'https://lms.test/token', keySetUrl: 'https://evil.test/keys' };
    expect(mayReceiveToken(origin + LINE, platform, NO_HOSTS)).toBe(false);
    expect(mayReceiveToken(`https://lms.test:443${LINE}`, platform, NO_HOSTS)).toBe(true);
  });

  it('the token of a product goes to any of its hosts, at any port', () => {
    const authTokenUrl = 'https://auth.brightspace.com/core/connect/token';
    const platform = { authTokenUrl, keySetUrl: 'https://evil.test/keys' };
    expect(mayReceiveToken(`https://school.brightspace.com:8443${LINE}`, platform, NO_HOSTS)).toBe(true);
  });

  it("the token of a product does not go to a host whose name only resembles the product's", () => {
    const authTokenUrl = 'https://auth.brightspace.com/core/connect/token';
    for (const host of ['evilbrightspace.com', 'brightspace.com.evil.test', 'evil.test'])
      expect(
        mayReceiveToken(
          `https://${host}${LINE}`,
          { authTokenUrl, keySetUrl: `https://${host}/keys` },
          NO_HOSTS,
        ),
      ).toBe(false);
  });

  it('the token goes to a host that the operator named for the issuing host, and to no other', () => {
    const serviceHosts = new Map([['auth.brightspace.com', ['learn.school.test']]]);
    const keySetUrl = 'https://learn.school.test/d2l/.well-known/jwks';
    const may = (host: string, authTokenUrl = 'https://auth.brightspace.com/core/connect/token') =>
      mayReceiveToken(`https://${host}${LINE}`, { authTokenUrl, keySetUrl }, serviceHosts);
    expect(may('learn.school.test')).toBe(true);
    for (const host of ['evil.test', 'learn.school.test.evil.test', 'sub.learn.school.test'])
      expect(may(host)).toBe(false);
    expect(may('learn.school.test', 'https://auth.other.test/token')).toBe(false);
  });
});
