import { describe, expect, it } from 'vitest';
import { isPage } from './portal-pages.ts';

describe('ROUTE-24 paths that the server has a page for', () => {
  it('the server has a page for the paths of the list, with and without a trailing slash', () => {
    for (const path of [
      '/',
      '/login',
      '/login/',
      '/callback',
      '/callback/google',
      '/signup/x',
      '/profile/p1',
    ])
      expect([path, isPage(path)]).toEqual([path, true]);
    for (const path of ['/portal', '/portal/', '/portal/labs/l1', '/portal/no/page/of/ours'])
      expect([path, isPage(path)]).toEqual([path, true]);
  });

  it('the server has no page for other paths', () => {
    for (const path of [
      '/nothing',
      '/login/x',
      '/signup',
      '/signup/partner/1',
      '/portals',
      '/callback/a/b',
      '/labs',
    ])
      expect([path, isPage(path)]).toEqual([path, false]);
  });
});
