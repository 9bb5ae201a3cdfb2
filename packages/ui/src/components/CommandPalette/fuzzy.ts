export interface FuzzyMatch {
  /** Higher is better. */
  score: number;
  /** Positions of the matched characters in the text. */
  at: readonly number[];
}

const WORD_START = 8;
const IN_A_ROW = 5;
const GAP = -1;

const isStart = (signs: string, at: number) => at === 0 || /[\s/._-]/.test(signs[at - 1] ?? '');

/** Whether the characters of a query occur in a text in order, and how well: word starts and runs count most. */
export function matchFuzzy(query: string, text: string): FuzzyMatch | undefined {
  const wanted = query.toLowerCase().replaceAll(/\s+/g, '');
  if (wanted === '') return { score: 0, at: [] };
  const signs = text.toLowerCase();
  const whole = signs.indexOf(query.toLowerCase().trim());
  if (whole >= 0) {
    const at = Array.from({ length: query.trim().length }, (_, index) => whole + index);
    return {
      score: wanted.length * (WORD_START + IN_A_ROW) + (isStart(signs, whole) ? WORD_START : 0) - whole,
      at,
    };
  }
  return walk(wanted, signs);
}

function walk(wanted: string, signs: string): FuzzyMatch | undefined {
  const at: number[] = [];
  let score = 0;
  let from = 0;
  for (const sign of wanted) {
    const next = findNext(sign, signs, from);
    if (next < 0) return undefined;
    const before = at.at(-1);
    if (isStart(signs, next)) score += WORD_START;
    else if (before === next - 1) score += IN_A_ROW;
    else score += GAP;
    at.push(next);
    from = next + 1;
  }
  return { score: score - signs.length / 100, at };
}

/** The next position of a character: the one that continues a run, else one that begins a word, else the first. */
function findNext(sign: string, signs: string, from: number): number {
  if (from > 0 && signs[from] === sign) return from;
  for (let at = from; at < signs.length; at += 1) if (signs[at] === sign && isStart(signs, at)) return at;
  return signs.indexOf(sign, from);
}
