import type { DescribedEvent, LabLogEntry } from '@drawbridge/contracts/practice';
import type {
  LabRunner,
  OpenRedirect,
  PreviewExchange,
  PreviewReply,
  PreviewRequest,
  PreviewTable,
} from '@drawbridge/labs/engine';
import { signal } from '@preact/signals-react';
import type {
  BrowserLab,
  BrowserPage,
  ConsoleLine,
  Cookie,
  LabBrowser,
  ListedExchange,
  Victim,
  Visit,
  WorkedAttack,
} from './browser.ts';
import { findFault, toFault } from './fault.ts';
import { EMPTY_HISTORY, toBack, toForward, toOpened } from './history.ts';
import { t } from './messages.ts';
import { toPage } from './page-html.ts';
import { resolveAddress } from './resolve-address.ts';
import { toRequest } from './to-request.ts';

type Runner = Pick<
  LabRunner,
  'request' | 'setCookie' | 'deleteCookie' | 'tables' | 'resetWorld' | 'log' | 'visitAs' | 'visitAttacker'
>;

const MAX_LISTED = 200;
const FORM = 'application/x-www-form-urlencoded';

export function createLabBrowser(runner: Runner, lab: BrowserLab): LabBrowser {
  const page = signal<BrowserPage>({ state: 'blank' });
  const address = signal(lab.home);
  const isBusy = signal(false);
  const canGoBack = signal(false);
  const canGoForward = signal(false);
  const exchanges = signal<readonly ListedExchange[]>([]);
  const cookies = signal<readonly Cookie[]>([]);
  const tables = signal<readonly PreviewTable[]>([]);
  const lines = signal<readonly ConsoleLine[]>([]);
  const notice = signal<string | undefined>(undefined);
  const worked = signal<WorkedAttack | undefined>(undefined);
  const isFlagged = signal(false);
  const attack = signal<readonly LabLogEntry[]>([]);
  const visits = signal<readonly Visit[]>([]);
  let history = EMPTY_HISTORY;
  let count = 0;
  let newest = 0;
  /** The request that opened the app's session, to be sent again when the app restarts. */
  let signIn: PreviewRequest | undefined;

  const toNumber = () => (count += 1);

  function log(line: Omit<ConsoleLine, 'id'>) {
    lines.value = [...lines.value, { ...line, id: toNumber() }].slice(-MAX_LISTED);
  }

  function list(hops: readonly PreviewExchange[], by?: string) {
    const listed = hops.map((hop) => ({ ...hop, key: toNumber(), by }));
    exchanges.value = [...listed.toReversed(), ...exchanges.value].slice(0, MAX_LISTED);
    for (const hop of hops)
      for (const event of hop.events) {
        if (event.kind === 'session' && by === undefined)
          signIn = event.action === 'opened' ? toRequest(hop) : undefined;
        if (event.kind === 'log') log({ source: 'app', level: 'log', text: event.text });
        else if (event.kind === 'fault') log({ source: 'app', level: 'error', text: event.message });
      }
    return listed;
  }

  /** Records the breaches of a reply; those of a reload after a change of the code do not count. */
  function recordBreaches(reply: PreviewReply, listed: readonly ListedExchange[], isRequested: boolean) {
    if (reply.flagged) isFlagged.value = true;
    if (!isRequested || reply.breaches.length === 0) return;
    const fresh = lab.onBreached(reply.breaches.map(({ id }) => id));
    const titles = new Map(lab.breaches.map(({ id, title }) => [id, title]));
    worked.value = {
      serial: toNumber(),
      isNew: fresh.length > 0,
      exchange: (listed.find(isProof) ?? listed.at(-1))?.key,
      breaches: reply.breaches.map(({ id, proof }) => ({ id, title: titles.get(id) ?? id, proof })),
    };
  }

  /** Reads rows and log after a request. When the app does not start, the previous ones stay. */
  async function readWorld() {
    try {
      if (lab.hasDatabase) tables.value = await runner.tables();
      if (lab.keepsLog) attack.value = await runner.log();
    } catch {
      // The app does not start: see above.
    }
  }

  function setHistory(next: typeof history) {
    history = next;
    canGoBack.value = history.back.length > 0;
    canGoForward.value = history.ahead.length > 0;
  }

  /** `from` says how the history changes. */
  async function open(request: PreviewRequest, from: 'link' | 'history' | 'change') {
    newest += 1;
    const own = newest;
    isBusy.value = true;
    notice.value = undefined;
    worked.value = undefined;
    try {
      const reply = await runner.request(request);
      recordBreaches(reply, list(reply.exchanges), from !== 'change');
      if (own !== newest) return;
      cookies.value = reply.cookies;
      if (reply.redirect) notice.value = toRedirectNotice(reply.redirect, reply.exchanges.length);
      const last = reply.exchanges.at(-1);
      if (from === 'link') setHistory(toOpened(history, address.value));
      address.value = last?.request.url ?? reply.url;
      const fault = last && findFault(last);
      if (reply.restarted && fault === undefined) notice.value = t('browser.worldRestarted');
      page.value =
        fault !== undefined
          ? { state: 'fault', fault, lines: last?.lines ?? [] }
          : { state: 'shown', html: last ? toPage(last.response) : '', serial: toNumber() };
      await readWorld();
    } catch (error) {
      if (own === newest) page.value = { state: 'fault', fault: toFault(error), lines: [] };
    } finally {
      if (own === newest) isBusy.value = false;
    }
  }

  async function visit(victim: Victim, url: string, send: () => Promise<PreviewReply>) {
    isBusy.value = true;
    worked.value = undefined;
    const note = (seen: Pick<Visit, 'lines' | 'fault'>) => {
      visits.value = [{ key: toNumber(), name: victim.name, url, ...seen }, ...visits.value].slice(0, 20);
    };
    try {
      const reply = await send();
      const last = reply.exchanges.at(-1);
      recordBreaches(reply, list(reply.exchanges, victim.name), true);
      const fault = last && findFault(last)?.message;
      // The fault is shown above the events.
      const isOther = ({ text }: DescribedEvent) => fault === undefined || !text.endsWith(fault);
      note({ lines: reply.exchanges.flatMap((hop) => hop.lines).filter(isOther), fault });
      await readWorld();
    } catch (error) {
      note({ lines: [], fault: toFault(error).message });
    } finally {
      isBusy.value = false;
    }
  }

  const load = (url: string, from: 'history' | 'change') => open({ method: 'GET', url }, from);

  async function move(to: 'back' | 'ahead') {
    const url = to === 'back' ? history.back.at(-1) : history.ahead[0];
    if (url === undefined) return;
    setHistory(to === 'back' ? toBack(history, address.peek()) : toForward(history, address.peek()));
    await load(url, 'history');
  }

  return {
    page,
    address,
    isBusy,
    canGoBack,
    canGoForward,
    exchanges,
    cookies,
    tables,
    lines,
    notice,
    worked,
    isFlagged,
    attack,
    visits,
    log,
    reload: () => load(address.value, 'history'),
    async follow({ method, url, body }) {
      const found = resolveAddress(url, address.value);
      if (!found.isInside) {
        notice.value = t(found.isScript ? 'browser.script' : 'browser.external', { url });
        return;
      }
      if (found.isFragment) return;
      await open(
        method === 'GET'
          ? { method, url: found.url }
          : { method, url: found.url, headers: { 'content-type': FORM }, body },
        'link',
      );
    },
    async send(request, times = 1) {
      for (let sent = 0; sent < times; sent += 1) await open(request, 'link');
    },
    back: () => move('back'),
    forward: () => move('ahead'),
    async setCookie(name, value) {
      // Shown before the runner has it, because the learner is typing in the list.
      cookies.value = withCookie(cookies.peek(), name, value);
      try {
        await (value === null ? runner.deleteCookie(name) : runner.setCookie(name, value));
      } catch (error) {
        notice.value = toFault(error).message;
      }
    },
    visitAs: (victim, url) => visit(victim, url, () => runner.visitAs(victim.user, url)),
    visitAttackerPage: (victim, html) =>
      visit(victim, t('victim.ownPage'), () => runner.visitAttacker(victim.user, html)),
    async restart() {
      signIn = undefined;
      worked.value = undefined;
      isFlagged.value = false;
      visits.value = [];
      setHistory(EMPTY_HISTORY);
      await runner.resetWorld();
      // Loading the page of an attack could repeat it: a new log begins at the home page.
      await load(lab.keepsLog ? lab.home : address.value, 'change');
    },
    async codeChanged() {
      const hadSession = cookies.value.length > 0;
      const again = signIn;
      if (again) await runner.request(again).catch(() => undefined);
      await load(address.value, 'change');
      if (hadSession && cookies.value.length === 0 && notice.value === undefined)
        notice.value = t('browser.restarted');
    },
    clearLines() {
      lines.value = [];
    },
    clearExchanges() {
      exchanges.value = [];
    },
    dismissNotice() {
      notice.value = undefined;
    },
    dismissWorked() {
      worked.value = undefined;
    },
  };
}

function toRedirectNotice({ to, isInside }: OpenRedirect, count: number): string {
  return isInside ? t('browser.redirectLimit', { count }) : t('browser.external', { url: to });
}

/** The cookies after a change; null deletes. */
function withCookie(cookies: readonly Cookie[], name: string, value: string | null): Cookie[] {
  if (value === null) return cookies.filter((cookie) => cookie.name !== name);
  const isKnown = cookies.some((cookie) => cookie.name === name);
  return isKnown
    ? cookies.map((cookie) => (cookie.name === name ? { name, value } : cookie))
    : [...cookies, { name, value }];
}

const isProof = ({ lines }: ListedExchange) => lines.some(({ breach = false }) => breach);
