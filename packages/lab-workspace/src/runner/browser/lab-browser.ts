import { t } from '../messages.ts';
import { type BrowserParts, follow, followChange, load, move, open, restart } from './browse.ts';
import type { BrowserLab, LabBrowser } from './browser.ts';
import { type BrowserRunner, createBrowserState, log } from './browser-state.ts';
import { setCookie } from './set-cookie.ts';
import { visit } from './visit.ts';

export function createLabBrowser(runner: BrowserRunner, lab: BrowserLab): LabBrowser {
  const state = createBrowserState(lab.home);
  const parts: BrowserParts = { state, runner, lab };
  const { page, address, isBusy, canGoBack, canGoForward, exchanges, cookies, tables } = state;
  const { lines, notice, worked, isFlagged, attack, visits } = state;
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
    log: (line) => log(state, line),
    reload: () => load(parts, address.value, 'history'),
    follow: (navigation) => follow(parts, navigation),
    async send(request, times = 1) {
      for (let sent = 0; sent < times; sent += 1) await open(parts, request, 'link');
    },
    back: () => move(parts, 'back'),
    forward: () => move(parts, 'ahead'),
    setCookie: (name, value) => setCookie(parts, name, value),
    visitAs: (victim, url) => visit(parts, victim, url, () => runner.visitAs(victim.user, url)),
    visitAttackerPage: (victim, html) =>
      visit(parts, victim, t('victim.ownPage'), () => runner.visitAttacker(victim.user, html)),
    restart: () => restart(parts),
    codeChanged: () => followChange(parts),
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
