import { describe, expect, it } from 'vitest';
import { toLandingPath, toSafeRedirect } from './redirect.ts';

const OWN = 'https://learning.example';
const HOME = { own: OWN };

describe('ROUTE-31..ROUTE-33 redirect targets stay on this site', () => {
  it.each([
    [`${OWN}/portal/courses?level=Basic#x`, '/portal/courses?level=Basic#x'],
    [OWN, '/'],
    ['HTTPS://LEARNING.EXAMPLE/portal/x', '/portal/x'],
    [`${OWN}:443/portal/x`, '/portal/x'],
    ['https://learning。example/portal/x', '/portal/x'],
    [`${OWN}/portal/a/../b`, '/portal/b'],
    [`${OWN}/%2F%2Fevil.test`, '/%2F%2Fevil.test'],
    [`${OWN}/portal/x?next=https://evil.test`, '/portal/x?next=https://evil.test'],
  ])('the target is accepted: %s', (target, path) => expect(toSafeRedirect(target, HOME)).toBe(path));

  it.each([
    '',
    null,
    undefined,
    // look-alike hosts
    'https://learning.example.evil.test/x',
    'https://learning.example。evil.test/x',
    'https://learning.exampleevil.test/x',
    'https://evil.test/https://learning.example',
    'https://evil.test?https://learning.example',
    'https://evil.test#https://learning.example',
    'https://learn1ng.example/x',
    'https://lеarning.example/x',
    'https://learning.example.',
    'https://sub.learning.example/x',
    // user info
    'https://learning.example@evil.test/x',
    'https://learning.example:x@evil.test/x',
    'https://learning.example%40evil.test/x',
    'https://user:pass@learning.example/x',
    'https://user@learning.example/x',
    // ports and schemes
    'https://learning.example:8443/x',
    'https://learning.example:80/x',
    'http://learning.example/x',
    'http://localhost:8080/portal/x',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https://learning.example',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://learning.example/x',
    'ws://learning.example/x',
    // another host without a scheme
    '//evil.test/x',
    '///evil.test',
    '//learning.example@evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\\/evil.test',
    'https:\\\\evil.test',
    'https:/evil.test',
    'https:evil.test',
    // paths that turn into another host when they are read again
    '/.//evil.test',
    '/..//evil.test',
    '/portal/..//evil.test',
    '/%2e//evil.test',
    `${OWN}//evil.test`,
    `${OWN}/.//evil.test`,
    // white space and control characters
    ' https://evil.test',
    '\thttps://evil.test',
    '/x\n/y',
    '/\t/evil.test',
    '/\r\n/evil.test',
    '/\u0000/evil.test',
    '/\u007f/evil.test',
    // a path: only storage holds one
    '/portal/favorite',
    '/portal/x?next=https://evil.test',
    // the sign-in page
    `${OWN}/login`,
    `${OWN}/login/?email=a`,
    `${OWN}/?redirect=x`,
    // not an address
    'evil.test',
    'portal/x',
    'https://',
    'https://[',
    '?redirect=/x',
    '#x',
  ])('the target %j is refused', (target) => expect(toSafeRedirect(target, HOME)).toBe('/'));

  it('an accepted target stays on this site when it is read again', () => {
    for (const path of ['/portal/x', '/a//b', '/a/%2e%2e//b', '/;//evil.test', '/@evil.test']) {
      expect(new URL(toSafeRedirect(OWN + path, HOME), OWN).origin).toBe(OWN);
      expect(new URL(toLandingPath({ redirectUrl: path }, 'IND', HOME), OWN).origin).toBe(OWN);
    }
  });
  it('ROUTE-31 the local dev origin is accepted only outside production, and opens here', () => {
    const target = 'http://localhost:8080/portal/x';
    expect(toSafeRedirect(target, { own: OWN, isLocalAllowed: true })).toBe('/portal/x');
    expect(toSafeRedirect(target, { own: OWN, isLocalAllowed: false })).toBe('/');
    expect(toSafeRedirect('http://localhost:8081/portal/x', { own: OWN, isLocalAllowed: true })).toBe('/');
  });
});

describe('AUTH-27..AUTH-30 post-login target', () => {
  it('AUTH-27 a stored redirect target longer than 8 characters takes precedence', () => {
    expect(toLandingPath({ queryParamRedirection: '/portal/x', redirectUrl: '/portal/y' }, 'IND', HOME)).toBe(
      '/portal/x',
    );
  });
  it('CONST-2 a target of 8 characters is ignored', () => {
    expect(toLandingPath({ queryParamRedirection: '/portal/', redirectUrl: '/portal/y' }, 'IND', HOME)).toBe(
      '/portal/y',
    );
  });
  it('ROUTE-33 a value planted in storage cannot leave the site', () => {
    expect(
      toLandingPath(
        { queryParamRedirection: 'https://evil.test/portal', redirectUrl: '//evil.test' },
        'ENT',
        HOME,
      ),
    ).toBe('/portal/dashboard');
  });
  it.each(['/', '/login', '/login/', '/login?email=a', '/?redirect=x', `${OWN}/login`])(
    'AUTH-30 a stored %s counts as no target',
    (stored) => {
      expect(toLandingPath({ queryParamRedirection: stored, redirectUrl: stored }, 'IND', HOME)).toBe(
        '/portal/dashboard',
      );
    },
  );
  it('AUTH-28 a stored path of this site is used', () => {
    expect(toLandingPath({ redirectUrl: '/portal/a/../b?x#y' }, 'IND', HOME)).toBe('/portal/b?x#y');
  });
  it('AUTH-29 otherwise FT goes to the upgrade page and everyone else to the dashboard', () => {
    expect(toLandingPath({ redirectUrl: '/' }, 'FT', HOME)).toBe('/portal/upgrade');
    expect(toLandingPath({}, undefined, HOME)).toBe('/portal/dashboard');
  });
});
