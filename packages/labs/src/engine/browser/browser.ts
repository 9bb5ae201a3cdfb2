import { createCookieJar } from '../cookie-jar.ts';
import type { Exchange } from '../exchange.ts';
import type { Session } from '../session.ts';
import { cutText } from '../text.ts';
import type { WebUrl } from '../url/url.ts';
import { clickOn, requestSubmit } from './activate.ts';
import { answerGuest } from './calls.ts';
import { fillForm, findSubmitButton, putValue } from './fill.ts';
import { closest, formOf } from './forms.ts';
import { newFrame } from './frames.ts';
import { closeFrame, navigate, showHtml } from './navigate.ts';
import { type Agent, type Exceeded, type Frame, type Page, type PageSlots, userOf } from './page.ts';
import { charge } from './registry.ts';
import { select } from './selectors.ts';
import { type AttackerFile, toAttackerUrl, toSiteFile } from './site-file.ts';
import { settle } from './tasks.ts';
import { attributeOf, type Element, findElement } from './tree.ts';
import { APP_ORIGIN, ATTACKER_URL, toUrl } from './urls.ts';
import { type FoundElement, type PageView, toFound, toView } from './view.ts';

/** One person's browser: the person's actions, one after the other. */
export interface Browser {
  /** Opens an address: a path of the app, or a full URL. */
  visit(url: string): PageView;
  /** Opens one of the attacker's pages. */
  visitAttacker(html: string, options?: { url?: string; files?: Record<string, AttackerFile> }): PageView;
  /** Sets what the attacker's host serves from now on. */
  host(files: Record<string, AttackerFile>): void;
  click(selector: string): PageView;
  fill(selector: string, value: string): PageView;
  /** Sends the form the selector names, or that of the button it names; `values` by field name. */
  submit(selector: string, values?: Record<string, string>): PageView;
  /** Fills in the lab's sign-in form. True when the app opened a session. */
  signIn(form: { path: string; user: string; password: string }, user: string, password: string): boolean;
  find(page: number, selector: string): FoundElement | null;
  all(page: number, selector: string): FoundElement[];
  cookies(): Array<{ name: string; value: string; httpOnly: boolean; secure: boolean; sameSite: string }>;
  /** Every request so far, including those of the attacker's pages. */
  exchanges(): Exchange[];
  /** User of the app's session in this browser. */
  user(): string;
  fuel(): number;
  /** The first limit that its pages exceeded. */
  exceeded(): Exceeded | null;
  close(): void;
}

const CACHED_PAGES = 20;

/** A browser over a session. Its pages run in guests of their own, taken from `slots`. */
export function createBrowser(session: Session, slots: PageSlots): Browser {
  const { world } = session;
  if (world === undefined) throw new Error('this lab has no pages');
  const agent: Agent = {
    session,
    world,
    jar: createCookieJar(() => world.nowMs()),
    slots,
    tabs: [],
    pages: new Map(),
    tasks: [],
    timers: [],
    aheadMs: 0,
    sites: new Map(),
    storage: new Map(),
    exchanges: [],
    events: [],
    dialogs: [],
    console: [],
    exceeded: null,
    answer: (page, op, args) => answerGuest(agent, page, op, args),
    navigate: (frame, target) => navigate(agent, frame, target),
    showHtml: (frame, url, body, by) => void showHtml(agent, frame, url, body, by),
    counts: { pages: 0, frames: 0, timers: 0, requests: 0, navigations: 0, fuel: 0 },
  };
  const cached = new Map<number, Page>();
  let tab: Frame = freshTab();

  function freshTab(): Frame {
    for (const open of agent.tabs) closeFrame(agent, open);
    agent.tabs = [];
    for (const [id, page] of agent.pages) if (page.closed) agent.pages.delete(id);
    const made = newFrame(agent, null, null, '');
    if (made === null) throw new Error('no tab could be opened');
    return made;
  }

  function act(work: () => void): PageView {
    agent.events = [];
    agent.dialogs = [];
    agent.console = [];
    Object.assign(agent.counts, { requests: 0, navigations: 0 });
    work();
    settle(agent);
    const page = current();
    cached.set(page.id, page);
    for (const id of [...cached.keys()].slice(0, -CACHED_PAGES)) cached.delete(id);
    return toView(agent, page);
  }

  function current(): Page {
    if (tab.page === null) throw new Error('no page is open yet: visit one first');
    return tab.page;
  }

  const visitsOf = (page: Page) => (nodes: number) => charge(page, nodes);

  function one(page: Page, selector: string): Element {
    const [found] = select(page.tree, selector, visitsOf(page), true);
    if (found === undefined) throw new Error(`nothing on ${page.url} matches ${selector}`);
    return found;
  }

  /** An address as a person types it. */
  function typed(address: string): WebUrl {
    const url = toUrl(address, APP_ORIGIN);
    if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:'))
      throw new Error(`not an address: ${cutText(address, 100)}`);
    return url;
  }

  function open(url: WebUrl): PageView {
    return act(() => {
      tab = freshTab();
      navigate(agent, tab, { url, by: null });
      // A download leaves the tab empty.
      if (tab.page === null) throw new Error(`${url.href} shows no page`);
    });
  }

  function host(files: Record<string, AttackerFile>): void {
    for (const [address, file] of Object.entries(files)) {
      const url = toAttackerUrl(address);
      agent.sites.set(url.origin + url.pathname + url.search, toSiteFile(url, file));
    }
  }

  function submit(selector: string, values: Record<string, string> = {}): PageView {
    return act(() => {
      const page = current();
      const element = one(page, selector);
      const form = element.tagName === 'form' ? element : (formOf(page, element) ?? closest(element, 'form'));
      if (form === null) throw new Error(`${selector} on ${page.url} is not in a form`);
      fillForm(agent, page, form, values);
      if (element !== form) return clickOn(agent, page, element, true);
      const button = findSubmitButton(page, form);
      if (button === null) requestSubmit(agent, page, form, null, true);
      else clickOn(agent, page, button, true);
    });
  }

  return {
    visit: (address) => open(typed(address)),
    visitAttacker(html, { url = ATTACKER_URL, files = {} } = {}) {
      host({ ...files, [url]: { body: html, type: 'text/html' } });
      return open(toAttackerUrl(url));
    },
    host,
    click: (selector) =>
      act(() => {
        const page = current();
        const tabs = agent.tabs.length;
        clickOn(agent, page, one(page, selector), true);
        settle(agent);
        // A link that opens a tab brings it to the front.
        const opened = agent.tabs[tabs];
        if (opened !== undefined && !opened.closed && opened.page !== null) tab = opened;
      }),
    fill: (selector, value) =>
      act(() => {
        const page = current();
        putValue(agent, page, one(page, selector), value);
      }),
    submit,
    signIn(form, user, password) {
      open(typed(form.path));
      const fits = (element: Element) =>
        element.tagName === 'form' &&
        [form.user, form.password].every(
          (name) => findElement(element, (field) => attributeOf(field, 'name') === name) !== null,
        );
      const page = current();
      const found = findElement(page.tree, fits);
      const values = { [form.user]: user, [form.password]: password };
      if (found === null)
        throw new Error(`${form.path} shows no form with the fields ${form.user} and ${form.password}`);
      act(() => {
        fillForm(agent, page, found, values);
        requestSubmit(agent, page, found, findSubmitButton(page, found), true);
      });
      return agent.events.some((event) => event.kind === 'session' && event.action === 'opened');
    },
    find(id, selector) {
      const page = cached.get(id);
      const [found] = page === undefined ? [] : select(page.tree, selector, visitsOf(page), true);
      return found === undefined ? null : toFound(found);
    },
    all(id, selector) {
      const page = cached.get(id);
      return page === undefined ? [] : select(page.tree, selector, visitsOf(page)).slice(0, 200).map(toFound);
    },
    cookies: () => agent.jar.list(),
    exchanges: () => agent.exchanges,
    user: () => userOf(agent),
    fuel: () => agent.counts.fuel,
    exceeded: () => agent.exceeded,
    close() {
      for (const open of agent.tabs) closeFrame(agent, open);
      agent.tabs = [];
      agent.pages.clear();
    },
  };
}
