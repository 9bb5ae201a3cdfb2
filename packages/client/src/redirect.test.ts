import { describe, expect, it } from 'vitest';
import { toLandingPath, toSafeRedirect } from './redirect.ts';

const OWN = 'https://learning.example';

describe('ROUTE-31..ROUTE-33 redirect targets stay home', () => {
  it.each([
    [`${OWN}/portal/courses?level=Basic#x`, '/portal/courses?level=Basic#x'],
    ['/portal/favorite', '/portal/favorite'],
    [OWN, '/'],
  ])('takes %s', (target, path) => expect(toSafeRedirect(target, OWN)).toBe(path));

  it.each([
    '',
    null,
    undefined,
    'https://learning.example.evil.test/x',
    'https://learning.example@evil.test/x',
    'https://user:pass@learning.example/x',
    'https://learning.example:8443/x',
    'http://learning.example/x',
    '//evil.test/x',
    '/\\evil.test',
    '\\\\evil.test',
    'https:\\\\evil.test',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https://learning.example',
    'data:text/html,x',
    '/x\n/y',
    '\thttps://evil.test',
    'evil.test',
    'https://',
    'https://[',
    'blob:https://learning.example/x',
  ])('refuses %j', (target) => expect(toSafeRedirect(target, OWN)).toBe('/'));
});

describe('AUTH-27..AUTH-30 post-login target', () => {
  it('a stored redirect target longer than 8 characters wins', () => {
    expect(toLandingPath({ queryParamRedirection: '/portal/x', redirectUrl: '/portal/y' }, 'IND', OWN)).toBe(
      '/portal/x',
    );
  });
  it('CONST-2 8 characters are not enough', () => {
    expect(toLandingPath({ queryParamRedirection: '/portal/', redirectUrl: '/portal/y' }, 'IND', OWN)).toBe(
      '/portal/y',
    );
  });
  it('a value planted in storage cannot leave the site', () => {
    expect(
      toLandingPath(
        { queryParamRedirection: 'https://evil.test/portal', redirectUrl: '//evil.test' },
        'ENT',
        OWN,
      ),
    ).toBe('/portal/dashboard');
  });
  it('else FT goes to the upgrade page and everyone else to the dashboard', () => {
    expect(toLandingPath({ redirectUrl: '/' }, 'FT', OWN)).toBe('/portal/upgrade');
    expect(toLandingPath({}, undefined, OWN)).toBe('/portal/dashboard');
  });
});
