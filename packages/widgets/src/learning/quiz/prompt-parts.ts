/**
 * A prompt is paragraphs, then code. The paragraphs name the question; code in a name would be read aloud in full each
 * time the question is entered. Blocks of rendered markdown follow each other, so it may be cut before one.
 */
export function splitPrompt(html: string): { words: string; code: string } {
  const at = html.indexOf('<pre');
  return at === -1 ? { words: html, code: '' } : { words: html.slice(0, at), code: html.slice(at) };
}
