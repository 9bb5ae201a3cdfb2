/** A text whose end is at `end`; `value` is what is between its quotes, null for a template with expressions. */
interface Literal {
  end: number;
  value: string | null;
}

const DIALOGS = new Set(['alert', 'confirm', 'prompt', 'print']);
const WINDOWS = new Set(['window', 'self', 'globalThis', 'top', 'parent', 'frames', 'opener']);
const IDENTIFIER = /(?:[\w$]|\\u[\da-f]{4}|\\u\{[\da-f]{1,6}\})+/iy;
/** After one of these, a slash begins a pattern, not a division. */
const BEFORE_PATTERN =
  /[([{,;:=!&|?+\-*%~^<>]$|^$|\b(?:return|typeof|case|in|of|do|else|void|delete|throw|new)$/;

const unescapeName = (name: string) =>
  name.replace(/\\u\{?([\da-f]+)\}?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

function readLiteral(code: string, from: number): Literal {
  const quote = code[from];
  // Only a template goes on in the next line.
  const ends = quote === '`' ? [quote] : [quote, '\n'];
  let at = from + 1;
  while (at < code.length && !ends.includes(code[at])) at += code[at] === '\\' ? 2 : 1;
  const value = code.slice(from + 1, at);
  return { end: at + 1, value: quote === '`' && value.includes('${') ? null : value };
}

function skipPattern(code: string, from: number): number {
  let at = from + 1;
  for (let inClass = false; at < code.length && code[at] !== '\n'; at += 1) {
    if (code[at] === '\\') at += 1;
    else if (code[at] === '[') inClass = true;
    else if (code[at] === ']') inClass = false;
    else if (code[at] === '/' && !inClass) return at + 1;
  }
  return at;
}

/** Where a comment that begins here ends, or -1. */
function skipComment(code: string, from: number): number {
  const end = code.startsWith('//', from) ? '\n' : code.startsWith('/*', from) ? '*/' : '';
  if (end === '') return -1;
  const at = code.indexOf(end, from + 2);
  return at < 0 ? code.length : at + end.length;
}

function skipSpace(code: string, from: number): number {
  let at = from;
  while (/\s/.test(code[at] ?? '')) at += 1;
  return at;
}

/** The first argument of a call, where it is a text by itself. */
function readArgument(code: string, from: number): string | null {
  let at = skipSpace(code, from);
  if (code.startsWith('?.', at)) at = skipSpace(code, at + 2);
  if (code[at] === '(') at = skipSpace(code, at + 1);
  else if (code[at] !== '`') return null;
  return /["'`]/.test(code[at] ?? '') ? readLiteral(code, at).value : null;
}

/**
 * Whether code shows a dialog with exactly this text: a call of `alert` and its like, of the window's own, outside of
 * every text, pattern and comment. What a page only holds as data calls nothing.
 */
export function callsDialog(code: string, mark: string): boolean {
  /** The last two words or characters that are neither space nor comment. */
  let before = '';
  let last = '';
  const pass = (token: string) => {
    before = last;
    last = token;
  };
  for (let at = 0; at < code.length; ) {
    const char = code[at] ?? '';
    const comment = skipComment(code, at);
    IDENTIFIER.lastIndex = at;
    const word = IDENTIFIER.exec(code)?.[0];
    if (comment >= 0) at = comment;
    else if (/["'`]/.test(char)) {
      at = readLiteral(code, at).end;
      pass('""');
    } else if (char === '/' && BEFORE_PATTERN.test(last)) {
      at = skipPattern(code, at);
      pass('""');
    } else if (word !== undefined) {
      at += word.length;
      const name = unescapeName(word);
      const isOwn = last !== '.' || WINDOWS.has(before);
      if (isOwn && DIALOGS.has(name) && readArgument(code, at) === mark) return true;
      pass(name);
    } else {
      at += 1;
      if (!/\s/.test(char)) pass(char);
    }
  }
  return false;
}
