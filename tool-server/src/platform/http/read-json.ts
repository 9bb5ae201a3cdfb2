const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The value of a JSON text; undefined for what is no JSON. The message of the parser, which quotes the text, is dropped.
 * RFC 8259 8.1: a byte order mark before it may be ignored.
 */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
