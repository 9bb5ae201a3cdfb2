/** A part of a file that people read, from `start` to before `end`. */
export interface Part {
  start: number;
  end: number;
}

/** Spaces in place of every character, so that lines and columns stay. */
export const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** The text with spaces outside of the parts. */
export function keepParts(text: string, parts: readonly Part[]): string {
  let kept = '';
  for (const { start, end } of parts.toSorted((a, b) => a.start - b.start))
    kept += blank(text.slice(kept.length, start)) + text.slice(start, end);
  return kept + blank(text.slice(kept.length));
}

export const toPart = ({ 0: found, index }: RegExpExecArray): Part => ({
  start: index,
  end: index + found.length,
});

/** Two words in a row: a name or a key has none. */
export const isPhrase = (text: string) => /[a-z] [a-z]/i.test(text);
