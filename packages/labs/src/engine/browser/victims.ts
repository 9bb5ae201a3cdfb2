import type { Exchange } from '../exchange.ts';
import type { Browser } from './browser.ts';
import type { Exceeded } from './page.ts';
import type { AttackerFile } from './site-file.ts';

/** The victims' browsers of a test, by the name that the test chose. */
export interface Victims {
  /** Runs an operation of the test program: JSON in, JSON out. */
  call(json: string): string;
  /** Ends all pages. */
  close(): void;
  fuel(): number;
  /** The first limit that a page exceeded. */
  exceeded(): Exceeded | null;
}

export interface VictimsOptions {
  open(): Browser;
  signIn: { path: string; user: string; password: string };
  accounts: ReadonlyArray<{ user: string; password: string }>;
  /** For the learner's own attack, which may only send people somewhere and sees only what reaches the attacker. */
  attacker: boolean;
  /** Requests in the order they were made. */
  onExchanges(exchanges: Exchange[]): void;
}

const MAX_VICTIMS = 12;
const ATTACKER_OPS = new Set<unknown>(['sign-in', 'visit', 'attacker', 'host']);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A test is only half trusted: files are validated here. */
function toFiles(value: unknown): Record<string, AttackerFile> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([address, file]): [string, AttackerFile] => {
      if (!isRecord(file)) return [address, textOf(file)];
      const headers = isRecord(file['headers']) ? file['headers'] : {};
      return [
        address,
        {
          body: textOf(file['body']),
          ...(typeof file['type'] === 'string' ? { type: file['type'] } : {}),
          ...(typeof file['status'] === 'number' ? { status: file['status'] } : {}),
          headers: Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, textOf(text)])),
        },
      ];
    }),
  );
}

function toValues(value: unknown): Record<string, string> {
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)]))
    : {};
}

/** What reached the attacker's hosts. */
const toOutgoing = (events: unknown): unknown[] =>
  Array.isArray(events) ? events.filter((event) => isRecord(event) && event['kind'] === 'outgoing') : [];

export function createVictims({ open, signIn, accounts, attacker, onExchanges }: VictimsOptions): Victims {
  const browsers = new Map<string, Browser>();

  function browserOf(id: string): Browser {
    const known = browsers.get(id);
    if (known !== undefined) return known;
    if (browsers.size >= MAX_VICTIMS) throw new Error('a test has at most 12 victims');
    const made = open();
    browsers.set(id, made);
    return made;
  }

  function passwordOf(user: string, given: string): string {
    return given === '' || attacker
      ? (accounts.find((account) => account.user === user)?.password ?? given)
      : given;
  }

  function run(browser: Browser, call: Record<string, unknown>): unknown {
    const [first, second] = [textOf(call['first']), textOf(call['second'])];
    switch (call['op']) {
      case 'sign-in':
        return browser.signIn(signIn, first, passwordOf(first, second));
      case 'visit':
        return browser.visit(first);
      case 'attacker':
        return browser.visitAttacker(first, {
          ...(second === '' ? {} : { url: second }),
          files: toFiles(call['files']),
        });
      case 'host':
        browser.host(toFiles(call['files']));
        return null;
      case 'click':
        return browser.click(first);
      case 'fill':
        return browser.fill(first, second);
      case 'submit':
        return browser.submit(first, toValues(call['values']));
      case 'find':
        return browser.find(Number(call['page']), first);
      case 'all':
        return browser.all(Number(call['page']), first);
      case 'cookies':
        return browser.cookies();
      case 'user':
        return browser.user();
      default:
        throw new Error('no such call');
    }
  }

  return {
    call(json) {
      const call: unknown = JSON.parse(json);
      if (!isRecord(call)) throw new Error('no such call');
      const browser = browserOf(textOf(call['victim']));
      const from = browser.exchanges().length;
      try {
        if (!attacker) return JSON.stringify(run(browser, call));
        if (!ATTACKER_OPS.has(call['op'])) throw new Error('an attacker cannot do that');
        const seen = run(browser, call);
        return JSON.stringify(isRecord(seen) ? { outgoing: toOutgoing(seen['events']) } : seen);
      } finally {
        onExchanges(browser.exchanges().slice(from));
      }
    },
    close: () => {
      for (const browser of browsers.values()) browser.close();
    },
    exceeded: () =>
      [...browsers.values()].map((browser) => browser.exceeded()).find((found) => found !== null) ?? null,
    fuel: () => [...browsers.values()].reduce((sum, browser) => sum + browser.fuel(), 0),
  };
}
