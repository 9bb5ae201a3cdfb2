import type { OpenRedirect, PreviewRequest } from '@drawbridge/labs/engine';
import { findFault, toFault } from '../fault.ts';
import { t } from '../messages.ts';
import type { BrowserLab, Navigation } from './browser.ts';
import {
  type BrowserRunner,
  type BrowserState,
  list,
  readWorld,
  recordBreaches,
  setHistory,
} from './browser-state.ts';
import { EMPTY_HISTORY, toBack, toForward, toOpened } from './history.ts';
import { toPage } from './page-html.ts';
import { resolveAddress } from './resolve-address.ts';

const FORM = 'application/x-www-form-urlencoded';

/** The parts that the verbs of a browser work with. */
export interface BrowserParts {
  state: BrowserState;
  runner: BrowserRunner;
  lab: BrowserLab;
}

/** Shows the answer to a request. `from` says how the history changes. */
export async function open(
  { state, runner, lab }: BrowserParts,
  request: PreviewRequest,
  from: 'link' | 'history' | 'change',
): Promise<void> {
  const { page, address, isBusy, cookies, notice, worked } = state;
  state.opened += 1;
  const own = state.opened;
  isBusy.value = true;
  notice.value = undefined;
  worked.value = undefined;
  try {
    const reply = await runner.request(request);
    recordBreaches(state, lab, reply, list(state, reply.exchanges), from !== 'change');
    if (own !== state.opened) return;
    cookies.value = reply.cookies;
    if (reply.redirect) notice.value = toRedirectNotice(reply.redirect, reply.exchanges.length);
    const last = reply.exchanges.at(-1);
    if (from === 'link') setHistory(state, toOpened(state.history, address.value));
    address.value = last?.request.url ?? reply.url;
    const fault = last && findFault(last);
    if (reply.restarted && fault === undefined) notice.value = t('browser.worldRestarted');
    page.value =
      fault !== undefined
        ? { state: 'fault', fault, lines: last?.lines ?? [] }
        : { state: 'shown', html: last ? toPage(last.response) : '', serial: state.toNumber() };
    await readWorld(state, runner, lab);
  } catch (error) {
    if (own === state.opened) page.value = { state: 'fault', fault: toFault(error), lines: [] };
  } finally {
    if (own === state.opened) isBusy.value = false;
  }
}

function toRedirectNotice({ to, isInside }: OpenRedirect, count: number): string {
  return isInside ? t('browser.redirectLimit', { count }) : t('browser.external', { url: to });
}

export const load = (parts: BrowserParts, url: string, from: 'history' | 'change') =>
  open(parts, { method: 'GET', url }, from);

/** Follows a link, a form or the address bar; an address outside the lab becomes a notice. */
export async function follow(parts: BrowserParts, { method, url, body }: Navigation): Promise<void> {
  const { address, notice } = parts.state;
  const found = resolveAddress(url, address.value);
  if (!found.isInside) {
    notice.value = t(found.isScript ? 'browser.script' : 'browser.external', { url });
    return;
  }
  if (found.isFragment) return;
  await open(
    parts,
    method === 'GET'
      ? { method, url: found.url }
      : { method, url: found.url, headers: { 'content-type': FORM }, body },
    'link',
  );
}

export async function move(parts: BrowserParts, to: 'back' | 'ahead'): Promise<void> {
  const { state } = parts;
  const { history } = state;
  const url = to === 'back' ? history.back.at(-1) : history.ahead[0];
  if (url === undefined) return;
  const from = state.address.peek();
  setHistory(state, to === 'back' ? toBack(history, from) : toForward(history, from));
  await load(parts, url, 'history');
}

/** Starts with a new world and an empty cookie jar. */
export async function restart(parts: BrowserParts): Promise<void> {
  const { state, runner, lab } = parts;
  state.signIn = undefined;
  state.worked.value = undefined;
  state.isFlagged.value = false;
  state.visits.value = [];
  setHistory(state, EMPTY_HISTORY);
  await runner.resetWorld();
  // Loading the page of an attack could repeat it: a new log begins at the home page.
  await load(parts, lab.keepsLog ? lab.home : state.address.value, 'change');
}

/** After a change of the code: restarts the app, signs in again and reloads the page. */
export async function followChange(parts: BrowserParts): Promise<void> {
  const { state, runner } = parts;
  const { cookies, notice } = state;
  const hadSession = cookies.value.length > 0;
  const again = state.signIn;
  if (again) await runner.request(again).catch(() => undefined);
  await load(parts, state.address.value, 'change');
  if (hadSession && cookies.value.length === 0 && notice.value === undefined)
    notice.value = t('browser.restarted');
}
