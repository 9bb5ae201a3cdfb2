import { checkSize, SOURCE_LIMITS, SourceFault } from '../source/fault.ts';
import { readTokens, type Token } from './tokens.ts';

/** The value of an attribute, as far as it can be known without Terraform. */
export type HclValue =
  | { kind: 'text'; value: string; templates: string[] }
  | { kind: 'number'; value: number }
  | { kind: 'bool'; value: boolean }
  | { kind: 'null' }
  | { kind: 'list'; items: HclValue[] }
  | { kind: 'map'; entries: Record<string, HclValue> }
  /** `aws_s3_bucket.logs.arn`. */
  | { kind: 'reference'; path: string }
  | { kind: 'call'; name: string; args: HclValue[]; text: string }
  /** Anything else: an operator, a condition, a `for`. */
  | { kind: 'raw'; text: string };

export interface HclAttribute {
  name: string;
  value: HclValue;
  /** Names it refers to, templates and calls included. */
  references: string[];
  line: number;
}

export interface HclBlock {
  type: string;
  labels: string[];
  line: number;
  endLine: number;
  attributes: Record<string, HclAttribute>;
  blocks: HclBlock[];
}

export interface HclFile {
  path: string;
  attributes: Record<string, HclAttribute>;
  blocks: HclBlock[];
}

const REFERENCE = /(?<![\w."-])[A-Za-z_][\w-]*(?:\.[A-Za-z_*][\w-]*|\[[^\][]{0,100}\])+/g;
const MAX_BLOCKS = 2_000;

/** Names that a raw expression refers to. Quoted texts are removed first, their templates are not. */
export function findReferences(text: string): string[] {
  const plain = text.replace(/"(?:[^"\\$]|\\.|\$(?!\{))*"/g, ' ');
  return [...new Set([...plain.matchAll(REFERENCE)].map(([found]) => found.replace(/\[[^\]]*\]/g, '')))];
}

/** Reads the HCL Terraform files are written in. Throws `SourceFault`. */
export function parseHcl(path: string, text: string): HclFile {
  checkSize(path, text);
  const tokens = readTokens(path, text);
  let at = 0;
  let depth = 0;
  let blocks = 0;

  const current = (): Token => tokens[at] ?? (tokens.at(-1) as Token);
  const fault = (message: string, token = current()): never => {
    throw new SourceFault(path, token.line, token.column, message);
  };
  const shown = ({ kind, text: word }: Token) =>
    kind === 'end' ? 'the end of the file' : kind === 'line' ? 'the end of the line' : word;
  const isSign = (sign: string) => current().kind === 'sign' && current().text === sign;
  function take(sign: string): boolean {
    if (!isSign(sign)) return false;
    at += 1;
    return true;
  }
  function need(sign: string): void {
    if (!take(sign)) fault(`expected ${sign}, found ${shown(current())}`);
  }
  function skipLines(): void {
    while (current().kind === 'line') at += 1;
  }
  function deeper<T>(read: () => T): T {
    if (++depth > SOURCE_LIMITS.depth) fault(`nested deeper than ${SOURCE_LIMITS.depth} levels`);
    const value = read();
    depth -= 1;
    return value;
  }

  /** Moves to the end of an expression: a comma, a closing bracket or the end of the line outside of brackets. */
  function skipExpression(): void {
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
  }

  function readExpression(): HclValue {
    const from = current();
    const start = at;
    const value = deeper(readOperand);
    const after = current();
    const ends =
      after.kind === 'line' ||
      after.kind === 'end' ||
      (after.kind === 'sign' && [',', ')', ']', '}', '=', ':', '=>'].includes(after.text));
    if (ends && at > start) return value;
    if (after.kind === 'name' || after.kind === 'text' || after.kind === 'number')
      fault(`expected the end of the line, found ${shown(after)}`, after);
    skipExpression();
    if (at === start) return fault(`expected a value, found ${shown(from)}`, from);
    const end = tokens[at - 1] ?? from;
    return { kind: 'raw', text: text.slice(from.from, end.to) };
  }

  function readOperand(): HclValue {
    const token = current();
    if (token.kind === 'text') {
      at += 1;
      return { kind: 'text', value: token.text, templates: token.templates };
    }
    if (token.kind === 'number') {
      at += 1;
      return { kind: 'number', value: Number(token.text) };
    }
    if (token.kind === 'name') return readName(token);
    if (isSign('-') && tokens[at + 1]?.kind === 'number') {
      at += 2;
      return { kind: 'number', value: -Number(tokens[at - 1]?.text) };
    }
    if (isSign('[')) return readListOrFor(token);
    if (isSign('{')) return readMapOrFor(token);
    skipExpression();
    return { kind: 'raw', text: text.slice(token.from, (tokens[at - 1] ?? token).to) };
  }

  function readName(token: Token): HclValue {
    at += 1;
    if (token.text === 'true' || token.text === 'false')
      return { kind: 'bool', value: token.text === 'true' };
    if (token.text === 'null') return { kind: 'null' };
    if (take('(')) {
      const args: HclValue[] = [];
      skipLines();
      while (!isSign(')')) {
        args.push(readExpression());
        skipLines();
        take('...');
        if (!take(',')) break;
        skipLines();
      }
      need(')');
      return { kind: 'call', name: token.text, args, text: text.slice(token.from, tokens[at - 1]?.to) };
    }
    while (isSign('.') || isSign('[')) {
      if (take('.')) {
        if (current().kind === 'name' || current().kind === 'number' || isSign('*')) at += 1;
        else fault(`expected a name, found ${shown(current())}`);
      } else {
        at += 1;
        while (!isSign(']')) {
          if (current().kind === 'end' || current().kind === 'line') fault('expected ]');
          at += 1;
        }
        at += 1;
      }
    }
    return { kind: 'reference', path: text.slice(token.from, tokens[at - 1]?.to) };
  }

  function readListOrFor(from: Token): HclValue {
    at += 1;
    skipLines();
    if (current().kind === 'name' && current().text === 'for') return readFor(from, ']');
    const items: HclValue[] = [];
    while (!isSign(']')) {
      items.push(readExpression());
      skipLines();
      if (!take(',')) break;
      skipLines();
    }
    need(']');
    return { kind: 'list', items };
  }

  function readFor(from: Token, close: string): HclValue {
    let open = 1;
    for (; open > 0; at += 1) {
      const token = current();
      if (token.kind === 'end') fault(`expected ${close}`);
      if (token.kind === 'sign' && '([{'.includes(token.text)) open += 1;
      if (token.kind === 'sign' && ')]}'.includes(token.text)) open -= 1;
    }
    return { kind: 'raw', text: text.slice(from.from, tokens[at - 1]?.to) };
  }

  function readMapOrFor(from: Token): HclValue {
    at += 1;
    skipLines();
    if (current().kind === 'name' && current().text === 'for') return readFor(from, '}');
    const entries: Record<string, HclValue> = {};
    while (!isSign('}')) {
      const key = readKey();
      if (!take('=') && !take(':')) fault(`expected =, found ${shown(current())}`);
      skipLines();
      setOwn(entries, key, readExpression());
      take(',');
      skipLines();
    }
    need('}');
    return { kind: 'map', entries };
  }

  function readKey(): string {
    const token = current();
    if (take('(')) {
      const from = at;
      skipExpression();
      need(')');
      return text.slice(tokens[from]?.from, tokens[at - 2]?.to);
    }
    if (token.kind !== 'name' && token.kind !== 'text' && token.kind !== 'number')
      fault(`expected a name, found ${shown(token)}`);
    at += 1;
    let key = token.text;
    // A key may be written as a reference; its text is stored.
    while (take('.')) {
      key += `.${current().text}`;
      at += 1;
    }
    return key;
  }

  function readAttribute(name: Token): HclAttribute {
    const from = current();
    const value = readExpression();
    const to = tokens[at - 1] ?? from;
    if (current().kind !== 'line' && current().kind !== 'end' && !isSign('}'))
      fault(`expected the end of the line, found ${shown(current())}`);
    return {
      name: name.text,
      value,
      references: findReferences(text.slice(from.from, to.to)),
      line: name.line,
    };
  }

  function readBody(into: HclBlock | HclFile): void {
    for (skipLines(); current().kind !== 'end' && !isSign('}'); skipLines()) {
      const name = current();
      if (name.kind !== 'name') fault(`expected a name, found ${shown(name)}`);
      at += 1;
      if (take('=')) {
        skipLines();
        if (Object.hasOwn(into.attributes, name.text)) fault(`${name.text} is set twice`, name);
        setOwn(into.attributes, name.text, readAttribute(name));
      } else into.blocks.push(deeper(() => readBlock(name)));
    }
  }

  function readBlock(name: Token): HclBlock {
    if (++blocks > MAX_BLOCKS) fault('the file has too many blocks');
    const labels: string[] = [];
    while (current().kind === 'text' || current().kind === 'name') {
      labels.push(current().text);
      at += 1;
    }
    need('{');
    const block: HclBlock = {
      type: name.text,
      labels,
      line: name.line,
      endLine: name.line,
      attributes: {},
      blocks: [],
    };
    readBody(block);
    block.endLine = current().line;
    need('}');
    return block;
  }

  const file: HclFile = { path, attributes: {}, blocks: [] };
  readBody(file);
  if (current().kind !== 'end') fault(`unexpected ${shown(current())}`);
  return file;
}

function setOwn<T>(record: Record<string, T>, key: string, value: T): void {
  Object.defineProperty(record, key, { value, writable: true, enumerable: true, configurable: true });
}
