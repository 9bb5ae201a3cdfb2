import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { takeRandomBytes } from '../secret/random.ts';

/** The one style attribute that is set at run time: the code editor's `tab-size: 4;`. A hash allows it and nothing else. */
const EDITOR_TAB_SIZE = "'sha256-gvGMDkamGFbWvFbvQSMvrp3WygMdkaEUx0f5IRRrpWM='";

/** Origins besides our own. */
export interface OtherOrigins {
  /** Our pages call them: service bases that live elsewhere. */
  connect: readonly string[];
  /** Our pages frame them: the review form. */
  frame: readonly string[];
  /** Our pages run its script and it calls, frames and shows its own: the chat service. */
  chat?: string | undefined;
}

const SOURCE = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/;

/**
 * Scheme, host and port of an address, if they are plain. Addresses of tenants become part of a policy, and a host may
 * legally hold `;`, `,`, `'` and `*`: what could be read as anything but one source is left out.
 */
export function toSource(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host } = new URL(address);
  const source = `${protocol}//${host}`;
  return SOURCE.test(source) ? source : undefined;
}

/** Who may frame a page: those at these addresses, or anyone. Only a page without controls is for anyone. */
export type Framers = readonly string[] | 'anyone';

/** The directive that says so. `own`: our own pages may frame it as well. */
export function toFrameAncestors(framers: Framers, own: readonly "'self'"[] = []): string {
  if (framers === 'anyone') return 'frame-ancestors *';
  const sources = framers.map(toSource).filter((source) => source !== undefined);
  const all = new Set([...own, ...sources]);
  return `frame-ancestors ${all.size > 0 ? [...all].join(' ') : "'none'"}`;
}

/** The policy as it stands before and after the nonce. */
function toPolicy(framers: readonly string[], { connect, frame, chat }: OtherOrigins): [string, string] {
  const forChat = chat === undefined ? [] : [chat];
  const directives: [string, readonly string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", "'wasm-unsafe-eval'", ...forChat]],
    ['worker-src', ["'self'"]],
    ['style-src', ["'self'", "'nonce-\n'", "'unsafe-hashes'", EDITOR_TAB_SIZE]],
    ['img-src', ["'self'", 'data:', ...forChat]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...connect, ...forChat]],
    ['frame-src', ["'self'", ...frame, ...forChat]],
    ['form-action', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['manifest-src', ["'self'"]],
  ];
  return [...directives.map(([name, values]) => `${name} ${values.join(' ')}`), toFrameAncestors(framers)]
    .join('; ')
    .split('\n') as [string, string];
}

export interface PageHeaders {
  /** Carried by the page's few inline styles (the editor makes its style element at run time). */
  nonce: string;
  headers: Record<string, string>;
}

/** Headers of our pages. Nobody may frame a page unless named. @see LTI-22 */
export function createPageHeaders(others: OtherOrigins): (framers: readonly string[]) => PageHeaders {
  // The addresses of a platform are the same array until they are read again.
  const policies = new WeakMap<readonly string[], [string, string]>();
  return (framers) => {
    const policy = policies.get(framers) ?? toPolicy(framers, others);
    policies.set(framers, policy);
    const nonce = takeRandomBytes(16).toString('base64');
    const [before, after] = policy;
    return {
      nonce,
      headers: {
        'content-security-policy': before + nonce + after,
        // An address may hold an ltik: it is sent nowhere. @see LTI-24
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      },
    };
  };
}

const COMMON = {
  contentSecurityPolicy: false,
  // A launch opens us inside another site's frame, and in a window it keeps a handle on.
  crossOriginOpenerPolicy: false,
  crossOriginResourcePolicy: false,
  // The lab preview shares our address and must not share our process: it cannot be keyed to our origin.
  originAgentCluster: false,
  referrerPolicy: { policy: 'no-referrer' },
  // Framing is governed by frame-ancestors, which knows more than one origin.
  xFrameOptions: false,
} as const;

/** Headers of every answer, page or not. Helmet says once what they are: none depends on the request. */
export function createCommonHeaders(options: { hsts: boolean }): RequestHandler {
  const headers: [string, string][] = [];
  const recorder = {
    setHeader: (name: string, value: string) => void headers.push([name, value]),
    removeHeader: () => undefined,
  } as unknown as ServerResponse;
  helmet({ ...COMMON, strictTransportSecurity: options.hsts })({} as IncomingMessage, recorder, (error) => {
    if (error) throw error as Error;
  });
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}
