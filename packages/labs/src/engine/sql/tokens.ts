export type TokenKind = 'string' | 'number' | 'name' | 'quoted' | 'comment' | 'symbol';

export interface Token {
  kind: TokenKind;
  from: number;
  to: number;
}

const PATTERNS: ReadonlyArray<readonly [TokenKind, RegExp]> = [
  ['string', /'(?:[^']|'')*(?:'|$)/y],
  ['quoted', /"(?:[^"]|"")*(?:"|$)|`[^`]*(?:`|$)|\[[^\]]*(?:\]|$)/y],
  ['comment', /--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y],
  ['number', /\d[\w.]*/y],
  ['name', /[\p{L}_$@:?][\p{L}\p{N}_$]*/uy],
  ['symbol', /\|\||<>|[<>!=]=|\S/y],
];

/** Apps run the same few queries again and again. */
const seen = new Map<string, Token[]>();
const MAX_SEEN = 300;
const LONGEST_SEEN = 4_000;

/** Splits a statement the way SQLite's tokenizer does, as far as literals are concerned. */
export function toTokens(sql: string): Token[] {
  const known = seen.get(sql);
  if (known !== undefined) return known;
  const tokens: Token[] = [];
  let at = 0;
  while (at < sql.length) {
    const hit = /\s/.test(sql[at] ?? '') ? undefined : firstMatch(sql, at);
    if (hit !== undefined) tokens.push(hit);
    at = hit === undefined ? at + 1 : hit.to;
  }
  if (sql.length > LONGEST_SEEN) return tokens;
  if (seen.size >= MAX_SEEN) seen.clear();
  seen.set(sql, tokens);
  return tokens;
}

function firstMatch(sql: string, from: number): Token | undefined {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = from;
    const match = pattern.exec(sql);
    if (match !== null && match[0].length > 0) return { kind, from, to: from + match[0].length };
  }
  return undefined;
}

/** The statement without its literals and comments: two runs of one prepared statement have one shape. */
export function toShape(sql: string): string {
  return toTokens(sql)
    .filter((token) => token.kind !== 'comment')
    .map((token) =>
      token.kind === 'string' || token.kind === 'number' ? '?' : sql.slice(token.from, token.to),
    )
    .join(' ');
}

/** Too short to tell input from coincidence: a lone quote also delimits the author's own literals. */
const SHORTEST_INPUT = 3;

/** The inputs that occur in the statement as more than one literal or name: data that became SQL. */
export function findInjected(sql: string, inputs: readonly string[]): string[] {
  const tokens = toTokens(sql);
  return inputs.filter((input) => input.length >= SHORTEST_INPUT && crosses(sql, tokens, input));
}

function crosses(sql: string, tokens: readonly Token[], input: string): boolean {
  // Occurrences and tokens are both in order: each is passed once.
  let next = 0;
  for (let at = sql.indexOf(input); at >= 0; at = sql.indexOf(input, at + 1)) {
    const end = at + input.length;
    while ((tokens[next]?.to ?? Number.POSITIVE_INFINITY) < end) next += 1;
    if ((tokens[next]?.from ?? Number.POSITIVE_INFINITY) > at) return true;
  }
  return false;
}

/** A long statement is split anew each time: a millisecond for 4,000 characters. */
const SPLIT_CHARS_PER_TICK = 1_000;
/** Characters of the statement in which one input is looked for. */
const SEARCHED_CHARS_PER_TICK = 250_000;

/** Ticks that it takes to split a statement and to look for the inputs in it. */
export function toReadingTicks(sql: string, inputs: readonly string[]): number {
  const splitting = sql.length > LONGEST_SEEN ? sql.length / SPLIT_CHARS_PER_TICK : 0;
  return splitting + (sql.length * inputs.length) / SEARCHED_CHARS_PER_TICK;
}
