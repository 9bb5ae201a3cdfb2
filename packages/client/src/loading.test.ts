import { describe, expect, it } from 'vitest';
import type { Drawbridge } from './drawbridge.ts';
import { createFakeDrawbridge } from './testing/index.ts';

type Act = (drawbridge: Drawbridge) => Promise<() => unknown>;
const ID = '7d1f0000-0000-4000-8000-000000000000';

/** What a page does when it opens. */
const WAITED_FOR: Record<string, Act> = {
  'the list of courses': async ({ store }) => {
    const courses = await store('courses');
    return () => courses.loadList({});
  },
  'the dashboard': async ({ store }) => (await store('courses')).loadEnrolled,
  'a course': async ({ store }) => {
    const courses = await store('courses');
    return () => courses.open('c1');
  },
  'an article': async ({ store }) => {
    const courses = await store('courses');
    return () => courses.readArticle('c1', 'i1', new AbortController().signal).catch(() => undefined);
  },
  'the list of labs': async ({ store }) => (await store('labs')).load,
  'a lab': async ({ store }) => (await store('lab', 'l1')).open,
  'a quiz': async ({ store }) => (await store('quiz', 'q1')).load,
  'the favorites': async ({ store }) => {
    const wishlist = await store('wishlist');
    return () => wishlist.load();
  },
  'the notifications': async ({ store }) => (await store('notifications')).load,
  'the profile': async ({ store }) => {
    const profile = await store('profile');
    return () => profile.load();
  },
  'the achievements': async ({ store }) => (await store('achievements')).load,
  'the subscription': async ({ store }) => (await store('profile')).loadSubscription,
  'the running labs': async ({ store }) => (await store('runningLabs')).load,
  'the hall of fame': async ({ store }) => {
    const board = await store('board');
    return () => board.load({ period: 'all', page: 1 });
  },
  'a public profile': async ({ store }) => (await store('publicPerson', ID)).load,
  'the attempts on a lab': async ({ store }) => {
    const attempts = await store('attempts');
    return () => attempts.load('l1', 1);
  },
  'the audit trail': async ({ store }) => {
    const audit = await store('audit');
    return () => audit.load({});
  },
  'an attempt': async ({ store }) => (await store('attemptReview', ID)).load,
};

/** Calls made while the page is used. */
const SILENT: Record<string, Act> = {
  'marking an item': async ({ store }) => {
    const courses = await store('courses');
    return () => courses.mark('c1', 's1', 'i1');
  },
  'a favorite': async ({ store }) => {
    const wishlist = await store('wishlist');
    return () => wishlist.toggle({ _key: 'c1', event_name: 'One' });
  },
  'the favorites that a heart shows': async ({ store }) => {
    const wishlist = await store('wishlist');
    return () => wishlist.load({ isSilent: true });
  },
  'marking notifications': async ({ store }) => (await store('notifications')).markAllRead,
  'the profile that a first visit looks at': async ({ store }) => {
    const profile = await store('profile');
    return () => profile.load({ isSilent: true });
  },
};

const LISTS = [
  'the list of courses',
  'the dashboard',
  'the list of labs',
  'the favorites',
  'the notifications',
  'the profile',
  'the achievements',
  'the subscription',
  'the running labs',
  'the hall of fame',
  'the attempts on a lab',
  'the audit trail',
] as const;

/** Counts foreground calls during and after the action. */
async function countPending(prepare: Act) {
  const { drawbridge } = createFakeDrawbridge();
  const act = await prepare(drawbridge);
  const running = act();
  const { value } = drawbridge.pending;
  await running;
  return [value, drawbridge.pending.value];
}

describe('GEN-19, GEN-21 the overlay', () => {
  it.each(Object.entries(WAITED_FOR))('the call for %s shows the overlay until it ends', async (_, act) => {
    expect(await countPending(act)).toEqual([1, 0]);
  });

  it.each(Object.entries(SILENT))('the overlay is not shown by %s', async (_, act) => {
    expect(await countPending(act)).toEqual([0, 0]);
  });
});

describe('ERR-24 a failure to load', () => {
  it.each(LISTS)('a failure is logged for %s and shows no notice', async (name) => {
    const logged: string[] = [];
    const notices: string[] = [];
    const { drawbridge } = createFakeDrawbridge([], {
      logError: (text) => logged.push(text),
      notify: (_tone, text) => notices.push(text),
    });
    await (await WAITED_FOR[name]?.(drawbridge))?.();
    expect([logged, notices]).toEqual([[`${name} could not be loaded`], []]);
  });
});
