/** Up to two letters of a name: first and last word. `?` for no name. */
export function toInitials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0];
  if (first === undefined) return '?';
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last]
    .map((word) => (word === undefined ? '' : (firstLetter(word) ?? '')))
    .join('')
    .toLocaleUpperCase();
}

/** By grapheme: half an emoji or a bare accent is no letter. */
function firstLetter(word: string): string | undefined {
  const [first] = new Intl.Segmenter().segment(word);
  return first?.segment;
}
