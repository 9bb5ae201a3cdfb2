import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import type { WebUrl } from '../url/url.ts';
import { toBytes } from '../wasm/text.ts';
import { originOf, toUrl } from './urls.ts';

/** One violated policy: which directive decided, and whether it blocks or only reports. */
export interface Violation {
  directive: string;
  enforced: boolean;
}

/** The attributes of a piece of inline code. */
export interface InlineCode {
  kind: 'script' | 'attribute' | 'link' | 'style' | 'style-attribute';
  text: string;
  nonce: string;
  /** Inserted by the parser, not by a script. */
  parserMade: boolean;
}

export type LoadKind = 'script' | 'style' | 'image' | 'media' | 'font' | 'connect' | 'object' | 'frame';

/** The Content-Security-Policies of one page. Each is checked separately, as CSP3 defines. */
export interface Csp {
  add(text: string, enforced: boolean, inMeta?: boolean): void;
  inline(code: InlineCode): Violation[];
  load(kind: LoadKind, url: WebUrl, options?: { nonce?: string; parserMade?: boolean }): Violation[];
  evaluate(): Violation[];
  base(url: WebUrl): Violation[];
  form(url: WebUrl): Violation[];
  /** For a page in a frame: the origins around it. */
  ancestors(origins: string[]): Violation[];
  hasAncestors(): boolean;
  /** Tokens of `sandbox`, or null if no policy has one. */
  sandbox(): Set<string> | null;
  trustedTypes(): Violation[];
  /** A copy for a page that inherits these policies. */
  list(): Array<{ text: string; enforced: boolean }>;
}

interface Policy {
  directives: Map<string, string[]>;
  enforced: boolean;
  text: string;
}

const FALLBACKS: Record<string, string[]> = {
  'script-src-elem': ['script-src-elem', 'script-src', 'default-src'],
  'script-src-attr': ['script-src-attr', 'script-src', 'default-src'],
  'script-src': ['script-src', 'default-src'],
  'style-src-elem': ['style-src-elem', 'style-src', 'default-src'],
  'style-src-attr': ['style-src-attr', 'style-src', 'default-src'],
  'frame-src': ['frame-src', 'child-src', 'default-src'],
};
const LOADS: Record<LoadKind, string> = {
  script: 'script-src-elem',
  style: 'style-src-elem',
  image: 'img-src',
  media: 'media-src',
  font: 'font-src',
  connect: 'connect-src',
  object: 'object-src',
  frame: 'frame-src',
};
/** Directives that a policy in a `meta` element cannot have. */
const NOT_IN_META = ['frame-ancestors', 'sandbox', 'report-uri'];
const HASHES = { sha256, sha384, sha512 };

function toPolicy(text: string, enforced: boolean, inMeta: boolean): Policy {
  const directives = new Map<string, string[]>();
  for (const part of text.split(';')) {
    const [name = '', ...values] = part.trim().split(/\s+/);
    const key = name.toLowerCase();
    // The first directive of a name counts, later ones are ignored.
    if (key !== '' && !directives.has(key) && !(inMeta && NOT_IN_META.includes(key)))
      directives.set(key, values);
  }
  return { directives, enforced, text };
}

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const plainBase64 = (text: string) => text.replaceAll('-', '+').replaceAll('_', '/');

function hasHash(list: string[], text: string): boolean {
  return list.some((source) => {
    const [, name = '', wanted = ''] = /^'(sha256|sha384|sha512)-([\w+/=-]+)'$/i.exec(source) ?? [];
    const hash = HASHES[name.toLowerCase() as keyof typeof HASHES];
    return hash !== undefined && toBase64(hash(toBytes(text))) === plainBase64(wanted);
  });
}

const isWord = (list: string[], word: string) => list.some((source) => source.toLowerCase() === word);
const hasNonce = (list: string[], nonce: string) => nonce !== '' && list.includes(`'nonce-${nonce}'`);
const isStrict = (list: string[]) => isWord(list, "'strict-dynamic'");
const allowsInline = (list: string[]) =>
  isWord(list, "'unsafe-inline'") &&
  !isStrict(list) &&
  !list.some((source) => /^'(nonce-|sha\d+-)/i.test(source));

function schemeMatches(wanted: string, found: string): boolean {
  return (
    wanted === found || (wanted === 'http:' && found === 'https:') || (wanted === 'ws:' && found === 'wss:')
  );
}

/** Does a host or scheme source match this address? As in CSP3 6.7.2.8. */
export function matchesSource(source: string, url: WebUrl, self: string): boolean {
  const low = source.toLowerCase();
  const own = toUrl(self);
  if (low === '*')
    return ['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol) || own?.protocol === url.protocol;
  if (low === "'self'") return own !== null && originOf(url) === own.origin;
  if (low.startsWith("'")) return false;
  const scheme = /^([a-z][a-z0-9+.-]*:)$/.exec(low);
  if (scheme !== null) return schemeMatches(scheme[1] ?? '', url.protocol);
  const found = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*|(?:\*\.)?[a-z0-9.-]+)(?::(\d+|\*))?(\/[^?#]*)?$/i.exec(
    source,
  );
  if (found === null) return false;
  const [, wantedScheme, host = '', port, path] = found;
  if (
    !schemeMatches(`${(wantedScheme ?? own?.protocol.slice(0, -1) ?? 'https').toLowerCase()}:`, url.protocol)
  )
    return false;
  const wanted = host.toLowerCase();
  const hostFits =
    wanted === '*' ||
    (wanted.startsWith('*.') ? url.hostname.endsWith(wanted.slice(1)) : url.hostname === wanted);
  if (!hostFits || !(port === undefined ? url.port === '' : port === '*' || (url.port || '443') === port))
    return false;
  if (path === undefined || path === '/') return true;
  return path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path;
}

export function createCsp(self: string): Csp {
  const policies: Policy[] = [];

  /** Checks each policy that has the directive; `name` is the directive as the violation is reported. */
  function check(name: string, allows: (list: string[]) => boolean): Violation[] {
    const chain = FALLBACKS[name] ?? (name.endsWith('-src') ? [name, 'default-src'] : [name]);
    return policies.flatMap(({ directives, enforced }) => {
      const used = chain.find((entry) => directives.has(entry));
      const list = used === undefined ? undefined : directives.get(used);
      if (used === undefined || list === undefined || allows(list)) return [];
      return [{ directive: name, enforced }];
    });
  }
  const inList = (url: WebUrl) => (list: string[]) => list.some((source) => matchesSource(source, url, self));

  return {
    add(text, enforced, inMeta = false) {
      for (const one of text.split(',')) policies.push(toPolicy(one, enforced, inMeta));
    },
    inline({ kind, text, nonce, parserMade }) {
      if (kind === 'script' || kind === 'style')
        return check(
          kind === 'script' ? 'script-src-elem' : 'style-src-elem',
          (list) =>
            hasNonce(list, nonce) ||
            hasHash(list, text) ||
            allowsInline(list) ||
            (kind === 'script' && isStrict(list) && !parserMade),
        );
      const names = {
        attribute: 'script-src-attr',
        link: 'script-src-elem',
        'style-attribute': 'style-src-attr',
      };
      return check(
        names[kind],
        (list) => allowsInline(list) || (isWord(list, "'unsafe-hashes'") && hasHash(list, text)),
      );
    },
    load(kind, url, { nonce = '', parserMade = true } = {}) {
      if (kind !== 'script') return check(LOADS[kind], inList(url));
      return check('script-src-elem', (list) => {
        if (hasNonce(list, nonce)) return true;
        return isStrict(list) ? !parserMade : inList(url)(list);
      });
    },
    evaluate: () => check('script-src', (list) => isWord(list, "'unsafe-eval'")),
    base: (url) => check('base-uri', inList(url)),
    form: (url) => check('form-action', inList(url)),
    ancestors: (origins) =>
      check('frame-ancestors', (list) =>
        origins.every((origin) => {
          const url = toUrl(origin);
          return url !== null && inList(url)(list);
        }),
      ),
    hasAncestors: () =>
      policies.some(({ directives, enforced }) => enforced && directives.has('frame-ancestors')),
    sandbox() {
      const lists = policies.flatMap(({ directives, enforced }) =>
        enforced && directives.has('sandbox') ? [directives.get('sandbox') ?? []] : [],
      );
      const [first, ...others] = lists.map((list) => list.map((token) => token.toLowerCase()));
      if (first === undefined) return null;
      return new Set(first.filter((token) => others.every((list) => list.includes(token))));
    },
    trustedTypes: () => check('require-trusted-types-for', (list) => !isWord(list, "'script'")),
    list: () => policies.map(({ text, enforced }) => ({ text, enforced })),
  };
}
