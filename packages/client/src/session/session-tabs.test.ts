import { logout, publishLogin, refreshToken } from '@drawbridge/contracts/identity';
import { listWishes } from '@drawbridge/contracts/learning';
import { getSubscriptionInfo } from '@drawbridge/contracts/recognition';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SafeStorage } from '../storage.ts';
import { createFakeServer, type FakeAnswer } from '../testing/index.ts';
import { ApiProblem } from '../transport/api-problem.ts';
import { createOtherTabs, type OtherTabs } from './other-tabs.ts';
import { runPostLoginTasks } from './post-login.ts';
import { createSession } from './session.ts';

const toToken = (email: string, mark: string) => `h.${btoa(JSON.stringify({ sub: email, email }))}.${mark}`;
const T1 = toToken('ines@demo.test', '1');
const T2 = toToken('ines@demo.test', '2');
const T3 = toToken('ines@demo.test', '3');
const EMPTY: FakeAnswer = { data: { items: [], custom_data: [] } };

/** Local storage as browser processes see it: a write by one is visible to another only once it is delivered there. */
function createSharedStorage() {
  const views: { take(write: (values: Map<string, string>) => void): void }[] = [];
  return function openView() {
    const values = new Map<string, string>();
    let late: ((values: Map<string, string>) => void)[] | undefined;
    let told: ((isChanged: boolean) => void)[] = [];
    const waits = Promise.withResolvers<void>();
    const tell = (isChanged: boolean) => {
      for (const resolve of told) resolve(isChanged);
      told = [];
    };
    const view = {
      take(write: (values: Map<string, string>) => void) {
        if (late) late.push(write);
        else {
          write(values);
          tell(true);
        }
      },
    };
    views.push(view);
    const write = (change: (values: Map<string, string>) => void) => {
      change(values);
      for (const other of views) if (other !== view) other.take(change);
    };
    const storage: SafeStorage = {
      isKept: true,
      get: (key) => values.get(key),
      set: (key, value) => write((all) => void all.set(key, value)),
      remove: (key) => write((all) => void all.delete(key)),
      clear: () => write((all) => all.clear()),
    };
    return {
      storage,
      /** Stops delivering the changes of others to this tab. */
      hold() {
        late = [];
      },
      deliver() {
        for (const change of late ?? []) change(values);
        late = undefined;
        tell(true);
      },
      nextChange: () =>
        new Promise<boolean>((resolve) => {
          told.push(resolve);
          waits.resolve();
        }),
      giveUp: () => tell(false),
      /** Settles when this tab waits for a change. */
      waits: waits.promise,
    };
  };
}

/** A server that accepts a refresh token once, and ends the session if it is sent again. */
function createBackend() {
  const state = { good: T1, rtoken: 'r1', isOver: false, refreshes: 0 };
  const next: Record<string, string> = { [T1]: T2, [T2]: T3 };
  return {
    state,
    answerCall: (token: string | null): FakeAnswer =>
      state.isOver
        ? { problem: 'not_signed_in' }
        : token === state.good
          ? EMPTY
          : { problem: 'token_expired' },
    answerRefresh(rtoken: unknown): FakeAnswer {
      state.refreshes += 1;
      if (rtoken !== state.rtoken) state.isOver = true;
      if (state.isOver) return { problem: 'refresh_refused' };
      state.good = next[state.good] ?? '';
      state.rtoken = `r${state.good.at(-1)}`;
      return { data: { AuthenticationResult: { IdToken: state.good, RefreshToken: state.rtoken } } };
    },
  };
}

function openBrowser() {
  const openView = createSharedStorage();
  const backend = createBackend();
  const spent = new Set<string | undefined>();
  let last: Promise<unknown> = Promise.resolve();

  function openTab() {
    const { storage, ...view } = openView();
    const tabs: OtherTabs = {
      runAlone<T>(task: () => Promise<T>) {
        const turn = last.then(task, task);
        last = turn.catch(() => undefined);
        return turn;
      },
      spent: {
        has: (...tokens) => Promise.resolve(tokens.some((token) => token !== undefined && spent.has(token))),
        add: (...tokens) => Promise.resolve(tokens.forEach((token) => spent.add(token))),
        remove: (...tokens) => Promise.resolve(tokens.forEach((token) => spent.delete(token))),
      },
      nextChange: view.nextChange,
    };
    const ended: string[] = [];
    // What another tab stored before this one was opened.
    for (const [key, value] of Object.entries(SESSION)) storage.set(key, value);
    const session = createSession({
      storage,
      tabs,
      loadClient: () => Promise.resolve(server.client),
      onEnded: (to) => ended.push(to),
    });
    const server = createFakeServer(
      [
        [publishLogin, () => ({ data: {} })],
        [getSubscriptionInfo, () => ({ problem: 'unavailable' })],
        [listWishes, () => backend.answerCall(server.carried.at(-1) ?? null)],
        [refreshToken, ({ refresh_token }) => backend.answerRefresh(refresh_token)],
        [logout, () => ({ data: {} })],
      ],
      session.tokens,
    );
    return {
      ...view,
      storage,
      tabs,
      session,
      server,
      ended,
      ask: () =>
        server.client.call(listWishes, {}).then(
          () => 'ok',
          (error: ApiProblem) => error.code,
        ),
      /** The tokens of its calls. */
      carried: () => server.carried.filter((_, at) => server.calls[at]?.name === 'listWishes'),
      read: (...keys: string[]) => keys.map((key) => storage.get(key)),
    };
  }
  return { openTab, backend, spent };
}
const SESSION = {
  token: T1,
  rtoken: 'r1',
  user: '{"email":"ines@demo.test","firstName":"","lastName":""}',
};

/** Answers a call when the test says so. */
function holdAnswer() {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  return {
    asked: asked.promise,
    release: () => released.resolve(),
    async wait() {
      asked.resolve();
      await released.promise;
    },
  };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('ERR-1..ERR-6 one refresh for all tabs', () => {
  it('a tab that does not yet see what another has stored waits for it instead of refreshing', async () => {
    const { openTab, backend } = openBrowser();
    const [first, second] = [openTab(), openTab()];
    second.hold();
    const expired = expireToken(backend);
    const asking = [first.ask(), second.ask()] as const;
    expect(await asking[0]).toBe('ok');
    await Promise.race([second.waits, asking[1]]);
    expect(backend.state.refreshes).toBe(1);
    second.deliver();
    expect(await asking[1]).toBe('ok');
    expect([backend.state.refreshes, second.carried(), expired()]).toEqual([1, [T1, T2], 2]);
  });
  it("a call sent before another tab's refresh and refused after it is repeated with the new token", async () => {
    const { openTab, backend } = openBrowser();
    const [first, second] = [openTab(), openTab()];
    const held = holdAnswer();
    second.server.on(listWishes, async () => {
      const token = second.server.carried.at(-1) ?? null;
      if (token === T1) await held.wait();
      return backend.answerCall(token);
    });
    const asking = second.ask();
    await held.asked;
    expireToken(backend);
    await first.ask();
    held.release();
    expect(await asking).toBe('ok');
    expect([backend.state.refreshes, second.carried()]).toEqual([1, [T1, T2]]);
  });
  it.each(['not_signed_in', 'token_expired'] as const)(
    'a %s for a token that is no longer the current one ends nothing and refreshes nothing',
    async (problem) => {
      const { openTab, backend } = openBrowser();
      const tab = openTab();
      tab.server.on(listWishes, () => {
        if (tab.server.carried.at(-1) !== T1) return EMPTY;
        tab.storage.set('token', T2);
        return { problem };
      });
      expect(await tab.ask()).toBe('ok');
      expect([backend.state.refreshes, tab.ended, tab.carried()]).toEqual([0, [], [T1, T2]]);
    },
  );
  it('a token from another tab that has expired since is refreshed once', async () => {
    const { openTab, backend } = openBrowser();
    const tab = openTab();
    backend.state.good = T2;
    backend.state.rtoken = 'r2';
    tab.server.on(listWishes, () => {
      const token = tab.server.carried.at(-1) ?? null;
      if (token === T1) {
        tab.storage.set('token', T2);
        tab.storage.set('rtoken', 'r2');
      }
      return token === T3 ? EMPTY : { problem: 'token_expired' };
    });
    expect(await tab.ask()).toBe('ok');
    expect([backend.state.refreshes, tab.carried()]).toEqual([1, [T1, T2, T3]]);
  });
  it('ERR-4 a call that is refused with a fresh token is not refreshed again', async () => {
    const { openTab, backend } = openBrowser();
    const tab = openTab();
    tab.server.on(listWishes, () => ({ problem: 'token_expired' }));
    expect(await tab.ask()).toBe('token_expired');
    expect([backend.state.refreshes, tab.ended, tab.carried()]).toEqual([1, ['/login'], [T1, T2]]);
  });
  it('after a refresh without an answer, the tab whose turn is next tries itself', async () => {
    const { openTab, backend } = openBrowser();
    const [first, second] = [openTab(), openTab()];
    expireToken(backend);
    first.server.on(refreshToken, () => 'offline');
    expect(await Promise.all([first.ask(), second.ask()])).toEqual(['offline', 'ok']);
    expect(first.read('token', 'rtoken')).toEqual([T2, 'r2']);
  });
  it('ERR-20 after a refused refresh, a tab that does not see the end yet sends no other', async () => {
    const { openTab, backend } = openBrowser();
    const [first, second] = [openTab(), openTab()];
    second.hold();
    expireToken(backend);
    backend.state.rtoken = 'another';
    const asking = [first.ask(), second.ask()] as const;
    await asking[0];
    await Promise.race([second.waits, asking[1]]);
    expect([backend.state.refreshes, first.ended]).toEqual([1, ['/']]);
    second.deliver();
    await asking[1];
    expect([backend.state.refreshes, second.ended, second.read('token', 'rtoken', 'user')]).toEqual([
      1,
      [],
      [undefined, undefined, undefined],
    ]);
  });
  it('a tab behind one that was suspended in its turn fails by itself, and refreshes nothing', async () => {
    const { openTab, backend } = openBrowser();
    const tab = openTab();
    expireToken(backend);
    tab.tabs.runAlone = () => Promise.reject(new ApiProblem('offline'));
    expect(await tab.ask()).toBe('offline');
    expect([backend.state.refreshes, tab.ended, tab.read('token', 'rtoken')]).toEqual([0, [], [T1, 'r1']]);
  });
  it('a replaced token whose successor was never stored is left to the server at the next call', async () => {
    const { openTab, backend, spent } = openBrowser();
    const tab = openTab();
    expireToken(backend);
    spent.add('r1');
    const asking = tab.ask();
    await Promise.race([tab.waits, asking]);
    tab.giveUp();
    expect([await asking, backend.state.refreshes, tab.ended]).toEqual(['offline', 0, []]);
    expect([await tab.ask(), backend.state.refreshes]).toEqual(['ok', 1]);
  });
  it('a token of another person is not used, even while the stored user is still the old one', async () => {
    const { openTab, backend } = openBrowser();
    const tab = openTab();
    expireToken(backend);
    tab.storage.set('token', toToken('other@demo.test', '1'));
    expect(await tab.session.tokens.refresh(T1)).toBeUndefined();
    expect([tab.session.tokens.successor(T1), backend.state.refreshes]).toEqual([undefined, 0]);
  });
});

describe('AUTH-47, AUTH-50 a refresh never brings back a session that ended', () => {
  it.each([
    ['sees at once', false],
    ['does not see yet', true],
  ])('a session ended by another tab, which this one %s', async (_, isLate) => {
    const { openTab, backend } = openBrowser();
    const [first, second] = [openTab(), openTab()];
    expireToken(backend);
    const held = holdAnswer();
    first.server.on(refreshToken, async ({ refresh_token }) => {
      await held.wait();
      return backend.answerRefresh(refresh_token);
    });
    const asking = first.ask();
    await held.asked;
    if (isLate) first.hold();
    await second.session.logout();
    held.release();
    expect(await asking).toBe('token_expired');
    first.deliver();
    for (const tab of [first, second])
      expect(tab.read('token', 'rtoken', 'user', 'expTime')).toEqual(
        Array.from({ length: 4 }, () => undefined),
      );
    expect(first.server.calls.filter(({ name }) => name === 'publishLogin')).toEqual([]);
  });
  it('ERR-4, AUTH-25 the calls after a refresh are not sent for a session that has ended since', async () => {
    const { openTab } = openBrowser();
    const tab = openTab();
    tab.storage.clear();
    await runPostLoginTasks(tab.server.client, tab.storage, T1, Date.now);
    expect([tab.server.calls, tab.read('publishLoginAPi', 'subscriptionExpiry')]).toEqual([
      [],
      [undefined, undefined],
    ]);
  });
});

describe('tabs take turns', () => {
  it('a turn that does not come in time is skipped', async () => {
    const timeout = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    vi.stubGlobal('navigator', {
      locks: {
        request: (_name: string, { signal }: { signal: AbortSignal }) =>
          new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      },
    });
    const task = vi.fn(() => Promise.resolve());
    const waiting = createOtherTabs().runAlone(task);
    timeout.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'offline', retryable: true });
    expect(task).not.toHaveBeenCalled();
  });
  it('the calls of one page take turns even without locks, also after one that failed', async () => {
    vi.stubGlobal('navigator', {});
    const { runAlone } = createOtherTabs();
    const held = holdAnswer();
    const order: string[] = [];
    const first = runAlone(async () => {
      await held.wait();
      order.push('first');
      throw new ApiProblem('offline');
    });
    const second = runAlone(() => Promise.resolve(order.push('second')));
    await held.asked;
    held.release();
    await expect(first).rejects.toMatchObject({ code: 'offline' });
    await second;
    expect(order).toEqual(['first', 'second']);
  });
  it('no token counts as spent without a database', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const { spent } = createOtherTabs();
    await spent.add('r1');
    expect(await spent.has('r1')).toBe(false);
  });
});

/** Expires the session's token; returns a counter of the calls sent with it since. */
function expireToken(backend: ReturnType<typeof createBackend>): () => number {
  const answer = backend.answerCall;
  let count = 0;
  backend.answerCall = (token) => {
    if (token !== T1) return answer(token);
    count += 1;
    return { problem: 'token_expired' };
  };
  return () => count;
}
