import {
  asId,
  type Endpoint,
  fileOutput,
  isProblemCode,
  PROBLEMS,
  type ProblemCode,
  toBaseAddresses,
  toReplyFields,
} from '@drawbridge/contracts';
import type { ApiClient } from '../transport/client.ts';
import { connectClient } from '../transport/connect-client.ts';
import { PARTS_TYPE } from '../transport/read-parts.ts';
import type { TokenSource } from '../transport/token-source.ts';

/** Answer of a fake endpoint: data, a problem code, 'offline', or no answer at all ('hang'). */
export type FakeAnswer =
  | {
      data: unknown;
      message?: string /** Parts that are sent first, one after the other. */;
      parts?: readonly unknown[];
    }
  | {
      problem: ProblemCode;
      retryAfterSeconds?: number;
      /** Replaces the problem's own message. */
      message?: string;
      errors?: Record<string, string>;
    }
  | 'offline'
  | 'hang';
export type FakeHandler = (input: Record<string, unknown>) => FakeAnswer | Promise<FakeAnswer>;

export interface FakeServer {
  client: ApiClient;
  /** Answers the calls of a page composed by `createDrawbridge`, at `FAKE_ORIGIN`. */
  fetch: typeof globalThis.fetch;
  /** Every call made so far: endpoint name and input. */
  calls: { name: string; input: Record<string, unknown> }[];
  /** The token of each call. */
  carried: (string | null)[];
  /** Changes how an endpoint answers from now on. */
  on(endpoint: Endpoint, handler: FakeHandler): void;
}

export const FAKE_ORIGIN = 'https://fake.test';

/** A session that never ends. */
export const FAKE_TOKENS: TokenSource = {
  token: () => 'fake',
  successor: () => undefined,
  refresh: () => Promise.resolve(undefined),
  refused: () => undefined,
};

/** Answers with the same endpoints as the real server, so that a story fails when its data breaks the contract. */
export function createFakeServer(
  handlers: readonly (readonly [Endpoint, FakeHandler])[] = [],
  tokens: TokenSource = FAKE_TOKENS,
): FakeServer {
  const routes: [Endpoint, FakeHandler][] = handlers.map(([endpoint, handler]) => [endpoint, handler]);
  const calls: FakeServer['calls'] = [];
  const carried: FakeServer['carried'] = [];

  const respond = (status: number, body: unknown, headers: Record<string, string> = {}) =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });

  async function fakeFetch(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address);
    const found = routes.find(
      ([endpoint]) => endpoint.method === init.method && toPattern(endpoint).test(url.pathname),
    );
    if (!found)
      return respond(404, { success: false, code: 'not_found', message: 'no fake handler', data: null });
    const [endpoint, handle] = found;
    const input = {
      ...(typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {}),
      ...Object.fromEntries(url.searchParams),
      ...toPattern(endpoint).exec(url.pathname)?.groups,
    };
    calls.push({ name: endpoint.name, input });
    carried.push(new Headers(init.headers).get('authorization'));
    const given = await handle(input);
    if (given === 'offline') throw new TypeError('Failed to fetch');
    if (given === 'hang')
      return new Promise((_, reject) => {
        const cancel = () => reject(init.signal?.reason);
        if (init.signal?.aborted) cancel();
        init.signal?.addEventListener('abort', cancel);
      });
    if ('problem' in given && isProblemCode(given.problem)) {
      const { status, message } = PROBLEMS[given.problem];
      const body = {
        success: false,
        code: given.problem,
        message: given.message ?? message,
        data: null,
        ...(given.errors ? { errors: given.errors } : {}),
        ...(status >= 500 ? { incident: asId('7d1f') } : {}),
      };
      const seconds = given.retryAfterSeconds;
      return respond(status, body, seconds === undefined ? {} : { 'retry-after': String(seconds) });
    }
    if ('parts' in given && given.parts && new Headers(init.headers).get('accept')?.includes(PARTS_TYPE))
      return respondInParts(given.parts, {
        success: true,
        message: given.message ?? '',
        ...toReplyFields(endpoint, given.data),
      });
    if (endpoint.isFile && 'data' in given) {
      const { bytes, media_type, file_name } = fileOutput.parse(given.data);
      const headers = {
        'content-type': media_type,
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file_name)}`,
      };
      return new Response(bytes, { headers });
    }
    return respond(200, {
      success: true,
      message: ('message' in given && given.message) || '',
      ...toReplyFields(endpoint, 'data' in given ? given.data : null),
    });
  }

  return {
    calls,
    carried,
    on(endpoint, handler) {
      const at = routes.findIndex(([known]) => known.name === endpoint.name);
      if (at >= 0) routes[at] = [endpoint, handler];
      else routes.push([endpoint, handler]);
    },
    fetch: fakeFetch as typeof fetch,
    client: connectClient({
      bases: toBaseAddresses(FAKE_ORIGIN),
      fetch: fakeFetch as typeof fetch,
      tokens,
    }),
  };
}

/** Pause between two parts, so that a page shows each of them. */
const PART_MS = 60;

function respondInParts(parts: readonly unknown[], reply: object): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(stream) {
      for (const part of parts) {
        stream.enqueue(encoder.encode(`${JSON.stringify({ part })}\n`));
        await new Promise((resolve) => setTimeout(resolve, PART_MS));
      }
      stream.enqueue(encoder.encode(`${JSON.stringify(reply)}\n`));
      stream.close();
    },
  });
  return new Response(body, { status: 200, headers: { 'content-type': PARTS_TYPE } });
}

function toPattern({ base, path }: Endpoint): RegExp {
  return new RegExp(`^/api/${base}/${path.replaceAll(/:([a-z_]+)/g, '(?<$1>[^/]+)')}$`);
}
