/** The value of a JSON text; undefined for what is no JSON. The message of the parser, which quotes the text, is dropped. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
