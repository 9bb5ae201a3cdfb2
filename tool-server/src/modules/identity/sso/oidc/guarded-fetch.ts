import type { CustomFetch } from 'openid-client';
import type { Send } from '../../../../platform/http/send.ts';

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 262_144;
const FORWARDED_HEADERS = ['content-type', 'www-authenticate', 'cache-control', 'date'];

/** The library sends forms, or nothing. */
function toText(body: unknown): string | undefined {
  if (body === undefined || body === null) return undefined;
  if (typeof body === 'string' || body instanceof URLSearchParams) return body.toString();
  throw new Error('only forms are sent to a provider');
}

/**
 * The library's requests through our guarded `send`: no private addresses in production, no redirects, a time-out, a
 * size limit. Requests to ourselves (the local provider) are sent to where this process listens, whatever PUBLIC_URL
 * is.
 */
export function createGuardedFetch(deps: {
  send: Send;
  own: { origin: string; address(): string | undefined } | undefined;
}): CustomFetch {
  const { send, own } = deps;

  function toTarget(url: string): string {
    const address = own?.address();
    return own && address && new URL(url).origin === own.origin
      ? url.replace(own.origin, () => address)
      : url;
  }

  return async (url, { method, headers, body }) => {
    if (method !== 'GET' && method !== 'POST') throw new Error(`no ${method} calls to a provider`);
    const text = toText(body);
    const answer = await send({
      url: toTarget(url),
      method,
      headers,
      ...(text === undefined ? {} : { body: text }),
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
    });
    const forwarded = FORWARDED_HEADERS.flatMap((name) => {
      const value = answer.headers[name];
      return typeof value === 'string' ? [[name, value] as [string, string]] : [];
    });
    return new Response([204, 205, 304].includes(answer.status) ? null : answer.text, {
      status: answer.status,
      headers: forwarded,
    });
  };
}
