/** Checks in one pass without backtracking: the text can have millions of characters. */
export const isBase64 = (text: string): boolean =>
  text.length % 4 === 0 &&
  !/[^A-Za-z0-9+/]/.test(text.endsWith('==') ? text.slice(0, -2) : text.replace(/=$/, ''));

/** Number of bytes that a base64 text decodes to. */
export function toSizeBytes(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  return (base64.length / 4) * 3 - padding;
}
