/** A shell text parsed as `sh` would: enough for common use, no functions or arithmetic. */
export type Part =
  | { kind: 'text'; text: string; quoted: boolean }
  | { kind: 'variable'; variable: Variable; quoted: boolean }
  | { kind: 'command'; source: string; script: Script; quoted: boolean };

export interface Variable {
  name: string;
  /** The text between the braces of `${…}`. */
  braces?: string;
  /** As it was written. */
  source: string;
}

export interface Word {
  parts: Part[];
  line: number;
}

export interface Redirect {
  op: '>' | '>>' | '<';
  target: Word;
}

/** One program with its words. */
export interface Simple {
  words: Word[];
  redirects: Redirect[];
  /** Bodies of its heredocs. */
  heredoc: string;
  /** Line of its first word, counted from the text's first line. */
  line: number;
}

export interface Step {
  /** Programs joined by `|`. */
  pipeline: Simple[];
  /** How the step before decides about this one; empty for the first. */
  after: '' | ';' | '&&' | '||';
  /** In brackets or in the background, where its failure ends nothing. */
  isApart: boolean;
  /** The name of a function whose body follows. */
  isDefinition: boolean;
}

export type Script = Step[];

/**
 * `run` parses the contents of `$(…)` too and throws an `Error` with sh's message when a quote or bracket is left open.
 * `read` is for texts that are only inspected: a substitution stays as it was written, a subshell's commands count like
 * any others, and an open quote or bracket ends with the text.
 */
export type Expand = 'run' | 'read';

const MAX_DEPTH = 8;
const BLANK = /[ \t\r]/;
const VARIABLE = /\$(?:\{(?<braces>(?<first>\w+)[^}]*)\}|(?<name>[A-Za-z_]\w*|\w|[?$#@*!]))/y;

interface Reader {
  text: string;
  at: number;
  expand: Expand;
  depth: number;
  /** Line of an offset; offsets must not decrease between calls. */
  lineOf(at: number): number;
}

function createReader(text: string, expand: Expand, depth: number): Reader {
  let counted = 0;
  let line = 1;
  return {
    text,
    at: 0,
    expand,
    depth,
    lineOf(at) {
      for (; counted < at; counted++) if (text[counted] === '\n') line += 1;
      return line;
    },
  };
}

function addPart(word: Word, part: Part): void {
  const last = word.parts.at(-1);
  if (part.kind === 'text' && last?.kind === 'text' && last.quoted === part.quoted) last.text += part.text;
  else word.parts.push(part);
}

function findClose(text: string, from: number, close: string): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === close && depth === 0) return at;
    else if (close === ')' && text[at] === '(') depth += 1;
    else if (close === ')' && text[at] === ')') depth -= 1;
  }
  return -1;
}

/** `$(…)` or backticks, at the character itself. */
function readSubstitution(reader: Reader, word: Word, quoted: boolean): void {
  const { text, at: from, expand, depth } = reader;
  const [open, close] = text[from] === '`' ? ['`', '`'] : ['$(', ')'];
  const found = findClose(text, from + open.length, close);
  if (found < 0 && expand === 'run') throw new Error(`sh: expecting ${close}`);
  const end = found < 0 ? text.length : found;
  reader.at = end + 1;
  const script = expand === 'run' ? parseShell(text.slice(from + open.length, end), expand, depth + 1) : [];
  addPart(word, { kind: 'command', source: text.slice(from, end + 1), script, quoted });
}

/** `$name`, `${name}`, `$(…)` and backticks, at the character itself. */
function readExpansion(reader: Reader, word: Word, quoted: boolean): void {
  const { text, at } = reader;
  if (text[at] === '`' || text[at + 1] === '(') return readSubstitution(reader, word, quoted);
  VARIABLE.lastIndex = at;
  const match = VARIABLE.exec(text);
  reader.at += match?.[0].length ?? 1;
  if (match === null) return addPart(word, { kind: 'text', text: '$', quoted });
  const { braces, first, name = first ?? '' } = match.groups ?? {};
  const variable = { name, source: match[0], ...(braces === undefined ? {} : { braces }) };
  addPart(word, { kind: 'variable', variable, quoted });
}

function readQuoted(reader: Reader, word: Word): void {
  const { text, expand } = reader;
  const quote = text[reader.at];
  reader.at += 1;
  addPart(word, { kind: 'text', text: '', quoted: true });
  while (text[reader.at] !== quote) {
    if (reader.at >= text.length) {
      if (expand === 'run') throw new Error('sh: unterminated quoted string');
      return;
    }
    const sign = text[reader.at] ?? '';
    const next = text[reader.at + 1] ?? '';
    if (quote === '"' && sign === '\\' && '"\\$`\n'.includes(next)) {
      addPart(word, { kind: 'text', text: next === '\n' ? '' : next, quoted: true });
      reader.at += 2;
    } else if (quote === '"' && (sign === '$' || sign === '`')) readExpansion(reader, word, true);
    else {
      addPart(word, { kind: 'text', text: sign, quoted: true });
      reader.at += 1;
    }
  }
  reader.at += 1;
}

/** Reads up to a sign that ends a word. */
function readWord(reader: Reader, end: RegExp): Word {
  const { text } = reader;
  const word: Word = { parts: [], line: reader.lineOf(reader.at) };
  while (reader.at < text.length && !end.test(text[reader.at] ?? '')) {
    const sign = text[reader.at] ?? '';
    if (sign === '\\') {
      const next = text[reader.at + 1] ?? '';
      if (next !== '\n') addPart(word, { kind: 'text', text: next, quoted: true });
      reader.at += 2;
    } else if (sign === '"' || sign === "'") readQuoted(reader, word);
    else if (sign === '$' || sign === '`') readExpansion(reader, word, false);
    else {
      addPart(word, { kind: 'text', text: sign, quoted: false });
      reader.at += 1;
    }
  }
  return word;
}

/** Words of a text that is no shell command: quotes and variables count, operators do not. */
export function readWords(text: string): Word[] {
  const reader = createReader(text, 'read', 0);
  const words: Word[] = [];
  while (reader.at < text.length) {
    if (/\s/.test(text[reader.at] ?? '')) reader.at += 1;
    else words.push(readWord(reader, /\s/));
  }
  return words;
}

/** The text of a word whose expansions stay as they were written. */
export function toSource({ parts }: Word): string {
  return parts
    .map((part) =>
      part.kind === 'text' ? part.text : part.kind === 'variable' ? part.variable.source : part.source,
    )
    .join('');
}

/** Body of `<<NAME`, which begins on the next line, and where the text continues after it. */
function findHeredoc(text: string, from: number, delimiter: string): { body: string; to: number } | null {
  const start = text.indexOf('\n', from);
  if (start < 0) return null;
  let at = start + 1;
  while (at <= text.length) {
    const end = text.indexOf('\n', at);
    if (text.slice(at, end < 0 ? undefined : end).trim() === delimiter)
      return { body: text.slice(start + 1, at), to: end < 0 ? text.length : end + 1 };
    if (end < 0) return null;
    at = end + 1;
  }
  return null;
}

export function parseShell(text: string, expand: Expand, depth = 0): Script {
  if (depth > MAX_DEPTH) throw new Error('sh: too many nested commands');
  const reader = createReader(text, expand, depth);
  const wordEnd = expand === 'read' ? /[\s;&|<>()]/ : /[ \t\r\n;&|<>]/;
  const steps: Script = [];
  let after: Step['after'] = '';
  let pipeline: Simple[] = [];
  let simple: Simple | null = null;
  let isPiped = false;
  let brackets = 0;
  /** Where the text continues after this line, for a line with a heredoc. */
  let lineEnd: number | null = null;

  function openSimple(): Simple {
    simple ??= { words: [], redirects: [], heredoc: '', line: reader.lineOf(reader.at) };
    return simple;
  }

  function endSimple(): void {
    if (simple !== null) {
      pipeline.push(simple);
      isPiped = false;
    }
    simple = null;
  }

  function endStep(next: Step['after'], sign = ''): void {
    endSimple();
    if (pipeline.length === 0) {
      // After a bracket that is closed: what is in it decides about the next step.
      if (expand === 'read' && next !== ';') after = next;
      return;
    }
    const isApart = brackets > 0 || sign === '&';
    steps.push({ pipeline, after, isApart, isDefinition: sign === '(' });
    pipeline = [];
    after = next;
  }

  function skipBlanks(): void {
    while (BLANK.test(text[reader.at] ?? '')) reader.at += 1;
  }

  function readHeredoc(): void {
    const { heredoc, ...rest } = openSimple();
    reader.at += text[reader.at + 2] === '-' ? 3 : 2;
    skipBlanks();
    const delimiter = toSource(readWord(reader, wordEnd));
    const found: ReturnType<typeof findHeredoc> =
      delimiter === '' || lineEnd !== null ? null : findHeredoc(text, reader.at, delimiter);
    simple = { ...rest, heredoc: heredoc + (found?.body ?? '') };
    lineEnd = found?.to ?? lineEnd;
  }

  function readRedirect(): void {
    const { redirects } = openSimple();
    const op = text.startsWith('>>', reader.at) ? '>>' : text[reader.at] === '>' ? '>' : '<';
    reader.at += op.length;
    // `>&2` joins two outputs: there is no file.
    const joined = /^&[\d-]?/.exec(text.slice(reader.at, reader.at + 2));
    if (joined !== null) {
      reader.at += joined[0].length;
      return;
    }
    skipBlanks();
    const target = readWord(reader, wordEnd);
    if (target.parts.length > 0) redirects.push({ op, target });
  }

  function readOperand(): void {
    const { words } = openSimple();
    const word = readWord(reader, wordEnd);
    // A continued line alone is no word.
    if (word.parts.length === 0) return;
    // In `2>file` the number is a file descriptor, not a word.
    const [only, ...more] = word.parts;
    const isDescriptor = only?.kind === 'text' && !only.quoted && more.length === 0 && /^\d$/.test(only.text);
    if (!isDescriptor || !/[<>]/.test(text[reader.at] ?? '')) words.push(word);
  }

  while (reader.at < text.length) {
    const sign = text[reader.at] ?? '';
    const two = text.slice(reader.at, reader.at + 2);
    if (sign === '\n') {
      if (!isPiped || simple !== null) endStep(';');
      reader.at = lineEnd ?? reader.at + 1;
      lineEnd = null;
    } else if (expand === 'read' ? /\s/.test(sign) : BLANK.test(sign)) reader.at += 1;
    else if (two === '\\\n') reader.at += 2;
    else if (two === '&&' || two === '||') {
      endStep(two);
      reader.at += 2;
    } else if (expand === 'read' && two === '&>') {
      // Both outputs into a file.
      reader.at += 1;
    } else if (sign === ';' || sign === '&' || (expand === 'read' && /[()]/.test(sign))) {
      endStep(';', sign);
      brackets = sign === '(' ? brackets + 1 : Math.max(0, brackets - (sign === ')' ? 1 : 0));
      reader.at += 1;
    } else if (sign === '|') {
      endSimple();
      isPiped = pipeline.length > 0;
      reader.at += 1;
    } else if (two === '<<') readHeredoc();
    else if (sign === '>' || sign === '<') readRedirect();
    else if (sign === '#') {
      const end = text.indexOf('\n', reader.at);
      reader.at = end < 0 ? text.length : end;
    } else readOperand();
  }
  endStep(';');
  return steps;
}
