/** A sentence of a lesson. */
export interface Sentence {
  /** Plain text. */
  text: string;
  /** Safe HTML: the text, with its code as `<code>`. */
  html: string;
  /** True in a note, or beside code that shows a fix. */
  isInFix: boolean;
}

/** Words of a paragraph, with its code and its stressed words told apart. */
export type Piece = { kind: 'text' | 'code' | 'strong'; text: string };

export const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Placeholders for code and emphasized words while sentences are split: a period within code ends no sentence. */
const PLACE = /\u{F0000}(\d+)\u{F0001}/gu;
const toPlace = (at: number) => `\u{F0000}${at}\u{F0001}`;
/** After the punctuation that ends a sentence, and before what begins one. */
const BOUNDARY = /(?<=[.!?][)"”’]?)\s+(?=[\p{Lu}\u{F0000}("“])/u;

/** Cuts a paragraph into its sentences. */
export function toSentences(pieces: readonly Piece[], isInFix: boolean): Sentence[] {
  const line = pieces
    .map((piece, at) => (piece.kind === 'text' ? piece.text : toPlace(at)))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return line.split(BOUNDARY).flatMap((cut) => {
    const text = cut.replaceAll(PLACE, (_, at: string) => pieces[Number(at)]?.text ?? '').trim();
    if (text === '') return [];
    const html = escapeText(cut).replaceAll(PLACE, (_, at: string) => {
      const piece = pieces[Number(at)];
      if (!piece) return '';
      return piece.kind === 'code' ? `<code>${escapeText(piece.text)}</code>` : escapeText(piece.text);
    });
    return [{ text, html, isInFix }];
  });
}
