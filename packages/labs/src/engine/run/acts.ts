import type { LabLogEntry, LabPack } from '@drawbridge/contracts/practice';
import type { Browser } from '../browser/browser.ts';
import { toVictims } from '../browser/people.ts';
import { createCookieJar } from '../cookie-jar.ts';
import type { Exchange, LabRequest } from '../exchange.ts';
import type { LabEngine } from '../lab-engine.ts';
import type { Session } from '../session.ts';
import { browse } from '../world/browse.ts';
import { toWorldRules } from '../world/rules.ts';
import { carriesFlag, showsFlag } from './flag.ts';

/** A browser stops after ten responses. */
const MAX_REDIRECTS = 9;

/** The result of one act. */
export interface ActResult {
  exchanges: Exchange[];
  /** The address that the browser in question shows in the end. */
  url: string;
  /** Whether a flag reached the attacker: what a victim's own browser was shown does not count. */
  brings(flag: string): boolean;
}

/** What an outsider can do to the running app: send requests, or send one of its users somewhere. */
export interface Acts {
  request(request: LabRequest, follow: boolean): ActResult;
  /** Lets a victim open an address, in a browser of their own and signed in; `''` is a stranger. */
  visit(account: string, url: string): ActResult;
  /** The same with a page of the attacker's. */
  visitAttacker(account: string, html: string): ActResult;
  /** An act in the form of a log entry. */
  repeat(entry: LabLogEntry): ActResult;
  /** Cookies of the attacker's browser. */
  cookies(): Array<{ name: string; value: string }>;
  setCookie(name: string, value: string): void;
  deleteCookie(name: string): void;
  /** Whether cookies were changed by hand: a log names those of each request. */
  hasEditedCookies(): boolean;
  close(): void;
}

/** Acts on one session: one attacker's browser, and one for each victim. Throws `Error` for an unknown victim. */
export function createActs(
  engine: LabEngine,
  session: Session,
  lab: Pick<LabPack, 'accounts' | 'seed'>,
): Acts {
  const rules = toWorldRules(lab.seed.world);
  const jar = createCookieJar();
  const browsers = new Map<string, Browser>();

  /** Made and signed in when it is first used. */
  function browserOf(account: string): Browser {
    const known = browsers.get(account);
    if (known !== undefined) return known;
    const browser = engine.browse(session);
    if (account !== '') {
      const victim = toVictims(rules, lab.accounts).find(({ user }) => user === account);
      if (victim === undefined) throw new Error(`${account} does not follow links in this lab`);
      if (!browser.signIn(rules.signIn, victim.user, victim.password))
        throw new Error(`${victim.name} could not sign in`);
    }
    browsers.set(account, browser);
    return browser;
  }

  function lead(account: string, open: (browser: Browser) => { url: string }): ActResult {
    const browser = browserOf(account);
    const from = browser.exchanges().length;
    const { url } = open(browser);
    const exchanges = browser.exchanges().slice(from);
    return { exchanges, url, brings: (flag) => exchanges.some((hop) => carriesFlag(hop, flag)) };
  }

  const acts: Acts = {
    request(request, follow) {
      const exchanges = browse(session, jar, request, follow ? MAX_REDIRECTS : 0);
      const url = exchanges.at(-1)?.request.url ?? request.url;
      return { exchanges, url, brings: (flag) => exchanges.some((hop) => showsFlag(hop, flag)) };
    },
    visit: (account, url) => lead(account, (browser) => browser.visit(url)),
    visitAttacker: (account, html) => lead(account, (browser) => browser.visitAttacker(html)),
    repeat(entry) {
      if ('method' in entry) return acts.request(entry, true);
      return 'html' in entry
        ? acts.visitAttacker(entry.victim, entry.html)
        : acts.visit(entry.victim, entry.url);
    },
    cookies: () => [...new Map(jar.list().map(({ name, value }) => [name, { name, value }])).values()],
    setCookie: (name, value) => jar.set(name, value),
    deleteCookie: (name) => jar.delete(name),
    hasEditedCookies: () => jar.isEdited(),
    close() {
      for (const browser of browsers.values()) browser.close();
      browsers.clear();
    },
  };
  return acts;
}
