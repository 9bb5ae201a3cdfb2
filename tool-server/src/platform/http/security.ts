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

/** The policy as it stands before and after the nonce. */
function toPolicy(
  frameAncestors: readonly string[],
  { connect, frame, chat }: OtherOrigins,
): [string, string] {
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
    ['frame-ancestors', frameAncestors.length > 0 ? ["'self'", ...frameAncestors] : ["'none'"]],
  ];
  return directives
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
    .split('\n') as [string, string];
}

export interface PageHeaders {
  /** Carried by the page's few inline styles (the editor makes its style element at run time). */
  nonce: string;
  headers: Record<string, string>;
}

/** Headers of our pages. Nobody may frame a page unless named. @see LTI-22 */
export function createPageHeaders(others: OtherOrigins): (frameAncestors: readonly string[]) => PageHeaders {
  let kept: { frameAncestors: readonly string[]; policy: [string, string] } | undefined;
  return (frameAncestors) => {
    // The list of platforms is the same array until it is read again.
    if (kept?.frameAncestors !== frameAncestors)
      kept = { frameAncestors, policy: toPolicy(frameAncestors, others) };
    const nonce = takeRandomBytes(16).toString('base64');
    const [before, after] = kept.policy;
    return {
      nonce,
      headers: {
        'content-security-policy': before + nonce + after,
        // An address may hold an ltik: it goes to nobody. @see LTI-24
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
