import { describe, expect, it } from 'vitest';
import { isPage } from './portal-pages.ts';

describe('ROUTE-24 the addresses the server has a page for', () => {
  it('are those of the list, with and without a slash at the end', () => {
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

  it('do not contain others', () => {
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
