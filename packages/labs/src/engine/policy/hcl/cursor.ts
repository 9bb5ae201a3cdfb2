import { SOURCE_LIMITS, SourceFault } from '../source/fault.ts';
import { readTokens, type Token } from './tokens.ts';

/** A place among the tokens of a file. */
export interface Cursor {
  current(): Token;
  /** Returns the token after the current one. */
  peek(): Token | undefined;
  /** Returns the token before the current one. */
  last(): Token | undefined;
  next(): void;
  isSign(sign: string): boolean;
  isName(name: string): boolean;
  /** Moves on if the current token has this text. Returns whether it moved. */
  take(sign: string): boolean;
  /** Moves on. Throws if the current token has another text. */
  need(sign: string): void;
  skipLines(): void;
  /** Moves to the end of an expression: a comma, a closing bracket or the end of the line outside of brackets. */
  skipExpression(): void;
  /** Returns the text from a token to the last one read. */
  textFrom(token: Token): string;
  /** Reads something nested. Throws if it is nested too deeply. */
  deeper<T>(read: () => T): T;
  fault(message: string, token?: Token): never;
  /** Throws that this token is not what is expected. */
  expected(what: string, token?: Token): never;
}

const toShown = ({ kind, text }: Token) =>
  kind === 'end' ? 'the end of the file' : kind === 'line' ? 'the end of the line' : text;

/** Creates a cursor over a file. Throws `SourceFault` for text that is no HCL token. */
export function createCursor(path: string, text: string): Cursor {
  const tokens = readTokens(path, text);
  let at = 0;
  let depth = 0;
  const current = (): Token => tokens[at] ?? (tokens.at(-1) as Token);
  const last = () => tokens[at - 1];
  const isSign = (sign: string) => current().kind === 'sign' && current().text === sign;
  const fault = (message: string, token = current()): never => {
    throw new SourceFault(path, token.line, token.column, message);
  };
  const expected = (what: string, token = current()): never =>
    fault(`expected ${what}, found ${toShown(token)}`, token);
  function take(sign: string): boolean {
    if (!isSign(sign)) return false;
    at += 1;
    return true;
  }
  return {
    current,
    peek: () => tokens[at + 1],
    last,
    next: () => void (at += 1),
    isSign,
    isName: (name) => current().kind === 'name' && current().text === name,
    take,
    need: (sign) => void (take(sign) || expected(sign)),
    skipLines() {
      while (current().kind === 'line') at += 1;
    },
    skipExpression() {
      let open = 0;
      for (; ; at += 1) {
        const token = current();
        if (token.kind === 'end') return;
        if (token.kind === 'line' && open === 0) return;
        if (token.kind !== 'sign') continue;
        if ('([{'.includes(token.text)) open += 1;
        else if (')]}'.includes(token.text) && --open < 0) return;
        else if (token.text === ',' && open === 0) return;
      }
    },
    textFrom: (token) => text.slice(token.from, (last() ?? token).to),
    deeper(read) {
      if (++depth > SOURCE_LIMITS.depth) fault(`nested deeper than ${SOURCE_LIMITS.depth} levels`);
      const value = read();
      depth -= 1;
      return value;
    },
    fault,
    expected,
  };
}
