import type { PreviewExchange, PreviewReply, PreviewRequest } from '@drawbridge/labs/engine';
import { describe, expect, it } from 'vitest';
import { createLabBrowser } from './lab-browser.ts';

type Answer = Partial<Pick<PreviewExchange, 'response' | 'events' | 'lines'>> &
  Partial<Pick<PreviewReply, 'breaches' | 'flagged' | 'cookies'>>;

const redirect = (location: string): Answer => ({
  response: { status: 302, headers: [['location', location]], body: '' },
});

const OPEN_DOOR = { id: 'door', title: 'Open the door', all: [{ kind: 'session', action: 'opened' }] };

/** A runner that does not follow redirects by itself: the browser has to. */
function setUp(answer: (request: PreviewRequest) => Answer = () => ({}), known: string[] = []) {
  const sent: PreviewRequest[] = [];
  const visits: string[][] = [];
  const toReply = (request: PreviewRequest): PreviewReply => {
    const { breaches = [], flagged = false, cookies = [], ...own } = answer(request);
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
    return { exchanges: [exchange], cookies, url: request.url, breaches, flagged, restarted: false };
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
  return { browser, sent, visits, click };
}

describe('the browser of the preview', () => {
  it('goes back the way it came', async () => {
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

  it('sends a form as a browser does', async () => {
    const { browser, sent } = setUp();
    await browser.follow({ method: 'POST', url: '/login', body: 'user=a' });
    expect(sent[0]).toEqual({
      method: 'POST',
      url: '/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'user=a',
    });
  });

  it('sends nothing for a link that leads out', async () => {
    const { browser, sent, click } = setUp();
    await click('https://evil.test/?cookie=1');
    expect(sent).toEqual([]);
    expect(browser.notice.value).toContain('evil.test');
  });

  it('follows redirects, ten answers at most', async () => {
    const { browser, sent, click } = setUp(({ url }) => redirect(`${url}x`));
    await click('/loop');
    expect(sent).toHaveLength(10);
    expect(browser.notice.value).toContain('10 times');
  });

  it('stops at a redirect that leads out', async () => {
    const { browser, sent, click } = setUp(() => redirect('https://evil.test'));
    await click('/out');
    expect(sent).toHaveLength(1);
    expect(browser.notice.value).toContain('evil.test');
  });

  it('shows the fault of an app that does not answer, and logs it', async () => {
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

  it('drops the answer to a request that was overtaken', async () => {
    const { browser, click } = setUp();
    await Promise.all([click('/slow'), click('/fast')]);
    expect(browser.address.value).toBe('/fast');
    expect(browser.exchanges.value).toHaveLength(2);
  });

  it('signs in again when the app starts anew', async () => {
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
    await browser.startAfresh();
    sent.length = 0;
    await browser.codeChanged();
    expect(sent).toHaveLength(1);
  });

  it('goes forward to where it came back from', async () => {
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

  it('sends a request several times', async () => {
    const { browser, sent } = setUp();
    await browser.send({ method: 'POST', url: '/buy' }, 3);
    expect(sent.map(({ url }) => url)).toEqual(['/buy', '/buy', '/buy']);
  });
});

describe('cookies of the preview', () => {
  it('changed by hand go along, also after a redirect', async () => {
    const { browser, sent, click } = setUp(({ url }) => (url === '/a' ? redirect('/b') : {}));
    await click('/');
    browser.setCookie('role', 'admin');
    await click('/a');
    expect(browser.cookies.value).toEqual([{ name: 'role', value: 'admin' }]);
    expect(sent.slice(1).map(({ headers }) => headers?.['cookie'])).toEqual(['role=admin', 'role=admin']);
  });
  it('are left to the runner as long as none was changed', async () => {
    const { sent, click } = setUp();
    await click('/');
    expect(sent[0]?.headers).toBeUndefined();
  });
});

describe('an attack in the preview', () => {
  const event = { kind: 'session', action: 'opened', user: 'root' } as const;
  const opening = {
    breaches: ['door'],
    events: [event],
    lines: [{ kind: event.kind, text: 'Session opened as root' }],
  };

  it('that works is told with the line that proves it', async () => {
    const { browser, click } = setUp(({ url }) => (url === '/door' ? opening : {}));
    await click('/');
    expect(browser.worked.value).toBeUndefined();
    await click('/door');
    expect(browser.worked.value).toMatchObject({
      isNew: true,
      breaches: [{ id: 'door', title: 'Open the door', proof: 'Session opened as root' }],
    });
  });
  it('that worked before is not new', async () => {
    const { browser, click } = setUp(() => opening, ['door']);
    await click('/door');
    expect(browser.worked.value?.isNew).toBe(false);
  });
  it('is not made by a page that is only loaded again after a change of the code', async () => {
    const { browser } = setUp(() => opening);
    await browser.codeChanged();
    expect(browser.worked.value).toBeUndefined();
  });
  it('that brings the practice flag out is remembered until the world starts afresh', async () => {
    const { browser, click } = setUp(({ url }) => ({ flagged: url === '/flag' }));
    await click('/flag');
    await click('/');
    expect(browser.isFlagged.value).toBe(true);
    expect(browser.attack.value).toHaveLength(2);
    await browser.startAfresh();
    expect(browser.isFlagged.value).toBe(false);
    expect(browser.attack.value).toHaveLength(1);
  });
  it('can lead somebody else to a page', async () => {
    const { browser, visits } = setUp(() => opening);
    await browser.lead({ user: 'n1', name: 'Mira' }, '/door');
    await browser.lure({ user: 'n1', name: 'Mira' }, '<form>');
    expect(visits).toEqual([
      ['n1', '/door'],
      ['n1', '<form>'],
    ]);
    expect(browser.visits.value[1]).toMatchObject({ name: 'Mira', url: '/door', fault: undefined });
    expect(browser.exchanges.value[0]?.by).toBe('Mira');
    expect(browser.worked.value?.breaches).toHaveLength(1);
  });
});
