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
