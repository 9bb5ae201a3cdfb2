import type { LabResponse } from '../exchange.ts';

/** A browser's cookies for the one host a lab has. */
export interface CookieJar {
  header(): string;
  take(response: LabResponse): void;
  set(name: string, value: string): void;
  list(): Array<{ name: string; value: string }>;
}

const MAX_COOKIES = 50;

export function createCookieJar(): CookieJar {
  const cookies = new Map<string, string>();
  return {
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    take({ headers }) {
      for (const [key, line] of headers) {
        if (key !== 'set-cookie') continue;
        const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
        const at = pair.indexOf('=');
        if (at <= 0) continue;
        const expired = attributes.some((attribute) => /^max-age=(0|-)/i.test(attribute));
        if (expired) cookies.delete(pair.slice(0, at));
        else if (cookies.size < MAX_COOKIES) cookies.set(pair.slice(0, at), pair.slice(at + 1));
      }
    },
    set: (name, value) => {
      if (cookies.size < MAX_COOKIES) cookies.set(name, encodeURIComponent(value));
    },
    list: () => [...cookies].map(([name, value]) => ({ name, value })),
  };
}
