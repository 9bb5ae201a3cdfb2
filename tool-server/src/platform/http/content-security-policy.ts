import { takeRandomBytes } from '../secret/random.ts';

/** The one style attribute that is set at run time: the code editor's `tab-size: 4;`. A hash allows only this. */
const EDITOR_TAB_SIZE = "'sha256-gvGMDkamGFbWvFbvQSMvrp3WygMdkaEUx0f5IRRrpWM='";

/** Origins other than our own. */
export interface OtherOrigins {
  /** Our pages call them, and show their pictures: service bases that are served elsewhere. */
  connect: readonly string[];
  /** Our pages frame them: the review form. */
  frame: readonly string[];
  /** The chat service: our pages run its script, which calls, frames and shows its own origin. */
  chat?: string | undefined;
  /** Our own pages frame this one, besides those that are named. */
  isFramedByUs?: boolean;
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

/** Who may frame a page: those at these addresses, or anyone. Only a page without controls allows anyone. */
export type Framers = readonly string[] | 'anyone';

/** The directive for it. `own`: sources that our own code writes, our own pages among them, as they are. */
export function toFrameAncestors(framers: Framers, own: readonly string[] = []): string {
  if (framers === 'anyone') return 'frame-ancestors *';
  const sources = framers.map(toSource).filter((source) => source !== undefined);
  const all = new Set([...own, ...sources]);
  return `frame-ancestors ${all.size > 0 ? [...all].join(' ') : "'none'"}`;
}

/**
 * A text becomes markup or the address of a script only by these: DOMPurify, and the one that allows the lab's worker.
 * @see packages/labs/src/engine/page/page.ts
 */
const TRUSTED_TYPES: readonly [string, readonly string[]][] = [
  ['require-trusted-types-for', ["'script'"]],
  ['trusted-types', ['dompurify', 'default']],
];

/** The policy before and after the nonce. */
function toPolicy(
  framers: readonly string[],
  { connect, frame, chat, isFramedByUs = false }: OtherOrigins,
): [string, string] {
  const forChat = chat === undefined ? [] : [chat];
  const directives: [string, readonly string[]][] = [
    // Every directive that fetches is named below. What is left are hints (`prefetch`), which Firefox judges by this one.
    ['default-src', ["'self'"]],
    ['object-src', ["'none'"]],
    ['script-src', ["'self'", "'wasm-unsafe-eval'", ...forChat]],
    ['worker-src', ["'self'"]],
    ['style-src', ["'self'", "'nonce-\n'", "'unsafe-hashes'", EDITOR_TAB_SIZE]],
    ['img-src', ["'self'", 'data:', ...connect, ...forChat]],
    ['font-src', ["'self'"]],
    // Videos and their captions, which the main base serves.
    ['media-src', ["'self'", ...connect]],
    ['connect-src', ["'self'", ...connect, ...forChat]],
    ['frame-src', ["'self'", ...frame, ...forChat]],
    ['form-action', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['manifest-src', ["'self'"]],
    // The chat's script is not ours and sets markup as it likes.
    ...(chat === undefined ? TRUSTED_TYPES : []),
  ];
  const ancestors = toFrameAncestors(framers, isFramedByUs ? ["'self'"] : []);
  return [...directives.map(([name, values]) => `${name} ${values.join(' ')}`), ancestors]
    .join('; ')
    .split('\n') as [string, string];
}

export interface PageHeaders {
  /** Carried by the page's few inline styles (the editor makes its style element at run time). */
  nonce: string;
  headers: Record<string, string>;
}

/** Headers of our pages. No other page may frame them unless named. @see LTI-22 */
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
        // An address may hold an ltik: it is never sent as a referrer. @see LTI-24
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      },
    };
  };
}

/** What a response may do that is no page of ours, should a browser show or frame it. A page replaces this. @see ASVS 3.4.6 */
export const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";

/**
 * Of a built file. A script that is a worker runs under the policy it came with: the lab's worker compiles and loads from
 * here, and reaches nothing else. The styles are those inside of a picture.
 */
export const FILE_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";
