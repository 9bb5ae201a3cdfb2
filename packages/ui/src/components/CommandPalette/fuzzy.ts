export interface FuzzyMatch {
  /** Higher is better. */
  score: number;
  /** Positions of the matched characters in the text. */
  at: readonly number[];
}

const WORD_START = 8;
const IN_A_ROW = 5;
const GAP = -1;

const isStart = (characters: string, at: number) => at === 0 || /[\s/._-]/.test(characters[at - 1] ?? '');

/** Whether a query's characters occur in a text in order, and how well: word starts and runs count most. */
export function matchFuzzy(query: string, text: string): FuzzyMatch | undefined {
  const wanted = query.toLowerCase().replaceAll(/\s+/g, '');
  if (wanted === '') return { score: 0, at: [] };
  const characters = text.toLowerCase();
  const whole = characters.indexOf(query.toLowerCase().trim());
  if (whole >= 0) {
    const at = Array.from({ length: query.trim().length }, (_, index) => whole + index);
    return {
      score: wanted.length * (WORD_START + IN_A_ROW) + (isStart(characters, whole) ? WORD_START : 0) - whole,
      at,
    };
  }
  return walk(wanted, characters);
}

/**
 * How well a long text contains every word of a query as a whole: scattered characters would match any long text.
 * Scores below a whole match by `matchFuzzy` and above a scattered one.
 */
export function matchWords(query: string, text: string): number | undefined {
  const characters = text.toLowerCase();
  let score = 0;
  for (const word of query.toLowerCase().split(/\s+/).filter(Boolean)) {
    const at = characters.indexOf(word);
    if (at < 0) return undefined;
    score += word.length * WORD_START + (isStart(characters, at) ? IN_A_ROW : 0);
  }
  return score;
}

function walk(wanted: string, characters: string): FuzzyMatch | undefined {
  const at: number[] = [];
  let score = 0;
  let from = 0;
  for (const character of wanted) {
    const next = findNext(character, characters, from);
    if (next < 0) return undefined;
    const before = at.at(-1);
    if (isStart(characters, next)) score += WORD_START;
    else if (before === next - 1) score += IN_A_ROW;
    else score += GAP;
    at.push(next);
    from = next + 1;
  }
  return { score: score - characters.length / 100, at };
}

/**
 * The next position of a character: one that continues a run, otherwise one that begins a word, otherwise the first.
 */
function findNext(character: string, characters: string, from: number): number {
  if (from > 0 && characters[from] === character) return from;
  for (let at = from; at < characters.length; at += 1)
    if (characters[at] === character && isStart(characters, at)) return at;
  return characters.indexOf(character, from);
}
