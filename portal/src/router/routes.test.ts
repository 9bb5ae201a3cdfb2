import { OBJECT_TYPES } from '@drawbridge/contracts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Parser, useRouter } from 'wouter';
import { namedRoutes } from './named-routes.ts';
import { paths } from './paths.ts';
import { PORTAL_PATTERN, PORTAL_ROUTES } from './portal-routes.tsx';
import { PUBLIC_ROUTES } from './public-routes.tsx';
import { matchRoute, toRedirect } from './routes.tsx';

function Reader({ onParser }: { onParser: (parser: Parser) => void }) {
  onParser(useRouter().parser);
  return null;
}
/** The router's own parser of patterns: only a component is given it. */
const parsers: Parser[] = [];
renderToStaticMarkup(createElement(Reader, { onParser: (parser) => parsers.push(parser) }));
const [parse] = parsers;

const toPattern = (path: string) => matchRoute(parse, path).route.path;
const NO_FLAGS = { isCompanyAdmin: false, isCompanyManager: false, isChampion: false, isCompanyUser: false };

describe('the map of pages', () => {
  it.each(OBJECT_TYPES)('NAV-16 has a page for the kind %s', (kind) => {
    expect(toPattern(paths.item(kind, 'c1', 's1', 'i1'))).toMatch(/^\/portal\/course-info\/\w+\/:courseId/);
  });

  it('NAV-16 has a page for each kind and for no other word', () => {
    const words = ['lab', 'video', 'quiz', 'aiquiz', 'media', 'download'];
    const patterns = words.map((word) => toPattern(`/portal/course-info/${word}/c1/s1/i1`));
    expect(new Set(patterns).size).toBe(words.length);
    expect(toPattern('/portal/course-info/nonsense/c1/s1/i1')).toBe(PORTAL_PATTERN);
    expect(toPattern('/portal/course-info/vid/c1/s1/i1')).toBe(PORTAL_PATTERN);
  });

  it.each([...PORTAL_ROUTES, ...PUBLIC_ROUTES].map(({ path }) => path).filter((path) => path !== '*'))(
    'reaches %s before a pattern that would read its words as values',
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
  ])('%s has a page for %s', (_row, path) => expect(toPattern(`/portal/${path}`)).not.toBe(PORTAL_PATTERN));

  it.each(['completed/c1', 'completed/c1/', 'completed/c1/b1'])('NAV-17 has a page for %s', (path) => {
    expect(toPattern(`/portal/course-info/${path}`)).toBe('/portal/course-info/completed/:courseId/:id?');
  });

  it.each([
    ['dashboard', '/portal/dashboard'],
    ['courses', '/portal/courses'],
    ['challenges', '/portal/challenges'],
    ['playgrounds', '/portal/playgrounds'],
    ['runninglabs', '/portal/running-labs'],
    ['favorite', '/portal/favorite'],
    ['notifications', '/portal/notifications'],
    ['profile', '/portal/profile'],
    ['upgrade', '/portal/upgrade'],
    ['company.audit', '/portal/company/audit'],
  ] as const)('SHELL-23 has the screen of %s at %s', (name, path) => {
    expect(namedRoutes[name]).toBe(path);
    expect(toPattern(path)).not.toBe(PORTAL_PATTERN);
  });
});

describe('ROUTE-26, ROUTE-28 the page guard', () => {
  const address = 'https://learning.test/portal/courses?tab=a#b';
  const guard = (isSignedIn: boolean) =>
    toRedirect(
      matchRoute(parse, '/portal/courses'),
      { isSignedIn: () => isSignedIn, flags: () => NO_FLAGS as never },
      address,
    );

  it('leads a person who is not signed in to the login page and back', () => {
    expect(guard(false)).toBe(`/?redirect=${encodeURIComponent(address)}`);
  });

  it('lets in who is signed in', () => {
    expect(guard(true)).toBeUndefined();
  });
});
