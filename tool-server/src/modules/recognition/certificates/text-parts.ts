const words = new Intl.Segmenter('en', { granularity: 'word' });
/** Scripts that are written without spaces: a line ends between two words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Returns where the parts that stay on one line begin and end, for a text with single spaces. */
export function listParts(text: string): { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = [];
  let mayBreak = true;
  for (const { segment, index } of words.segment(text)) {
    const last = parts.at(-1);
    if (segment === ' ') mayBreak = true;
    else if (
      !last ||
      mayBreak ||
      (UNSPACED.test(segment) && UNSPACED.test(text.slice(last.start, last.end)))
    ) {
      parts.push({ start: index, end: index + segment.length });
      mayBreak = false;
    } else last.end = index + segment.length;
  }
  return parts;
}
