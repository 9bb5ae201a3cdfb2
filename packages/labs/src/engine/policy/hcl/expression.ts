import type { Cursor } from './cursor.ts';
import type { Token } from './tokens.ts';
import { type HclValue, setOwn } from './tree.ts';

const ENDS = [',', ')', ']', '}', '=', ':', '=>'];

/** Reads one expression. An expression that is more than a value is kept as its text. */
export function readExpression(cursor: Cursor): HclValue {
  const from = cursor.current();
  const value = cursor.deeper(() => readOperand(cursor));
  const after = cursor.current();
  const isRead = after !== from;
  const ends =
    after.kind === 'line' || after.kind === 'end' || (after.kind === 'sign' && ENDS.includes(after.text));
  if (ends && isRead) return value;
  if (after.kind === 'name' || after.kind === 'text' || after.kind === 'number')
    cursor.expected('the end of the line', after);
  cursor.skipExpression();
  if (cursor.current() === from) return cursor.expected('a value', from);
  return { kind: 'raw', text: cursor.textFrom(from) };
}

function readOperand(cursor: Cursor): HclValue {
  const token = cursor.current();
  if (token.kind === 'text') {
    cursor.next();
    return { kind: 'text', value: token.text, templates: token.templates };
  }
  if (token.kind === 'number') {
    cursor.next();
    return { kind: 'number', value: Number(token.text) };
  }
  if (token.kind === 'name') return readName(cursor, token);
  const after = cursor.peek();
  if (cursor.isSign('-') && after?.kind === 'number') {
    cursor.next();
    cursor.next();
    return { kind: 'number', value: -Number(after.text) };
  }
  if (cursor.isSign('[')) return readListOrFor(cursor, token);
  if (cursor.isSign('{')) return readMapOrFor(cursor, token);
  cursor.skipExpression();
  return { kind: 'raw', text: cursor.textFrom(token) };
}

function readName(cursor: Cursor, token: Token): HclValue {
  cursor.next();
  if (token.text === 'true' || token.text === 'false') return { kind: 'bool', value: token.text === 'true' };
  if (token.text === 'null') return { kind: 'null' };
  if (cursor.take('(')) {
    const args = readArguments(cursor);
    return { kind: 'call', name: token.text, args, text: cursor.textFrom(token) };
  }
  while (cursor.isSign('.') || cursor.isSign('[')) readStep(cursor);
  return { kind: 'reference', path: cursor.textFrom(token) };
}

function readArguments(cursor: Cursor): HclValue[] {
  const args: HclValue[] = [];
  cursor.skipLines();
  while (!cursor.isSign(')')) {
    args.push(readExpression(cursor));
    cursor.skipLines();
    cursor.take('...');
    if (!cursor.take(',')) break;
    cursor.skipLines();
  }
  cursor.need(')');
  return args;
}

/** Reads one step of a reference: `.name` or `[…]`. */
function readStep(cursor: Cursor): void {
  if (cursor.take('.')) {
    const { kind } = cursor.current();
    if (kind !== 'name' && kind !== 'number' && !cursor.isSign('*')) cursor.expected('a name');
    cursor.next();
    return;
  }
  cursor.next();
  while (!cursor.isSign(']')) {
    const { kind } = cursor.current();
    if (kind === 'end' || kind === 'line') cursor.fault('expected ]');
    cursor.next();
  }
  cursor.next();
}

function readListOrFor(cursor: Cursor, from: Token): HclValue {
  cursor.next();
  cursor.skipLines();
  if (cursor.isName('for')) return readFor(cursor, from, ']');
  const items: HclValue[] = [];
  while (!cursor.isSign(']')) {
    items.push(readExpression(cursor));
    cursor.skipLines();
    if (!cursor.take(',')) break;
    cursor.skipLines();
  }
  cursor.need(']');
  return { kind: 'list', items };
}

function readFor(cursor: Cursor, from: Token, close: string): HclValue {
  for (let open = 1; open > 0; cursor.next()) {
    const token = cursor.current();
    if (token.kind === 'end') cursor.fault(`expected ${close}`);
    if (token.kind === 'sign' && '([{'.includes(token.text)) open += 1;
    if (token.kind === 'sign' && ')]}'.includes(token.text)) open -= 1;
  }
  return { kind: 'raw', text: cursor.textFrom(from) };
}

function readMapOrFor(cursor: Cursor, from: Token): HclValue {
  cursor.next();
  cursor.skipLines();
  if (cursor.isName('for')) return readFor(cursor, from, '}');
  const entries: Record<string, HclValue> = {};
  while (!cursor.isSign('}')) {
    const key = readKey(cursor);
    if (!cursor.take('=') && !cursor.take(':')) cursor.expected('=');
    cursor.skipLines();
    setOwn(entries, key, readExpression(cursor));
    cursor.take(',');
    cursor.skipLines();
  }
  cursor.need('}');
  return { kind: 'map', entries };
}

function readKey(cursor: Cursor): string {
  if (cursor.take('(')) {
    const first = cursor.current();
    cursor.skipExpression();
    const text = cursor.textFrom(first);
    cursor.need(')');
    return text;
  }
  const token = cursor.current();
  if (token.kind !== 'name' && token.kind !== 'text' && token.kind !== 'number') cursor.expected('a name');
  cursor.next();
  let key = token.text;
  // A key may be written as a reference; its text is stored.
  while (cursor.take('.')) {
    key += `.${cursor.current().text}`;
    cursor.next();
  }
  return key;
}
