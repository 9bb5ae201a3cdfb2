/** The target of an address, relative to the page that contains it. */
export type Resolved =
  | { isInside: true; url: string; isFragment: boolean }
  | { isInside: false; isScript: boolean };

/** A host that no lab uses: an address with another host is outside the lab. */
const BASE = 'https://lab.invalid';

export function resolveAddress(wanted: string, current: string): Resolved {
  const base = new URL(current, BASE);
  const text = wanted.trim();
  if (!URL.canParse(text, base)) return { isInside: false, isScript: false };
  const target = new URL(text, base);
  if (target.origin !== BASE) return { isInside: false, isScript: target.protocol === 'javascript:' };
  return { isInside: true, url: target.pathname + target.search, isFragment: text.startsWith('#') };
}
