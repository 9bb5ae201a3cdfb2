import { OBJECT_TYPES, PORTAL_PAGES } from '@drawbridge/contracts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Parser, useRouter } from 'wouter';
import { findElsewhere, findLogin } from '../router/find-redirect.ts';
import { findRoute } from '../router/find-route.ts';
import { paths } from '../router/paths.ts';
import type { Route } from '../router/route.ts';
import { buildFlags } from '../testing/build-flags.ts';
import { PORTAL_ROUTES } from './portal-pages.ts';
import { PUBLIC_ROUTES } from './public-pages.ts';
import type { RouteName } from './route-names.ts';

function Reader({ onParser }: { onParser: (parser: Parser) => void }) {
  onParser(useRouter().parser);
  return null;
}
/** The router's own parser of patterns: only a component is given it. */
const parsers: Parser[] = [];
renderToStaticMarkup(createElement(Reader, { onParser: (parser) => parsers.push(parser) }));
const parse: Parser = (...path) => {
  const [parser] = parsers;
  if (!parser) throw new Error('the router has given no parser');
  return parser(...path);
};

const ALL_ROUTES = [...PORTAL_ROUTES, ...PUBLIC_ROUTES];
const OTHER = PORTAL_PAGES.other;
const find = (path: string) => findRoute<Route>(ALL_ROUTES, parse, path);
const toPattern = (path: string) => find(path).route.path;

/** The prescribed names, and what they lead to. */
const NAMED: Record<RouteName, string> = {
  dashboard: '/portal/dashboard',
  courses: '/portal/courses',
  labs: '/portal/labs',
  journeys: '/portal/journeys',
  'live-courses': '/portal/live-courses',
  challenges: '/portal/challenges',
  assignments: '/portal/assignments',
  playgrounds: '/portal/playgrounds',
  runninglabs: '/portal/running-labs',
  'security-champions': '/portal/security-champions',
  favorite: '/portal/favorite',
  notifications: '/portal/notifications',
  profile: '/portal/profile/:section?',
  upgrade: '/portal/upgrade',
  'custom-challenge': '/portal/custom-challenge',
  'company.users_ops': '/portal/company/users',
  'company.teamsops': '/portal/company/teams',
  'company.creator_studio': '/portal/company/creator-studio',
  'company.reports': '/portal/company/reports',
  'company.tournaments': '/portal/company/tournaments',
  'company.interviews': '/portal/company/interviews',
  'company.course_assignments.course': '/portal/company/assignment/course',
  'company.security-champions': '/portal/company/security-champions',
  'company.admins': '/portal/company/admins',
  'company.audit': '/portal/company/audit',
  'company.settings': '/portal/company/company-settings',
  'lti-integration': '/portal/lti-integration',
  partners: '/portal/partners',
};

describe('the pages of the portal', () => {
  it.each(OBJECT_TYPES)('NAV-16 there is a page for the kind %s', (kind) => {
    expect(toPattern(paths.item(kind, 'c1', 's1', 'i1'))).toMatch(/^\/portal\/course-info\/\w+\/:courseId/);
  });

  it('NAV-16 there is a page for each kind and for no other word', () => {
    const words = ['lab', 'video', 'quiz', 'aiquiz', 'media', 'download'];
    const patterns = words.map((word) => toPattern(`/portal/course-info/${word}/c1/s1/i1`));
    expect(new Set(patterns).size).toBe(words.length);
    expect(toPattern('/portal/course-info/nonsense/c1/s1/i1')).toBe(OTHER);
    expect(toPattern('/portal/course-info/vid/c1/s1/i1')).toBe(OTHER);
  });

  it.each(ALL_ROUTES.map(({ path }) => path).filter((path) => path !== '*'))(
    '%s is reached before a pattern that would read its words as values',
    (path) => expect(toPattern(path.replaceAll(/\/:\w+\??/g, '/x').replaceAll(/\*\??/g, 'x'))).toBe(path),
  );

  it.each([
    ['NAV-4', 'profile'],
    ['NAV-7', 'custom-challenge'],
    ['NAV-7', 'custom-challenge/saved-challenges'],
    ['NAV-8', 'ai-challenge/why'],
    ['NAV-10', 'certifications'],
    ['NAV-12', 'journeys'],
    ['NAV-12', 'journeys/j1'],
    ['NAV-13', 'upgrade'],
    ['NAV-14', 'course-info/intro/c1'],
    ['NAV-19', 'solution/info/ch1/c1/l1'],
    ['NAV-20', 'notifications'],
    ['NAV-20', 'favorite'],
    ['NAV-23', 'journeys'],
    ['NAV-25', 'live-courses'],
    ['NAV-26', 'showcase/upload'],
  ])('%s has a page with a screen of its own for %s', (_row, path) => {
    const { route } = findRoute(PORTAL_ROUTES, parse, `/portal/${path}`);
    const { route: other } = findRoute(PORTAL_ROUTES, parse, '/portal/no/such/page');
    expect([route.path, route.planned]).toEqual([expect.not.stringMatching(/\*$/), undefined]);
    expect(route.screen).toBeDefined();
    expect(route.screen).not.toBe(other.screen);
  });

  it.each(['completed/c1', 'completed/c1/', 'completed/c1/b1'])('NAV-17 there is a page for %s', (path) => {
    expect(toPattern(`/portal/course-info/${path}`)).toBe('/portal/course-info/completed/:courseId/:id?');
  });

  it('SHELL-23 pages have the prescribed names', () => {
    const named = PORTAL_ROUTES.flatMap(({ routeName, path }) => (routeName ? [[routeName, path]] : []));
    expect(Object.fromEntries(named)).toEqual(NAMED);
    expect(named).toHaveLength(Object.keys(NAMED).length);
  });

  it('each page has a screen, a planned topic or another page', () => {
    const without = ALL_ROUTES.filter((route: Route) => !route.screen && !route.redirectTo);
    expect(without.map(({ path }) => path)).toEqual([]);
  });

  it('CX-20, COMP-7 pages that lead to another company page lead to one that is planned too', () => {
    const planned = PORTAL_ROUTES.filter(({ planned }) => planned);
    const targets = planned.flatMap(({ redirectTo }) => (redirectTo ? [redirectTo({})] : []));
    expect(targets.length).toBeGreaterThan(0);
    for (const target of targets)
      expect(planned.filter(({ path, redirectTo }) => path === target && !redirectTo)).toHaveLength(1);
  });

  it('pages are listed below pages of the menu', () => {
    const inMenu = new Set<string>(PORTAL_ROUTES.filter(({ menu }) => menu).map(({ name }) => name));
    const parents = PORTAL_ROUTES.flatMap(({ parents = [] }) => parents);
    expect(parents.filter((parent) => !inMenu.has(parent))).toEqual([]);
  });
});

describe('ROUTE-26, ROUTE-28 the page guard', () => {
  const address = 'https://learning.test/portal/courses?tab=a#b';

  it('ROUTE-3 the guard leads a person without a session to the login page and back', () => {
    expect(findLogin({ isSignedIn: () => false }, address)).toBe(`/?redirect=${encodeURIComponent(address)}`);
  });

  it('the guard lets a signed-in person in', () => {
    expect(findLogin({ isSignedIn: () => true }, address)).toBeUndefined();
  });

  const elsewhere = (path: string, isCompanyAdmin: boolean) => {
    const { route, params } = find(path);
    return findElsewhere(
      { route, redirectTo: route.redirectTo?.(params) },
      { flags: () => buildFlags({ isCompanyAdmin }) },
    );
  };

  it('COMP-2 every page below the company requires its guard', () => {
    const ofCompany = PORTAL_ROUTES.filter(({ path }) => /^\/portal\/company(\/|$)/.test(path));
    expect(ofCompany.length).toBeGreaterThan(40);
    expect(ofCompany.filter(({ guard }) => !guard).map(({ path }) => path)).toEqual([]);
  });

  it("the guard comes before a page's redirect", () => {
    expect(elsewhere('/portal/company', false)).toBe('/');
    expect(elsewhere('/portal/company', true)).toBe('/portal/company/company-settings');
    expect(elsewhere('/portal/courses/c1', false)).toBe('/portal/course-info/intro/c1');
    expect(elsewhere('/portal/courses', false)).toBeUndefined();
  });
});
