const LONGEST = 60;

/** A name out of an address, fit to be shown: plain text of one short line, or none. @see ROUTE-16, ROUTE-17 */
export function toPlainName(text: string | null | undefined): string | undefined {
  const plain = (text ?? '')
    // Control and format characters: what would turn the line around or break it.
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = Array.from(plain);
  const short = letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : plain;
  return short || undefined;
}

/**
 * A part of the address as it was meant. The router decodes a path as a whole, which leaves `=` or `/` in a part
 * encoded; decoding what it gives once more would decode others twice.
 * @param index counted from 0 after the first slash
 */
export function readPathPart(index: number): string {
  const raw = location.pathname.split('/')[index + 1] ?? '';
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}
