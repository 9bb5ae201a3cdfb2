/** One command of a shell text: its words without quotes, and what it redirects. */
export interface ShellCommand {
  words: string[];
  /** `NAME=value` in front of the command. */
  env: Record<string, string>;
  redirects: Array<{ op: '>' | '>>' | '<'; path: string }>;
  /** Text of a heredoc handed to it, or of a pipe's left side when that is a plain `echo` or `printf`. */
  input: string;
  /** What stands between this command and the one before. */
  after: '' | '&&' | '||' | ';' | '|';
  /** Line of its first word, counted from the line the text begins on. */
  line: number;
}

type Token = { kind: 'word'; text: string; line: number } | { kind: 'op'; text: string; line: number };

const OPERATORS = ['&&', '||', ';;', '>>', '<<', '>', '<', '|', ';', '&', '(', ')'];
const MAX_COMMANDS = 2_000;
const NAME = /[A-Za-z_]\w*/y;

/** Value of a variable, or undefined when the shell has none of that name. */
export type Lookup = (name: string) => string | undefined;

interface Reader {
  text: string;
  at: number;
  line: number;
}

/** `$NAME`, `${NAME}`, `${NAME:-word}` at the reader; anything else stays as it is written. */
function readVariable(reader: Reader, lookup: Lookup): string {
  const { text } = reader;
  if (text[reader.at + 1] === '(') return readSubstitution(reader);
  if (text[reader.at + 1] !== '{') {
    NAME.lastIndex = reader.at + 1;
    const name = NAME.exec(text)?.[0];
    if (name === undefined) {
      reader.at += 1;
      return '$';
    }
    reader.at += 1 + name.length;
    return lookup(name) ?? '';
  }
  const end = text.indexOf('}', reader.at);
  if (end < 0) {
    reader.at += 1;
    return '$';
  }
  const inner = text.slice(reader.at + 2, end);
  reader.at = end + 1;
  return expandBraces(inner, lookup);
}

/** What stands between the braces of `${…}`. */
export function expandBraces(inner: string, lookup: Lookup): string {
  const [, name = '', op = '', word = ''] = /^(\w+)(:?[-+?])?(.*)$/s.exec(inner) ?? [];
  const value = lookup(name);
  const missing = value === undefined || (op.startsWith(':') && value === '');
  if (op.endsWith('-')) return missing ? word : (value ?? '');
  if (op.endsWith('+')) return missing ? '' : word;
  return value ?? '';
}

/** `$(…)` stays as text: its outcome is nothing a build can be held to. */
function readSubstitution(reader: Reader): string {
  const from = reader.at;
  let depth = 0;
  for (; reader.at < reader.text.length; reader.at++) {
    const sign = reader.text[reader.at];
    if (sign === '\n') reader.line += 1;
    if (sign === '(') depth += 1;
    if (sign === ')' && --depth === 0) {
      reader.at += 1;
      break;
    }
  }
  return reader.text.slice(from, reader.at);
}

function readQuoted(reader: Reader, lookup: Lookup): string {
  const { text } = reader;
  const quote = text[reader.at];
  const parts: string[] = [];
  reader.at += 1;
  while (reader.at < text.length && text[reader.at] !== quote) {
    const sign = text[reader.at] ?? '';
    if (sign === '\n') reader.line += 1;
    if (quote === '"' && sign === '\\' && '"\\$`\n'.includes(text[reader.at + 1] ?? '')) {
      parts.push(text[reader.at + 1] === '\n' ? '' : (text[reader.at + 1] ?? ''));
      reader.at += 2;
    } else if (quote === '"' && sign === '$') {
      parts.push(readVariable(reader, lookup));
    } else {
      parts.push(sign);
      reader.at += 1;
    }
  }
  reader.at += 1;
  return parts.join('');
}

const WORD_END = /[\s;&|<>()]/;

function readWord(reader: Reader, lookup: Lookup, end = WORD_END): string {
  const { text } = reader;
  const parts: string[] = [];
  while (reader.at < text.length) {
    const sign = text[reader.at] ?? '';
    if (end.test(sign)) break;
    if (sign === '\\') {
      if (text[reader.at + 1] === '\n') reader.line += 1;
      else parts.push(text[reader.at + 1] ?? '');
      reader.at += 2;
    } else if (sign === '"' || sign === "'") {
      parts.push(readQuoted(reader, lookup));
    } else if (sign === '$') {
      parts.push(readVariable(reader, lookup));
    } else {
      parts.push(sign);
      reader.at += 1;
    }
  }
  return parts.join('');
}

/** Words of a text that is no shell command: quotes and variables count, operators do not. */
export function splitWords(text: string, lookup: Lookup): string[] {
  const reader: Reader = { text, at: 0, line: 1 };
  const words: string[] = [];
  while (reader.at < text.length) {
    if (/\s/.test(text[reader.at] ?? '')) reader.at += 1;
    else words.push(readWord(reader, lookup, /\s/));
  }
  return words;
}

/** Skips the body of `<<NAME` and gives it; the reader stands behind the delimiter's word. */
function takeHeredoc(reader: Reader, delimiter: string): { body: string; from: number; to: number } | null {
  const start = reader.text.indexOf('\n', reader.at);
  if (start < 0) return null;
  let at = start + 1;
  while (at <= reader.text.length) {
    const end = reader.text.indexOf('\n', at);
    const line = reader.text.slice(at, end < 0 ? undefined : end);
    if (line.trim() === delimiter)
      return {
        body: reader.text.slice(start + 1, at),
        from: start + 1,
        to: end < 0 ? reader.text.length : end + 1,
      };
    if (end < 0) return null;
    at = end + 1;
  }
  return null;
}

function readTokens(text: string, lookup: Lookup): { tokens: Token[]; heredocs: Map<number, string> } {
  const reader: Reader = { text, at: 0, line: 1 };
  const tokens: Token[] = [];
  const heredocs = new Map<number, string>();
  let skipTo: number | null = null;
  while (reader.at < text.length) {
    const sign = text[reader.at] ?? '';
    if (sign === '\n') {
      tokens.push({ kind: 'op', text: ';', line: reader.line });
      if (skipTo !== null) {
        reader.line += text.slice(reader.at, skipTo).split('\n').length - 1;
        reader.at = skipTo;
        skipTo = null;
      } else {
        reader.line += 1;
        reader.at += 1;
      }
    } else if (/\s/.test(sign)) {
      reader.at += 1;
    } else if (sign === '\\' && text[reader.at + 1] === '\n') {
      reader.line += 1;
      reader.at += 2;
    } else if (sign === '#') {
      const end = text.indexOf('\n', reader.at);
      reader.at = end < 0 ? text.length : end;
    } else {
      const op = OPERATORS.find((known) => text.startsWith(known, reader.at));
      const { line } = reader;
      if (op === '<<') {
        reader.at += text[reader.at + 2] === '-' ? 3 : 2;
        const delimiter = readWord(reader, () => undefined);
        const found: ReturnType<typeof takeHeredoc> =
          delimiter === '' || skipTo !== null ? null : takeHeredoc(reader, delimiter);
        if (found !== null) {
          heredocs.set(tokens.length, found.body);
          tokens.push({ kind: 'op', text: '<<', line });
          skipTo = found.to;
        }
      } else if (op !== undefined) {
        reader.at += op.length;
        tokens.push({ kind: 'op', text: op, line });
      } else {
        tokens.push({ kind: 'word', text: readWord(reader, lookup), line });
      }
    }
  }
  return { tokens, heredocs };
}

const ASSIGNMENT = /^([A-Za-z_]\w*)=(.*)$/s;
const KEYWORDS = new Set([
  'if',
  'then',
  'else',
  'elif',
  'fi',
  'do',
  'done',
  'while',
  'until',
  '{',
  '}',
  '!',
  'time',
]);

/**
 * Splits a shell text into its commands. Words are unquoted and variables filled in; loops and conditions are not
 * followed: every command in them counts as run.
 */
export function parseShell(text: string, lookup: Lookup = () => undefined): ShellCommand[] {
  const { tokens, heredocs } = readTokens(text, lookup);
  const commands: ShellCommand[] = [];
  let after: ShellCommand['after'] = '';
  let open: ShellCommand | null = null;

  function close(next: ShellCommand['after']): void {
    if (open !== null && (open.words.length > 0 || Object.keys(open.env).length > 0)) {
      if (commands.length < MAX_COMMANDS) commands.push(open);
      after = next;
    }
    open = null;
  }

  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (token === undefined) break;
    open ??= { words: [], env: {}, redirects: [], input: '', after, line: token.line };
    if (token.kind === 'word') {
      const assignment = open.words.length === 0 ? ASSIGNMENT.exec(token.text) : null;
      if (assignment !== null) open.env[assignment[1] ?? ''] = assignment[2] ?? '';
      else if (open.words.length > 0 || !KEYWORDS.has(token.text)) open.words.push(token.text);
    } else if (token.text === '<<') {
      open.input += heredocs.get(index) ?? '';
    } else if (token.text === '>' || token.text === '>>' || token.text === '<') {
      const target = tokens[index + 1];
      // `2>/dev/null`: the number belongs to the arrow, not to the command.
      if (/^[012]$/.test(open.words.at(-1) ?? '') && text.includes(`${open.words.at(-1)}${token.text}`))
        open.words.pop();
      if (target?.kind === 'word') {
        open.redirects.push({ op: token.text, path: target.text });
        index += 1;
      }
    } else {
      close(token.text === '&&' || token.text === '||' || token.text === '|' ? token.text : ';');
    }
  }
  close('');
  commands.forEach((command, index) => {
    const left = commands[index - 1];
    if (
      command.after === '|' &&
      left !== undefined &&
      (left.words[0] === 'echo' || left.words[0] === 'printf')
    )
      command.input += `${left.words.slice(1).join(' ')}\n`;
  });
  return commands;
}
