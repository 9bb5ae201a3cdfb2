import { describe, expect, it } from 'vitest';
import { namedRoutes } from '../../../router/named-routes.ts';
import { PLANNED_PAGES } from './planned-pages.ts';

/** Those with a screen of their own, as the map of pages tells (`routes.test.ts`). */
const BUILT = [
  'dashboard',
  'courses',
  'labs',
  'challenges',
  'playgrounds',
  'live-courses',
  'assignments',
  'security-champions',
  'runninglabs',
  'journeys',
  'favorite',
  'notifications',
  'profile',
  'upgrade',
  'custom-challenge',
  'company.audit',
  'company.settings',
  'lti-integration',
  'partners',
];

describe('pages to come', () => {
  it('SHELL-23 every named route leads to a screen or a planned page', () => {
    const known = PLANNED_PAGES.map(({ path }) => path);
    const without = Object.entries(namedRoutes).filter(
      ([name, path]) => !BUILT.includes(name) && !known.includes(path),
    );
    expect(without).toEqual([]);
  });
  it('no address is listed twice', () => {
    const all = PLANNED_PAGES.map(({ path }) => path);
    expect(new Set(all).size).toBe(all.length);
  });
  it('CX-20, COMP-7 a page that redirects leads to another planned page', () => {
    const all = new Set(PLANNED_PAGES.map(({ path }) => path));
    expect(PLANNED_PAGES.filter(({ to }) => to !== undefined && !all.has(to))).toEqual([]);
  });
});
