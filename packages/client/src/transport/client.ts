import {
  type BaseAddresses,
  type Endpoint,
  type InputOf,
  type OutputOf,
  PATH_FIELD,
  replyEnvelope,
  toPathFields,
} from '@drawbridge/contracts';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import * as z from 'zod/mini';
import { ApiProblem, toApiProblem } from './api-problem.ts';
import { createShared } from './share.ts';

/** A token to repeat a call with. */
export interface RenewedToken {
  token: string;
  /** It was refreshed just now, so a call that is refused with it too is not refreshed again. @see ERR-4 */
  isFresh: boolean;
}

/** Where tokens come from and what happens when the server no longer takes them. */
export interface TokenSource {
  token(): string | undefined;
  /** The token that has taken the place of the one that was used: with it the call is repeated, without a refresh. */
  successor(used: string | undefined): string | undefined;
  /**
   * A new token in place of the one that was used, or undefined when there is no way to get one. Called once for all
   * calls that wait. @see ERR-2
   */
  refresh(used: string | undefined): Promise<RenewedToken | undefined>;
  /** The server no longer takes the token that was used: the session is over. @see ERR-3, ERR-4 */
  refused(used: string | undefined): void;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Background calls do not raise the global overlay. @see GEN-21 */
  background?: boolean;
  /** A 401 is an answer like any other: no refresh, and the session goes on. */
  isFinal?: boolean;
  /** Is sent to its end although the page is left. */
  keepalive?: boolean;
}

export interface CallResult<E extends Endpoint> {
  data: OutputOf<E>;
  /** The server's message, fit to be shown. */
  message: string;
}

export interface ApiClient {
  /** Sends a call; throws `ApiProblem`. */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<OutputOf<E>>;
  /** The same with the server's message. */
  callWithMessage<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ): Promise<CallResult<E>>;
  /** How many foreground calls run. @see GEN-19 */
  pending: ReadonlySignal<number>;
}

export interface ClientOptions {
  bases: BaseAddresses;
  tokens: TokenSource;
  fetch?: typeof globalThis.fetch;
  /** Told of replies that break their contract. */
  logError?: (text: string, detail: unknown) => void;
}

const TIMEOUT_MS = 20_000;
/** A call is sent three times at most: with a token that was replaced meanwhile, with that one, with a fresh one. */
const MAX_REPEATS = 2;

/** All that is read of an answer that is not in our envelope. */
const foreignReply = z.object({ message: z.string() });

export function createClient(options: ClientOptions): ApiClient {
  const { bases, tokens, logError = () => undefined } = options;
  const send = options.fetch ?? ((...args: Parameters<typeof fetch>) => globalThis.fetch(...args));
  const pending = signal(0);
  /** One refresh for everybody who waits, of every base. @see ERR-2, ERR-6 */
  const refreshOnce = createShared((used: string | undefined) => tokens.refresh(used));

  async function exchange(
    endpoint: Endpoint,
    input: Record<string, unknown>,
    token: string | undefined,
    callOptions: CallOptions,
  ) {
    const { url, init } = toRequest(bases[endpoint.base], endpoint, input, token);
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const signals = callOptions.signal ? [callOptions.signal, timeout] : [timeout];
    try {
      const response = await send(url, {
        ...init,
        signal: AbortSignal.any(signals),
        ...(callOptions.keepalive ? { keepalive: true } : {}),
      });
      return {
        status: response.status,
        body: parseJson(await response.text()),
        retryAfterSeconds: toSeconds(response.headers.get('retry-after')),
      };
    } catch (error) {
      if (callOptions.signal?.aborted) throw new ApiProblem('canceled', { cause: error });
      throw new ApiProblem('offline', { cause: error });
    }
  }

  function readReply(
    endpoint: Endpoint,
    { status, body, retryAfterSeconds }: Awaited<ReturnType<typeof exchange>>,
  ): CallResult<Endpoint> {
    const envelope = replyEnvelope.safeParse(body);
    if (!envelope.success) {
      const { data = { message: '' } } = foreignReply.safeParse(body);
      if (status >= 400) throw toApiProblem(status, data, retryAfterSeconds);
      logError(`${endpoint.name}: not a reply`, envelope.error);
      throw new ApiProblem('bad_reply', { status });
    }
    if (status >= 400 || !envelope.data.success) throw toApiProblem(status, envelope.data, retryAfterSeconds);
    const data = endpoint.output.safeParse(envelope.data.data ?? {});
    if (!data.success) {
      logError(`${endpoint.name}: the reply breaks its contract`, data.error);
      throw new ApiProblem('bad_reply', { status });
    }
    return { data: data.data, message: envelope.data.message };
  }

  async function callWithRefresh(
    endpoint: Endpoint,
    input: Record<string, unknown>,
    callOptions: CallOptions,
  ) {
    const isPublic = endpoint.access === 'public';
    let used: string | undefined = isPublic ? undefined : tokens.token();
    let isFresh = false;
    for (let repeats = 0; ; repeats += 1) {
      const answer = await exchange(endpoint, input, used, callOptions);
      try {
        return readReply(endpoint, answer);
      } catch (error) {
        if (isPublic || callOptions.isFinal || !(error instanceof ApiProblem) || error.status !== 401)
          throw error;
        const next: RenewedToken | undefined =
          isFresh || repeats === MAX_REPEATS ? undefined : await renew(used, error);
        if (!next) {
          tokens.refused(used);
          throw error;
        }
        used = next.token;
        isFresh = next.isFresh;
      }
    }
  }

  /** What to repeat a refused call with. Only a token that is still the current one is refreshed. @see ERR-1, ERR-3 */
  async function renew(used: string | undefined, { code }: ApiProblem): Promise<RenewedToken | undefined> {
    const token = tokens.successor(used);
    if (token) return { token, isFresh: false };
    return code === 'token_expired' ? refreshOnce(used) : undefined;
  }

  async function callWithMessage<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    callOptions: CallOptions = {},
  ) {
    const isForeground = !callOptions.background;
    if (isForeground) pending.value += 1;
    try {
      return (await callWithRefresh(
        endpoint,
        input as Record<string, unknown>,
        callOptions,
      )) as CallResult<E>;
    } finally {
      if (isForeground) pending.value -= 1;
    }
  }

  return {
    pending,
    callWithMessage,
    call: async (endpoint, input, callOptions) => (await callWithMessage(endpoint, input, callOptions)).data,
  };
}

/** Undefined for what is not JSON, as the page of a gateway. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Seconds of a `retry-after` header; a date in it is left out. */
function toSeconds(header: string | null): number | undefined {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : undefined;
}

/** Path and query take plain values only; anything else is a mistake of the caller. */
function toText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  throw new TypeError('a path or query field must be a text, number or boolean');
}

/** Address, headers and body of a call: path fields in the path, query fields in the query, the rest in the body. */
export function toRequest(
  base: string,
  endpoint: Endpoint,
  input: Record<string, unknown>,
  token: string | undefined,
) {
  const rest = { ...input };
  const path = endpoint.path.replaceAll(PATH_FIELD, (_, name: string) =>
    encodeURIComponent(String(input[name])),
  );
  for (const name of toPathFields(endpoint.path)) delete rest[name];
  const inQuery = endpoint.method === 'GET' ? Object.keys(rest) : (endpoint.query ?? []);
  const query = new URLSearchParams();
  for (const name of inQuery) {
    if (rest[name] !== undefined) query.set(name, toText(rest[name]));
    delete rest[name];
  }
  const search = query.size > 0 ? `?${query}` : '';
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token) headers.authorization = token;
  const init: RequestInit = {
    method: endpoint.method,
    headers,
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-store',
  };
  if (endpoint.method !== 'GET') {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(rest);
  }
  return { url: `${base}/${path}${search}`, init };
}
