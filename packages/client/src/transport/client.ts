import {
  type Endpoint,
  type InputOf,
  type OutputOf,
  readReplyOutput,
  replyEnvelope,
} from '@drawbridge/contracts';
import { type Signal, signal } from '@preact/signals-react';
import * as z from 'zod/mini';
import type { LogError } from '../notices.ts';
import { ApiProblem, renewToken, toApiProblem } from './api-problem.ts';
import type { RawReply } from './raw-reply.ts';
import { createShared } from './share.ts';
import type { RenewedToken, TokenSource } from './token-source.ts';
import type { Transport } from './transport.ts';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /**
   * A call that no page waits for, such as saving or polling: it does not show the global overlay.
   * @see GEN-19, GEN-21
   */
  background?: boolean;
  /** A 401 is an ordinary answer: no refresh, and the session continues. */
  isFinal?: boolean;
  /** The request completes even if the page unloads. */
  keepalive?: boolean;
  /** Receives each part of the result while it is computed, for an endpoint that has parts. */
  onPart?: (part: unknown) => void;
}

export interface CallResult<E extends Endpoint> {
  data: OutputOf<E>;
  /** The server's message, which can be shown to people. */
  message: string;
}

/** Sends a call; throws `ApiProblem`. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: CallOptions,
) => Promise<OutputOf<E>>;

export interface ApiClient {
  call: Call;
  /** The same, with the server's message. */
  callWithMessage<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ): Promise<CallResult<E>>;
}

export interface ClientOptions {
  transport: Transport;
  tokens: TokenSource;
  /** Number of foreground calls in progress. @see GEN-19 */
  pending?: Signal<number>;
  /** Becomes true when a call is refused because the company requires a second factor. */
  wantsSecondFactor?: Signal<boolean>;
  /** Receives replies that break their contract. */
  logError?: LogError;
  /** Receives each successful call. */
  onReply?: OnReply;
}

/** A successful call, as its endpoint declares it. */
export type OnReply = (reply: { endpoint: Endpoint; input: unknown; data: unknown }) => void;

/**
 * A call is sent at most three times: with a token that was since replaced, with its replacement, and with a refreshed
 * one.
 */
const MAX_REPEATS = 2;

/** The only field read from an answer without our envelope. */
const foreignReply = z.object({ message: z.string() });

export function createClient(options: ClientOptions): ApiClient {
  const { transport, tokens, pending = signal(0), logError = () => undefined } = options;
  tokens.prepare?.();
  /** One refresh for all waiting calls, whatever their base. @see ERR-2, ERR-6 */
  const refreshOnce = createShared((used: string | undefined) => renewToken(tokens, used));

  function readReply(
    endpoint: Endpoint,
    { status, body, retryAfterSeconds }: RawReply,
  ): CallResult<Endpoint> {
    const envelope = replyEnvelope.safeParse(body);
    if (!envelope.success) {
      const { data = { message: '' } } = foreignReply.safeParse(body);
      if (status >= 400) throw toApiProblem(status, data, retryAfterSeconds);
      logError(`${endpoint.name}: not a reply`, envelope.error);
      throw new ApiProblem('bad_reply', { status });
    }
    if (status >= 400 || !envelope.data.success) throw toApiProblem(status, envelope.data, retryAfterSeconds);
    const data = endpoint.output.safeParse(readReplyOutput(endpoint, envelope.data));
    if (!data.success) {
      logError(`${endpoint.name}: the reply breaks its contract`, data.error);
      throw new ApiProblem('bad_reply', { status });
    }
    return { data: data.data, message: envelope.data.message };
  }

  /** Skips a part that breaks its contract, because the reply contains everything. */
  const toPartReader = (endpoint: Endpoint, onPart: (part: unknown) => void) => (part: unknown) => {
    const parsed = endpoint.part?.safeParse(part);
    if (parsed?.success) onPart(parsed.data);
    else logError(`${endpoint.name}: a part breaks its contract`, parsed?.error);
  };

  async function callWithRefresh(
    endpoint: Endpoint,
    input: Record<string, unknown>,
    callOptions: CallOptions,
  ) {
    const isPublic = endpoint.access === 'public';
    // No await without need, so that the request is sent before this returns.
    if (!isPublic && tokens.ready) await tokens.ready();
    let used: string | undefined = isPublic ? undefined : tokens.token();
    let isFresh = false;
    for (let repeats = 0; ; repeats += 1) {
      const answer = await transport(endpoint, input, used, {
        ...callOptions,
        onPart: endpoint.part && callOptions.onPart && toPartReader(endpoint, callOptions.onPart),
      });
      try {
        const result = readReply(endpoint, answer);
        options.onReply?.({ endpoint, input, data: result.data });
        return result;
      } catch (error) {
        if (
          error instanceof ApiProblem &&
          error.code === 'second_factor_required' &&
          options.wantsSecondFactor
        )
          options.wantsSecondFactor.value = true;
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

  /** Returns the token for repeating a refused call. Only the current token is refreshed. @see ERR-1, ERR-3 */
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
    callWithMessage,
    call: async (endpoint, input, callOptions) => (await callWithMessage(endpoint, input, callOptions)).data,
  };
}
