/** A shell command line taken apart as `sh` would: enough for what people put into one, no functions, loops or arithmetic. */
export type Part =
  | { kind: 'text'; text: string; quoted: boolean }
  | { kind: 'variable'; name: string; quoted: boolean }
  | { kind: 'command'; script: Script; quoted: boolean };
export type Word = Part[];
export interface Redirect {
  op: '>' | '>>' | '<';
  target: Word;
}
export interface Simple {
  words: Word[];
  redirects: Redirect[];
}
export interface Step {
  /** Programs joined by `|`. */
  pipeline: Simple[];
  /** How the step before decides about this one. */
  after: ';' | '&&' | '||';
}
export type Script = Step[];

const MAX_DEPTH = 8;

/** Throws an `Error` in sh's words when a quote or bracket is left open. */
export function parseShell(text: string, depth = 0): Script {
  if (depth > MAX_DEPTH) throw new Error('sh: too many nested commands');
  const steps: Script = [];
  let simple: Simple = { words: [], redirects: [] };
  let pipeline: Simple[] = [];
  let after: Step['after'] = ';';
  let word: Word | null = null;
  let redirect: Redirect['op'] | null = null;
  let at = 0;

  function endWord(): void {
    if (word === null) return;
    if (redirect === null) simple.words.push(word);
    else simple.redirects.push({ op: redirect, target: word });
    word = null;
    redirect = null;
  }
  function endSimple(): void {
    endWord();
    if (simple.words.length > 0 || simple.redirects.length > 0) pipeline.push(simple);
    simple = { words: [], redirects: [] };
  }
  function endStep(next: Step['after']): void {
    endSimple();
    if (pipeline.length > 0) steps.push({ pipeline, after });
    pipeline = [];
    after = next;
  }
  function add(part: Part): void {
    word ??= [];
    const last = word.at(-1);
    if (part.kind === 'text' && last?.kind === 'text' && last.quoted === part.quoted) last.text += part.text;
    else word.push(part);
  }
  function until(close: string): string {
    const end = findClose(text, at, close);
    const inner = text.slice(at, end);
    at = end + 1;
    return inner;
  }
  /** `$name`, `${name}`, `$(…)` and backticks, at the sign itself. */
  function expansion(quoted: boolean): void {
    if (text[at] === '`') {
      at += 1;
      return add({ kind: 'command', script: parseShell(until('`'), depth + 1), quoted });
    }
    if (text.startsWith('$(', at)) {
      at += 2;
      return add({ kind: 'command', script: parseShell(until(')'), depth + 1), quoted });
    }
    const match = /^\$(?:\{(\w+)[^}]*\}|(\w+|[?$#@*!]))/.exec(text.slice(at));
    if (match === null) {
      at += 1;
      return add({ kind: 'text', text: '$', quoted });
    }
    at += match[0].length;
    add({ kind: 'variable', name: match[1] ?? match[2] ?? '', quoted });
  }
  function doubleQuoted(): void {
    at += 1;
    add({ kind: 'text', text: '', quoted: true });
    while (text[at] !== '"') {
      if (at >= text.length) throw new Error('sh: unterminated quoted string');
      if (text[at] === '\\' && /["\\$`]/.test(text[at + 1] ?? '')) {
        add({ kind: 'text', text: text[at + 1] ?? '', quoted: true });
        at += 2;
      } else if (text[at] === '$' || text[at] === '`') expansion(true);
      else add({ kind: 'text', text: text[at++] ?? '', quoted: true });
    }
    at += 1;
  }

  while (at < text.length) {
    const sign = text[at] ?? '';
    const two = text.slice(at, at + 2);
    if (sign === ' ' || sign === '\t') {
      endWord();
      at += 1;
    } else if (two === '&&' || two === '||') {
      endStep(two);
      at += 2;
    } else if (sign === ';' || sign === '\n' || sign === '&') {
      endStep(';');
      at += 1;
    } else if (sign === '|') {
      endSimple();
      at += 1;
    } else if (sign === '>' || sign === '<') {
      // `2>` is a file descriptor, not a word.
      if (word !== null && /^\d$/.test(plain(word))) word = null;
      endWord();
      redirect = two === '>>' ? '>>' : sign;
      at += two === '>>' ? 2 : 1;
      if (text[at] === '&') at += 2;
    } else if (sign === "'") {
      at += 1;
      const end = text.indexOf("'", at);
      if (end < 0) throw new Error('sh: unterminated quoted string');
      add({ kind: 'text', text: text.slice(at, end), quoted: true });
      at = end + 1;
    } else if (sign === '"') doubleQuoted();
    else if (sign === '\\') {
      add({ kind: 'text', text: text[at + 1] ?? '', quoted: true });
      at += 2;
    } else if (sign === '$' || sign === '`') expansion(false);
    else if (sign === '#' && word === null) break;
    else {
      add({ kind: 'text', text: sign, quoted: false });
      at += 1;
    }
  }
  endStep(';');
  return steps;
}

const plain = (word: Word) => word.map((part) => (part.kind === 'text' ? part.text : '$')).join('');

function findClose(text: string, from: number, close: string): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === close && depth === 0) return at;
    else if (close === ')' && text[at] === '(') depth += 1;
    else if (close === ')' && text[at] === ')') depth -= 1;
  }
  throw new Error(`sh: expecting ${close}`);
}

/**
 * What a command line consists of, without what its words say: how many steps, programs and words, which expansions.
 * Two command lines that differ only in data have one structure.
 */
export function toStructure(script: Script): string {
  const ofWord = (word: Word): string =>
    word
      .filter((part) => part.kind !== 'text')
      .map((part) => (part.kind === 'command' ? `$(${toStructure(part.script)})` : '$'))
      .join('');
  const ofSimple = ({ words, redirects }: Simple): string =>
    `${words.map((word) => `w${ofWord(word)}`).join(' ')}${redirects.map(({ op }) => op).join('')}`;
  return script.map(({ pipeline, after }) => `${after}${pipeline.map(ofSimple).join('|')}`).join('\n');
}
