import { type LaunchSession, openLaunch, toLaunchedAddress } from '@drawbridge/contracts/integration';
import { describe, expect, it } from 'vitest';
import { createSafeStorage, type SafeStorage } from '../storage.ts';
import { createFakeServer, type FakeAnswer } from '../testing/index.ts';
import { createLaunchSession } from './launch-session.ts';

const toSession = (ref: string): LaunchSession => ({
  token: `dblt_${ref}`,
  expires_at: '2126-01-01T00:00:00.000Z',
  learner: { name: 'Sam Student', is_anonymous: false, is_instructor: false },
  is_graded: true,
  platform: { name: 'Harbor LMS', origin: 'https://lms.example', ref },
});

const createTabStorage = (): SafeStorage =>
  createSafeStorage(() => {
    throw new Error('memory will do');
  });

/** Loads a page of this tab at a URL that names `platformRef`. */
function loadPage(storage: SafeStorage, platformRef: string | undefined, launched = toSession('ref-a')) {
  const session = createLaunchSession({ storage, platformRef });
  const { client } = createFakeServer([[openLaunch, () => ({ data: launched })]]);
  return { ...session, open: (ltik: string | undefined) => session.open(ltik, client.call) };
}

async function launchIn(storage: SafeStorage, ref: string) {
  await loadPage(storage, undefined, toSession(ref)).open('an-ltik-of-any-kind');
}

describe('a reloaded launched page', () => {
  it("a reloaded page continues the session of its tab if the URL names that session's platform", async () => {
    const storage = createTabStorage();
    await launchIn(storage, 'ref-a');
    const page = loadPage(storage, 'ref-a');
    await page.open(undefined);
    expect(page.launch.value).toEqual({ state: 'open', session: toSession('ref-a') });
  });

  it('a reloaded page has no session in the frame of another platform that its URL names', async () => {
    const storage = createTabStorage();
    await launchIn(storage, 'ref-a');
    const page = loadPage(storage, 'ref-b');
    await page.open(undefined);
    expect(page.launch.value).toEqual({ state: 'none' });
    expect(page.tokens.token()).toBeUndefined();
  });

  it('a reloaded page continues if the URL names no platform, because no site may frame it there', async () => {
    const storage = createTabStorage();
    await launchIn(storage, 'ref-a');
    const page = loadPage(storage, undefined);
    await page.open(undefined);
    expect(page.launch.value.state).toBe('open');
  });
});

describe('LTI-13 a session that the server no longer accepts', () => {
  const endAt = (session: LaunchSession, nowMs: number) => {
    const storage = createTabStorage();
    const launched = createLaunchSession({ storage, nowMs: () => nowMs });
    const { client } = createFakeServer([[openLaunch, () => ({ data: session })]]);
    return { storage, launched, open: () => launched.open('an-ltik-of-any-kind', client.call) };
  };

  it('a refused session keeps its page, and has no token any longer', async () => {
    const { launched, open } = endAt(toSession('ref-a'), 0);
    await open();
    launched.tokens.refused('dblt_ref-a');
    expect(launched.launch.value).toEqual({
      state: 'ended',
      session: toSession('ref-a'),
      isTimeOver: false,
    });
    expect(launched.tokens.token()).toBeUndefined();
  });

  it('a refused session says when its time is over', async () => {
    const { launched, open } = endAt(toSession('ref-a'), Date.parse('2126-01-01T00:00:00.000Z'));
    await open();
    launched.tokens.refused('dblt_ref-a');
    expect(launched.launch.value).toMatchObject({ state: 'ended', isTimeOver: true });
  });

  it('a refused session leaves no token in the tab, and a reloaded page knows that there was one', async () => {
    const { storage, launched, open } = endAt(toSession('ref-a'), 0);
    await open();
    launched.tokens.refused('dblt_ref-a');
    expect(storage.get('drawbridge.launch')).not.toContain('dblt_');
    const page = loadPage(storage, 'ref-a');
    await page.open(undefined);
    expect(page.launch.value).toEqual({ state: 'none', wasOpen: true });
    const elsewhere = loadPage(storage, 'ref-b');
    await elsewhere.open(undefined);
    expect(elsewhere.launch.value).toEqual({ state: 'none' });
  });

  it('a page reloaded after the end of its session makes no call', async () => {
    const storage = createTabStorage();
    await launchIn(storage, 'ref-a');
    const page = createLaunchSession({ storage, nowMs: () => Date.parse('2126-01-01T00:00:00.000Z') });
    await page.open(undefined, () => Promise.reject(new Error('no call')));
    expect(page.launch.value).toEqual({ state: 'none', wasOpen: true });
  });

  it('a session ends once: a refusal to a page without one changes nothing', () => {
    const session = createLaunchSession({ storage: createTabStorage() });
    session.tokens.refused(undefined);
    expect(session.launch.value).toEqual({ state: 'opening' });
  });
});

describe('LTI-14 the exchange of an ltik', () => {
  /** Collects the keys that the server receives from pages of one tab, each of which exchanges an ltik. */
  async function exchange(storage: SafeStorage, ltiks: readonly string[], isLost: boolean) {
    const keys: (string | undefined)[] = [];
    for (const ltik of ltiks) {
      const { client } = createFakeServer([
        [
          openLaunch,
          ({ key }): FakeAnswer => {
            keys.push(key as string | undefined);
            return isLost ? 'offline' : { data: toSession('ref-a') };
          },
        ],
      ]);
      await createLaunchSession({ storage }).open(ltik, client.call);
    }
    return keys;
  }

  it('an exchange is repeated with the same key after a reload if its response was lost', async () => {
    const [first, second] = await exchange(
      createTabStorage(),
      ['ltik-number-one-x', 'ltik-number-one-x'],
      true,
    );
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
  });

  it('an exchange has another key in another tab, and for another launch', async () => {
    const storage = createTabStorage();
    const [first, other] = await exchange(storage, ['ltik-number-one-x', 'ltik-number-two-x'], true);
    const [elsewhere] = await exchange(createTabStorage(), ['ltik-number-one-x'], true);
    expect(new Set([first, other, elsewhere]).size).toBe(3);
  });

  it("an exchange keeps nothing of the LMS's own URL, which may contain its session key (ASVS 14.3.3)", async () => {
    const storage = createTabStorage();
    const return_url = 'https://lms.example/back?sesskey=SECRET';
    await loadPage(storage, undefined, { ...toSession('ref-a'), return_url }).open('an-ltik-of-any-kind');
    expect(storage.get('drawbridge.launch')).toContain('dblt_ref-a');
    expect(storage.get('drawbridge.launch')).not.toContain('SECRET');
  });

  it('a successful exchange leaves no ltik behind', async () => {
    const storage = createTabStorage();
    await exchange(storage, ['ltik-number-one-x'], false);
    expect(storage.get('drawbridge.launch_key')).toBeFalsy();
  });
});

describe('LTI-24 the URL of a launched page', () => {
  it.each([
    ['/labs', '/labs?platform=ref'],
    ['/integration/courses-details?course_id=c1', '/integration/courses-details?course_id=c1&platform=ref'],
  ])('the URL %s names the platform in addition', (path, address) => {
    expect(toLaunchedAddress(path, 'ref')).toBe(address);
  });
});
