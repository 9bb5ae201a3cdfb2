import type { PreviewExchange, PreviewReply, PreviewRequest } from '@drawbridge/labs/engine';
import { describe, expect, it } from 'vitest';
import { createLabBrowser } from './lab-browser.ts';

type Answer = Partial<Pick<PreviewExchange, 'response' | 'events' | 'lines'>> &
  Partial<Pick<PreviewReply, 'breaches' | 'flagged' | 'cookies' | 'redirect'>>;

const OPEN_DOOR = { id: 'door', title: 'Open the door', all: [{ kind: 'session', action: 'opened' }] };

/** A runner that answers each request once. */
function setUp(answer: (request: PreviewRequest) => Answer = () => ({}), known: string[] = []) {
  const sent: PreviewRequest[] = [];
  const visits: string[][] = [];
  const edits: string[][] = [];
  const edit = (...words: string[]) => {
    edits.push(words);
    return words[0] === 'fails' ? Promise.reject(new Error('does not start')) : Promise.resolve();
  };
  const toReply = (request: PreviewRequest): PreviewReply => {
    const { breaches = [], flagged = false, cookies = [], redirect, ...own } = answer(request);
    const exchange: PreviewExchange = {
      id: sent.length,
      request: { method: request.method, url: request.url, headers: {}, body: request.body ?? '' },
      response: { status: 200, headers: [['content-type', 'text/html']], body: request.url },
      events: [],
      lines: [],
      fuel: 1,
      elapsedMs: 0,
      ...own,
    };
    const reply = { exchanges: [exchange], cookies, url: request.url, breaches, flagged, restarted: false };
    return redirect ? { ...reply, redirect } : reply;
  };
  const visit = (...words: string[]) => {
    visits.push(words);
    return Promise.resolve(toReply({ method: 'GET', url: words[1] ?? '/' }));
  };
  const browser = createLabBrowser(
    {
      request(request) {
        sent.push(request);
        return Promise.resolve(toReply(request));
      },
      setCookie: edit,
      deleteCookie: edit,
      visitAs: visit,
      visitAttacker: visit,
      tables: () => Promise.resolve([]),
      log: () =>
        Promise.resolve(sent.map(({ url }) => ({ method: 'GET' as const, url, headers: {}, body: '' }))),
      resetWorld() {
        sent.length = 0;
        return Promise.resolve();
      },
    },
    {
      home: '/',
      hasDatabase: true,
      breaches: [OPEN_DOOR],
      keepsLog: true,
      onBreached: (ids) => ids.filter((id) => !known.includes(id)),
    },
  );
  const click = (url: string) => browser.follow({ method: 'GET', url, body: '' });
  return { browser, sent, visits, edits, click };
}

describe('the browser of the preview', () => {
  it('the browser goes back to the previous pages', async () => {
    const { browser, click } = setUp();
    await browser.reload();
    await click('/a');
    await click('b');
    await browser.back();
    expect(browser.address.value).toBe('/a');
    await browser.back();
    expect(browser.address.value).toBe('/');
    expect(browser.canGoBack.value).toBe(false);
  });

  it('the browser sends a form as a real browser does', async () => {
    const { browser, sent } = setUp();
    await browser.follow({ method: 'POST', url: '/login', body: 'user=a' });
    expect(sent[0]).toEqual({
      method: 'POST',
      url: '/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'user=a',
    });
  });

  it('the browser sends no request for a link out of the lab', async () => {
    const { browser, sent, click } = setUp();
    await click('https://evil.test/?cookie=1');
    expect(sent).toEqual([]);
    expect(browser.notice.value).toContain('evil.test');
  });

  it('the browser shows a notice when a redirect leads out of the lab', async () => {
    const { browser, click } = setUp(() => ({ redirect: { to: 'https://evil.test', isInside: false } }));
    await click('/out');
    expect(browser.notice.value).toContain('evil.test');
  });

  it('the browser shows a notice when there are too many redirects', async () => {
    const { browser, click } = setUp(() => ({ redirect: { to: '/loop', isInside: true } }));
    await click('/loop');
    expect(browser.notice.value).toContain('1 times');
  });

  it('the browser shows the fault of an app that does not answer, and logs it', async () => {
    const { browser, click } = setUp(() => ({
      events: [{ kind: 'fault', message: 'x is not defined', cause: 'throw' }],
    }));
    await click('/');
    expect(browser.page.value).toMatchObject({
      state: 'fault',
      fault: { kind: 'throw', message: 'x is not defined' },
    });
    expect(browser.lines.value).toMatchObject([{ source: 'app', level: 'error', text: 'x is not defined' }]);
  });

  it('the answer to a request is ignored when a later one was sent', async () => {
    const { browser, click } = setUp();
    await Promise.all([click('/slow'), click('/fast')]);
    expect(browser.address.value).toBe('/fast');
    expect(browser.exchanges.value).toHaveLength(2);
  });

  it('the browser signs in again when the app restarts', async () => {
    const { browser, sent } = setUp(({ method }) =>
      method === 'POST' ? { events: [{ kind: 'session', action: 'opened', user: 'ada' }] } : {},
    );
    await browser.follow({ method: 'POST', url: '/login', body: 'user=ada' });
    await browser.follow({ method: 'GET', url: '/invoices', body: '' });
    sent.length = 0;
    await browser.codeChanged();
    expect(sent.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', '/login', 'user=ada'],
      ['GET', '/invoices', undefined],
    ]);
    await browser.restart();
    sent.length = 0;
    await browser.codeChanged();
    expect(sent).toHaveLength(1);
  });

  it('the browser goes forward again after going back', async () => {
    const { browser, click } = setUp();
    await click('/a');
    await click('/b');
    await browser.back();
    expect(browser.canGoForward.value).toBe(true);
    await browser.forward();
    expect([browser.address.value, browser.canGoForward.value]).toEqual(['/b', false]);
    await browser.back();
    await click('/c');
    expect(browser.canGoForward.value).toBe(false);
  });

  it('the browser sends a request several times', async () => {
    const { browser, sent } = setUp();
    await browser.send({ method: 'POST', url: '/buy' }, 3);
    expect(sent.map(({ url }) => url)).toEqual(['/buy', '/buy', '/buy']);
  });
});

describe('cookies of the preview', () => {
  it('cookies are changed in the runner, and shown without waiting for it', async () => {
    const { browser, edits, click } = setUp(() => ({ cookies: [{ name: 'sid', value: 'a' }] }));
    await click('/');
    void browser.setCookie('role', 'admin');
    void browser.setCookie('sid', 'b');
    expect(browser.cookies.value).toEqual([
      { name: 'sid', value: 'b' },
      { name: 'role', value: 'admin' },
    ]);
    void browser.setCookie('sid', null);
    expect(browser.cookies.value).toEqual([{ name: 'role', value: 'admin' }]);
    expect(edits).toEqual([['role', 'admin'], ['sid', 'b'], ['sid']]);
  });

  it('cookies cannot be changed when the app does not start, and a notice shows the reason', async () => {
    const { browser } = setUp();
    await browser.setCookie('fails', 'x');
    expect(browser.notice.value).toBe('does not start');
  });
});

describe('an attack in the preview', () => {
  const event = { kind: 'session', action: 'opened', user: 'root' } as const;
  const opening = {
    breaches: [{ id: 'door', proof: 'Session opened as root' }],
    events: [event],
    lines: [{ kind: event.kind, text: 'Session opened as root' }],
  };

  it('an attack is shown with the line that proves it', async () => {
    const { browser, click } = setUp(({ url }) => (url === '/door' ? opening : {}));
    await click('/');
    expect(browser.worked.value).toBeUndefined();
    await click('/door');
    expect(browser.worked.value).toMatchObject({
      isNew: true,
      breaches: [{ id: 'door', title: 'Open the door', proof: 'Session opened as root' }],
    });
  });
  it('an attack that worked before is not new', async () => {
    const { browser, click } = setUp(() => opening, ['door']);
    await click('/door');
    expect(browser.worked.value?.isNew).toBe(false);
  });
  it('an attack is not counted for a page that is reloaded after a change of the code', async () => {
    const { browser } = setUp(() => opening);
    await browser.codeChanged();
    expect(browser.worked.value).toBeUndefined();
  });
  it('an attack has the practice flag until the world is reset', async () => {
    const { browser, click } = setUp(({ url }) => ({ flagged: url === '/flag' }));
    await click('/flag');
    await click('/');
    expect(browser.isFlagged.value).toBe(true);
    expect(browser.attack.value).toHaveLength(2);
    await browser.restart();
    expect(browser.isFlagged.value).toBe(false);
    expect(browser.attack.value).toHaveLength(1);
  });
  it('an attack can make a victim open a page', async () => {
    const { browser, visits } = setUp(() => opening);
    await browser.visitAs({ user: 'n1', name: 'Mira' }, '/door');
    await browser.visitAttackerPage({ user: 'n1', name: 'Mira' }, '<form>');
    expect(visits).toEqual([
      ['n1', '/door'],
      ['n1', '<form>'],
    ]);
    expect(browser.visits.value[1]).toMatchObject({ name: 'Mira', url: '/door', fault: undefined });
    expect(browser.exchanges.value[0]?.by).toBe('Mira');
    expect(browser.worked.value?.breaches).toHaveLength(1);
  });
});
