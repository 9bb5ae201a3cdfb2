import { describe, expect, it } from 'vitest';
import { LAUNCH_PAGES, PORTAL_PAGES, PUBLIC_PAGES } from './index.ts';
import { toPagePath, toPageRegExp } from './page-paths.ts';

const matchesPage = (pattern: string, path: string) => toPageRegExp(pattern).test(path);

const ALL = [PUBLIC_PAGES, PORTAL_PAGES, LAUNCH_PAGES].flatMap((pages) => Object.values<string>(pages));

describe('page addresses', () => {
  it('are written with plain segments, named segments, and a rest at the end only', () => {
    for (const path of ALL) expect(path).toMatch(/^\/$|^(\/([a-z]+(-[a-z]+)*|:[a-zA-Z]+\??))+(\/\*\??)?$/);
  });

  it('occur in the list once', () => {
    expect(new Set(ALL).size).toBe(ALL.length);
  });

  it('begin with /portal when they belong to the portal, and only then', () => {
    for (const path of Object.values(PORTAL_PAGES)) expect(path).toMatch(/^\/portal(\/|$)/);
    for (const path of [...Object.values(PUBLIC_PAGES), ...Object.values(LAUNCH_PAGES)])
      expect(path).not.toMatch(/^\/portal(\/|$)/);
  });
});

describe('the address of a page', () => {
  it('holds the values of its segments, encoded', () => {
    expect(toPagePath(PORTAL_PAGES.attempt, { labId: 'l1', attemptId: 'a/b' })).toBe(
      '/portal/labs/l1/attempts/a%2Fb',
    );
  });

  it('leaves out a segment that may be missing', () => {
    expect(toPagePath(LAUNCH_PAGES.lab, { labId: 'l1' })).toBe('/labs/details/l1');
    expect(toPagePath(LAUNCH_PAGES.lab, { labId: 'l1', ltik: 't' })).toBe('/labs/details/l1/t');
  });
});

describe('matching an address with a page', () => {
  it('accepts a slash at the end, a missing optional segment and any rest', () => {
    expect(matchesPage(PUBLIC_PAGES.home, '/')).toBe(true);
    expect(matchesPage(PUBLIC_PAGES.login, '/login/')).toBe(true);
    expect(matchesPage(PUBLIC_PAGES.callback, '/callback')).toBe(true);
    expect(matchesPage(PORTAL_PAGES.other, '/portal/no/such/page')).toBe(true);
    expect(matchesPage(PORTAL_PAGES.courseCompleted, '/portal/course-info/completed/c1/')).toBe(true);
    expect(matchesPage(PORTAL_PAGES.courseCompleted, '/portal/course-info/completed/c1/b1')).toBe(true);
  });

  it('refuses longer and shorter addresses', () => {
    expect(matchesPage(PUBLIC_PAGES.login, '/login/x')).toBe(false);
    expect(matchesPage(PUBLIC_PAGES.signupPartner, '/signup/partner/1')).toBe(false);
    expect(matchesPage(PORTAL_PAGES.other, '/portals')).toBe(false);
  });
});
