import { SourceFault } from '../source/fault.ts';

export interface Token {
  kind: 'name' | 'number' | 'text' | 'sign' | 'line' | 'end';
  /** For a text: its content, with escapes resolved and templates as written. */
  text: string;
  /** The expressions of the text's templates. */
  templates: string[];
  line: number;
  column: number;
  from: number;
  to: number;
}

const SIGNS = ['=>', '==', '!=', '<=', '>=', '&&', '||', '...', '::'];
const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', '"': '"', '\\': '\\' };
const NAME = /[A-Za-z_][\w-]*/y;
const NUMBER = /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const HEREDOC = /<<(-?)([A-Za-z_]\w*)[ \t]*\r?\n/y;

/** Returns the end of a template that begins at `from` (after the `${`). Counts braces and quotes inside it. */
function templateEnd(text: string, from: number): number {
  let depth = 1;
  let quoted = false;
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (quoted) {
      if (sign === '\\') at += 1;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === '{') depth += 1;
    else if (sign === '}' && --depth === 0) return at;
  }
  return -1;
}

/** Splits a file of the HCL native syntax into tokens in linear time. Throws `SourceFault`. */
export function readTokens(path: string, text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let line = 1;
  let lineStart = 0;

  const fault = (message: string): never => {
    throw new SourceFault(path, line, at - lineStart + 1, message);
  };
  const push = (kind: Token['kind'], to: number, content = text.slice(at, to), templates: string[] = []) => {
    tokens.push({ kind, text: content, templates, line, column: at - lineStart + 1, from: at, to });
    at = to;
  };
  const countLines = (from: number, to: number) => {
    for (let next = text.indexOf('\n', from); next >= 0 && next < to; next = text.indexOf('\n', next + 1)) {
      line += 1;
      lineStart = next + 1;
    }
  };

  /** Reads a text. The reader is at the opening quote. */
  function readText(): void {
    const parts: string[] = [];
    const templates: string[] = [];
    let next = at + 1;
    while (next < text.length && text[next] !== '"') {
      const sign = text[next] ?? '';
      if (sign === '\n') fault('a quoted string must end on the same line');
      if (sign === '\\') {
        const escaped = text[next + 1] ?? '';
        parts.push(ESCAPES[escaped] ?? `\\${escaped}`);
        next += 2;
      } else if ((sign === '$' || sign === '%') && text[next + 1] === '{' && text[next - 1] !== sign) {
        const end = templateEnd(text, next + 2);
        if (end < 0) fault('this template is not closed');
        templates.push(text.slice(next + 2, end).trim());
        parts.push(text.slice(next, end + 1));
        next = end + 1;
      } else {
        parts.push(sign);
        next += 1;
      }
    }
    if (next >= text.length) fault('this string has no closing quote');
    const from = at;
    push('text', next + 1, parts.join(''), templates);
    countLines(from, next + 1);
  }

  function readHeredoc(indented: boolean, name: string, bodyFrom: number): void {
    for (let start = bodyFrom; start <= text.length; ) {
      const end = text.indexOf('\n', start);
      const current = text.slice(start, end < 0 ? text.length : end);
      if (current.trim() === name) {
        const lines = text.slice(bodyFrom, start).split('\n');
        const widths = lines
          .filter((each) => each.trim() !== '')
          .map((each) => each.length - each.trimStart().length);
        const cut =
          indented && widths.length > 0 ? widths.reduce((least, width) => Math.min(least, width)) : 0;
        const body = lines.map((each) => each.slice(cut)).join('\n');
        const templates: string[] = [];
        for (let open = body.indexOf('${'); open >= 0; open = body.indexOf('${', open + 2)) {
          const close = templateEnd(body, open + 2);
          if (close < 0) break;
          templates.push(body.slice(open + 2, close).trim());
          open = close - 2;
        }
        const from = at;
        push('text', start + current.length, body, templates);
        countLines(from, at);
        return;
      }
      if (end < 0) break;
      start = end + 1;
    }
    fault(`the heredoc ${name} is not closed`);
  }

  while (at < text.length) {
    const sign = text[at] ?? '';
    if (sign === '\n') {
      push('line', at + 1);
      line += 1;
      lineStart = at;
    } else if (/\s/.test(sign)) at += 1;
    else if (sign === '#' || text.startsWith('//', at)) {
      const end = text.indexOf('\n', at);
      at = end < 0 ? text.length : end;
    } else if (text.startsWith('/*', at)) {
      const end = text.indexOf('*/', at + 2);
      if (end < 0) fault('this comment is not closed');
      countLines(at, end);
      at = end + 2;
    } else if (sign === '"') readText();
    else {
      HEREDOC.lastIndex = at;
      const heredoc = text.startsWith('<<', at) ? HEREDOC.exec(text) : null;
      NAME.lastIndex = at;
      NUMBER.lastIndex = at;
      const name = NAME.exec(text)?.[0];
      const number = name === undefined ? NUMBER.exec(text)?.[0] : undefined;
      if (heredoc !== null) readHeredoc(heredoc[1] === '-', heredoc[2] ?? '', HEREDOC.lastIndex);
      else if (name !== undefined) push('name', at + name.length);
      else if (number !== undefined) push('number', at + number.length);
      else {
        const long = SIGNS.find((known) => text.startsWith(known, at));
        if (long === undefined && !'{}[]()=,.:?!<>+-*/%&|'.includes(sign)) fault(`unexpected ${sign}`);
        push('sign', at + (long ?? sign).length);
      }
    }
  }
  push('end', at, '');
  return tokens;
}
