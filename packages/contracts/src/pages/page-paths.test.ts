import { describe, expect, it } from 'vitest';
import { isLaunchPath, LAUNCH_PAGES, PORTAL_PAGES, PUBLIC_PAGES } from './index.ts';
import { compareSpecificity, toPagePath, toPageRegExp } from './page-paths.ts';

const matchesPage = (pattern: string, path: string) => toPageRegExp(pattern).test(path);

const ALL = [PUBLIC_PAGES, PORTAL_PAGES, LAUNCH_PAGES].flatMap((pages) => Object.values<string>(pages));

describe('page addresses', () => {
  it('patterns consist of plain and named segments, with a rest only at the end', () => {
    for (const path of ALL) expect(path).toMatch(/^\/$|^(\/([a-z]+(-[a-z]+)*|:[a-zA-Z]+\??))+(\/\*\??)?$/);
  });

  it('patterns occur once in the list', () => {
    expect(new Set(ALL).size).toBe(ALL.length);
  });

  it('patterns begin with /portal if they belong to the portal, and only then', () => {
    for (const path of Object.values(PORTAL_PAGES)) expect(path).toMatch(/^\/portal(\/|$)/);
    for (const path of [...Object.values(PUBLIC_PAGES), ...Object.values(LAUNCH_PAGES)])
      expect(path).not.toMatch(/^\/portal(\/|$)/);
  });
});

describe('the address of a page', () => {
  it("a page's address contains the values of its segments, encoded", () => {
    expect(toPagePath(PORTAL_PAGES.attempt, { labId: 'l1', attemptId: 'a/b' })).toBe(
      '/portal/labs/l1/attempts/a%2Fb',
    );
  });

  it('an optional segment can be left out', () => {
    expect(toPagePath(LAUNCH_PAGES.lab, { labId: 'l1' })).toBe('/labs/details/l1');
    expect(toPagePath(LAUNCH_PAGES.lab, { labId: 'l1', ltik: 't' })).toBe('/labs/details/l1/t');
  });
});

describe('matching an address with a page', () => {
  it('a trailing slash, a missing optional segment and any rest match', () => {
    expect(matchesPage(PUBLIC_PAGES.home, '/')).toBe(true);
    expect(matchesPage(PUBLIC_PAGES.login, '/login/')).toBe(true);
    expect(matchesPage(PUBLIC_PAGES.callback, '/callback')).toBe(true);
    expect(matchesPage(PORTAL_PAGES.other, '/portal/no/such/page')).toBe(true);
    expect(matchesPage(PORTAL_PAGES.courseCompleted, '/portal/course-info/completed/c1/')).toBe(true);
    expect(matchesPage(PORTAL_PAGES.courseCompleted, '/portal/course-info/completed/c1/b1')).toBe(true);
  });

  it('longer and shorter addresses do not match', () => {
    expect(matchesPage(PUBLIC_PAGES.login, '/login/x')).toBe(false);
    expect(matchesPage(PUBLIC_PAGES.signupPartner, '/signup/partner/1')).toBe(false);
    expect(matchesPage(PORTAL_PAGES.other, '/portals')).toBe(false);
  });
});

describe('ROUTE-23 a path of a launch', () => {
  it.each([
    '/labs',
    '/labs/details/l1',
    '/labs/no/such/page',
    '/integration/',
    ...Object.values(LAUNCH_PAGES),
  ])('%s is a launch path', (path) => expect(isLaunchPath(path)).toBe(true));

  it.each([
    '/',
    '/laboratory',
    '/portal/labs',
    ...Object.values(PUBLIC_PAGES),
    ...Object.values(PORTAL_PAGES),
  ])('%s is not a launch path', (path) => expect(isLaunchPath(path)).toBe(false));
});

describe('the order of patterns', () => {
  it.each([
    ['a word comes before a value', '/a/b', '/a/:id'],
    ['a value comes before one that may be missing', '/a/:id', '/a/:id?'],
    ['a value that may be missing comes before any rest', '/a/:id?', '/a/*'],
    ['a word further on comes before a value there', '/a/:id/b', '/a/:id/:other'],
    ['a short pattern comes before what may be missing after it', '/a', '/a/*?'],
    ['everything comes before what fits any address', '/a/*', '*'],
  ])('patterns are sorted: %s', (_rule, first, second) => {
    expect([second, first].toSorted(compareSpecificity)).toEqual([first, second]);
    expect([first, second].toSorted(compareSpecificity)).toEqual([first, second]);
  });
});
