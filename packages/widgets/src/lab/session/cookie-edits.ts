import type { PreviewExchange } from '@drawbridge/labs/engine';

export interface Cookie {
  name: string;
  value: string;
}

/** Cookies the learner changed by hand, laid over those of the runner's browser. */
export interface CookieEdits {
  /** Null deletes. */
  set(name: string, value: string | null): void;
  /** What the app sets anew counts again. */
  take(hops: readonly PreviewExchange[]): void;
  over(cookies: readonly Cookie[]): Cookie[];
  isEmpty(): boolean;
  clear(): void;
}

export function createCookieEdits(): CookieEdits {
  const edits = new Map<string, string | null>();
  return {
    set: (name, value) => void edits.set(name, value),
    take(hops) {
      for (const { response } of hops)
        for (const [header, line] of response.headers)
          if (header === 'set-cookie') edits.delete(line.split('=')[0]?.trim() ?? '');
    },
    over(cookies) {
      const all = new Map(cookies.map(({ name, value }) => [name, value]));
      for (const [name, value] of edits)
        if (value === null) all.delete(name);
        else all.set(name, value);
      return [...all].map(([name, value]) => ({ name, value }));
    },
    isEmpty: () => edits.size === 0,
    clear: () => edits.clear(),
  };
}

export function toCookieHeader(cookies: readonly Cookie[]): string {
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
