import {
  type BaseAddresses,
  type Endpoint,
  type FileOutput,
  PATH_FIELD,
  toPathFields,
} from '@drawbridge/contracts';
import { ApiProblem } from './api-problem.ts';
import type { RawReply } from './raw-reply.ts';
import { PARTS_TYPE, readParts } from './read-parts.ts';

/** Sends one request; throws `canceled` or `offline` if no reply arrives. */
export type Transport = (
  endpoint: Endpoint,
  input: Record<string, unknown>,
  token: string | undefined,
  options: TransportOptions,
) => Promise<RawReply>;

export interface TransportOptions {
  signal?: AbortSignal | undefined;
  keepalive?: boolean;
  /** Receives the parts of the result as they arrive, for an endpoint that has parts. */
  onPart?: ((part: unknown) => void) | undefined;
}

const TIMEOUT_MS = 20_000;
/**
 * For streamed replies, which are read while they are computed, and for files, which take as long as the connection
 * needs.
 */
const LONG_TIMEOUT_MS = 60_000;
/** An input with this limit or more contains a file. */
const FILE_BYTES = 1_000_000;

const isOfFiles = ({ isFile, maxBodyBytes = 0 }: Endpoint) => isFile === true || maxBodyBytes > FILE_BYTES;

export function createTransport(bases: BaseAddresses, send: typeof globalThis.fetch): Transport {
  return async (endpoint, input, token, options) => {
    const { url, init } = toRequest(bases[endpoint.base], endpoint, input, token);
    const { onPart } = options;
    const timeout = AbortSignal.timeout(onPart || isOfFiles(endpoint) ? LONG_TIMEOUT_MS : TIMEOUT_MS);
    const headers = new Headers(init.headers);
    if (onPart) headers.set('accept', `${PARTS_TYPE}, application/json`);
    const signals = options.signal ? [options.signal, timeout] : [timeout];
    try {
      const response = await send(url, {
        ...init,
        headers,
        signal: AbortSignal.any(signals),
        ...(options.keepalive ? { keepalive: true } : {}),
      });
      if (onPart && response.headers.get('content-type')?.startsWith(PARTS_TYPE))
        return await readParts(response, onPart);
      return {
        status: response.status,
        body: endpoint.isFile && response.ok ? await readFile(response) : parseJson(await response.text()),
        retryAfterSeconds: toSeconds(response.headers.get('retry-after')),
      };
    } catch (error) {
      if (options.signal?.aborted) throw new ApiProblem('canceled', { cause: error });
      throw new ApiProblem('offline', { cause: error });
    }
  };
}

/** Wraps a file in the envelope of every other reply. */
async function readFile(response: Response): Promise<unknown> {
  const disposition = response.headers.get('content-disposition') ?? '';
  const [, encoded, plain] = /filename\*=UTF-8''([^;]+)|filename="?([^";]+)"?/.exec(disposition) ?? [];
  const data: FileOutput = {
    file_name: encoded === undefined ? (plain ?? 'file') : decodeURIComponent(encoded),
    media_type: response.headers.get('content-type') ?? 'application/octet-stream',
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
  return { success: true, message: '', data };
}

/** Undefined if it is not JSON, such as a gateway's error page. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Seconds of a `retry-after` header; a date is ignored. */
function toSeconds(header: string | null): number | undefined {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : undefined;
}

/** Path and query accept only plain values; anything else is a programming error. */
function toText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  throw new TypeError('a path or query field must be a text, number or boolean');
}

/** URL, headers and body of a call: path fields in the path, query fields in the query, the rest in the body. */
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
