import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNavigation } from './navigation.ts';

/** What the pages wait for; a page that is not here needs nothing. */
const fetching = new Map<string, PromiseWithResolvers<void>>();

const ORIGIN = 'https://learning.test';

function open(path: string) {
  vi.stubGlobal('location', new URL(path, ORIGIN));
  const visits: [string, boolean][] = [];
  const going: boolean[] = [];
  const navigation = createNavigation({
    loadPages: () => undefined,
    findRedirect: () => undefined,
    preload: (path) => fetching.get(path)?.promise,
    onNavigating: (isNavigating) => going.push(isNavigating),
  });
  const change = (to: string, options?: { replace?: boolean }) => {
    visits.push([to, options?.replace ?? false]);
    vi.stubGlobal('location', new URL(to, ORIGIN));
  };
  return {
    visits,
    going,
    navigation,
    go: (to: string, replace = false) => Promise.resolve(navigation.go(change, to, { replace })),
  };
}
function holdPage(path: string) {
  const held = Promise.withResolvers<void>();
  fetching.set(path, held);
  return held;
}

beforeEach(() => fetching.clear());
afterEach(() => vi.unstubAllGlobals());

describe('clicks during a navigation', () => {
  it('a filter written while another page is fetched changes the URL and leaves that page to come', async () => {
    const { go, visits, going } = open('/courses');
    const intro = holdPage('/intro/c1');
    const pressed = go('/intro/c1');
    await go('/courses?search=sql', true);
    expect(visits).toEqual([['/courses?search=sql', true]]);
    expect(going).toEqual([true]);
    intro.resolve();
    await pressed;
    expect(visits.at(-1)).toEqual(['/intro/c1', false]);
    expect(going).toEqual([true, false]);
  });
  it('a new hash leaves that page to come too', async () => {
    const { go, visits } = open('/courses?level=Basic');
    const intro = holdPage('/intro/c1');
    const pressed = go('/intro/c1');
    await go('/courses?level=Basic#x');
    intro.resolve();
    await pressed;
    expect(visits.map(([to]) => to)).toEqual(['/courses?level=Basic#x', '/intro/c1']);
  });
  it('a click that leads to a third page takes precedence over the one being fetched', async () => {
    const { go, visits } = open('/courses');
    const intro = holdPage('/intro/c1');
    const pressed = go('/intro/c1');
    await go('/labs');
    intro.resolve();
    await pressed;
    expect(visits.map(([to]) => to)).toEqual(['/labs']);
  });
  it('a click on the current page, unchanged, cancels the navigation', async () => {
    const { go, visits } = open('/courses');
    const intro = holdPage('/intro/c1');
    const pressed = go('/intro/c1');
    await go('/courses');
    intro.resolve();
    await pressed;
    expect(visits).toEqual([['/courses', true]]);
  });
  it('back and forward in the browser cancel it too', async () => {
    const { go, visits, going, navigation } = open('/courses');
    const intro = holdPage('/intro/c1');
    const pressed = go('/intro/c1');
    navigation.forget();
    await go('/courses?search=sql', true);
    intro.resolve();
    await pressed;
    expect(visits).toEqual([['/courses?search=sql', true]]);
    expect(going.at(-1)).toBe(false);
  });
  it('a page that cannot be fetched is opened anyway', async () => {
    const { go, visits } = open('/courses');
    const intro = holdPage('/intro/c1');
    const pressed = go('/intro/c1');
    intro.reject(new TypeError('Failed to fetch'));
    await pressed;
    expect(visits).toEqual([['/intro/c1', false]]);
  });
});

describe('a list of pages that is not loaded yet', () => {
  function openWithout(list: Promise<void>) {
    vi.stubGlobal('location', new URL('/login', ORIGIN));
    let isHere = false;
    const load = async () => {
      await list;
      isHere = true;
    };
    const loaded = load();
    const preloaded: string[] = [];
    const visits: string[] = [];
    const navigation = createNavigation({
      loadPages: (path) => (isHere || !path.startsWith('/portal') ? undefined : loaded),
      findRedirect: ({ pathname }) => (isHere && pathname === '/portal' ? '/portal/dashboard' : undefined),
      preload(path) {
        preloaded.push(path);
        return undefined;
      },
      onNavigating: () => undefined,
    });
    const change = (to: string) => void visits.push(to);
    return { preloaded, visits, go: (to: string) => Promise.resolve(navigation.go(change, to)) };
  }

  it("the list is fetched before the page, and the page's redirect is followed", async () => {
    const list = Promise.withResolvers<void>();
    const { go, visits, preloaded } = openWithout(list.promise);
    const pressed = go('/portal');
    expect([visits, preloaded]).toEqual([[], []]);
    list.resolve();
    await pressed;
    expect([visits, preloaded]).toEqual([['/portal/dashboard'], ['/portal/dashboard']]);
  });

  it('the page is opened anyway when the list cannot be fetched, and says so', async () => {
    const list = Promise.withResolvers<void>();
    const { go, visits } = openWithout(list.promise);
    const pressed = go('/portal');
    list.reject(new TypeError('Failed to fetch'));
    await pressed;
    expect(visits).toEqual(['/portal']);
  });
});
