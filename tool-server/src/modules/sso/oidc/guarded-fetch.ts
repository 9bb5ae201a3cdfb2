import type { CustomFetch } from 'openid-client';
import type { Send } from '../../../platform/http/send.ts';

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 262_144;
const KEPT_HEADERS = ['content-type', 'www-authenticate', 'cache-control', 'date'];

/** A body as the library makes it: a form, or none. */
const toBody = (body: unknown) =>
  body === undefined || body === null ? undefined : String(body as string | URLSearchParams);

/**
 * The library's calls through the one guarded way out: no private addresses in production, no redirects, a time-out,
 * a size cap. What is addressed to ourselves (the local provider) goes to where this process listens, whatever
 * PUBLIC_URL says.
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
    const text = toBody(body);
    const answer = await send({
      url: toTarget(url),
      method,
      headers,
      ...(text === undefined ? {} : { body: text }),
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
    });
    const kept = KEPT_HEADERS.flatMap((name) => {
      const value = answer.headers[name];
      return typeof value === 'string' ? [[name, value] as [string, string]] : [];
    });
    return new Response([204, 205, 304].includes(answer.status) ? null : answer.text, {
      status: answer.status,
      headers: kept,
    });
  };
}
