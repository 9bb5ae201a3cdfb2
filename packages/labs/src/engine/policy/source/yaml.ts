import {
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  type Node,
  parseAllDocuments,
} from 'yaml';
import { checkSize, SOURCE_LIMITS, SourceFault } from './fault.ts';

/** The line of each value, by its path within the document with `/` between the steps: `spec/containers/0/image`. */
export type LineTable = Record<string, number>;

export interface YamlDocument {
  value: unknown;
  /** The line of each key or list item. */
  lines: LineTable;
  line: number;
}

/** Returns how a token of the lexer changes the depth. */
function indicatorOf(token: string): 'open' | 'close' | 'item' | 'other' {
  if (token === '[' || token === '{') return 'open';
  if (token === ']' || token === '}') return 'close';
  return token === '-' || token === '?' ? 'item' : 'other';
}

/** Refuses a file that nests too deeply before the composer recurses into it. The lexer itself is linear. */
function checkDepth(path: string, text: string): void {
  let flow = 0;
  let line = 1;
  let indent = 0;
  let items = 0;
  let aliases = 0;
  let atStart = true;
  let tokens = 0;
  for (const token of new Lexer().lex(text)) {
    if (++tokens > SOURCE_LIMITS.tokens)
      throw new SourceFault(path, line, 1, 'the file holds more than may be looked at');
    const kind = indicatorOf(token);
    if (token === '\n' || token === '\r\n') {
      line += 1;
      indent = 0;
      items = 0;
      atStart = true;
      continue;
    }
    if (atStart && /^ +$/.test(token)) indent = token.length;
    if (kind === 'open') flow += 1;
    if (kind === 'close') flow -= 1;
    if (kind === 'item') items += 1;
    if (token.startsWith('*') && token.length > 1) aliases += 1;
    atStart = false;
    if (
      flow > SOURCE_LIMITS.depth ||
      items > SOURCE_LIMITS.depth ||
      (kind === 'item' && indent > SOURCE_LIMITS.depth * 4)
    )
      throw new SourceFault(path, line, 1, `nested deeper than ${SOURCE_LIMITS.depth} levels`);
    if (aliases > SOURCE_LIMITS.aliases)
      throw new SourceFault(path, line, 1, `more than ${SOURCE_LIMITS.aliases} aliases`);
    for (let at = token.indexOf('\n'); at >= 0; at = token.indexOf('\n', at + 1)) line += 1;
  }
}

interface Walk {
  path: string;
  lines: LineTable;
  placeOf(offset: number): { line: number; col: number };
  anchors: Map<string, Node>;
  nodes: number;
  depth: number;
}

function placeOf(walk: Walk, node: unknown): { line: number; col: number } {
  const range = (node as { range?: [number, number, number] | null } | null)?.range;
  return range ? walk.placeOf(range[0]) : { line: 1, col: 1 };
}
const lineOf = (walk: Walk, node: unknown) => placeOf(walk, node).line;

function fault(walk: Walk, node: unknown, message: string): never {
  const { line, col } = placeOf(walk, node);
  throw new SourceFault(walk.path, line, col, message);
}

function toValue(node: unknown, at: string, walk: Walk): unknown {
  if (++walk.nodes > SOURCE_LIMITS.nodes || ++walk.depth > SOURCE_LIMITS.depth * 2) {
    const what =
      walk.nodes > SOURCE_LIMITS.nodes
        ? 'holds more than it may once aliases are filled in'
        : 'is nested too deep';
    fault(walk, node, `the document ${what}`);
  }
  const value = readNode(node, at, walk);
  walk.depth -= 1;
  return value;
}

function readNode(node: unknown, at: string, walk: Walk): unknown {
  if (isAlias(node)) {
    const target = walk.anchors.get(node.source);
    if (target === undefined) fault(walk, node, `nothing above is called &${node.source}`);
    return toValue(target, at, walk);
  }
  if (isScalar(node)) {
    if (node.anchor !== undefined) walk.anchors.set(node.anchor, node);
    return typeof node.value === 'bigint' ? Number(node.value) : node.value;
  }
  if (isSeq(node)) {
    if (node.anchor !== undefined) walk.anchors.set(node.anchor, node as Node);
    return node.items.map((item, index) => {
      const to = at === '' ? String(index) : `${at}/${index}`;
      walk.lines[to] = lineOf(walk, item);
      return toValue(item, to, walk);
    });
  }
  if (isMap(node)) {
    if (node.anchor !== undefined) walk.anchors.set(node.anchor, node);
    const record: Record<string, unknown> = {};
    const own = new Set<string>();
    for (const pair of node.items) {
      if (!isPair(pair)) continue;
      const name = isScalar(pair.key) ? String(pair.key.value) : '';
      const to = at === '' ? name : `${at}/${name}`;
      if (name === '<<') {
        const merged = toValue(pair.value, at, walk);
        for (const part of Array.isArray(merged) ? merged : [merged])
          if (typeof part === 'object' && part !== null)
            for (const [key, value] of Object.entries(part)) setOwn(record, key, value, false);
        continue;
      }
      // The library's own check compares each key with each other.
      if (own.has(name)) fault(walk, pair.key, `the key ${name} is there twice`);
      own.add(name);
      walk.lines[to] = lineOf(walk, pair.key);
      setOwn(record, name, toValue(pair.value, to, walk), true);
    }
    return record;
  }
  return null;
}

/** Sets a key of a record, even if it is called `__proto__`. */
function setOwn(record: Record<string, unknown>, key: string, value: unknown, replace: boolean): void {
  if (!replace && Object.hasOwn(record, key)) return;
  Object.defineProperty(record, key, { value, writable: true, enumerable: true, configurable: true });
}

/** Reads every document of a YAML file, with the line of each value. Throws `SourceFault`. */
export function parseYaml(path: string, text: string): YamlDocument[] {
  checkSize(path, text);
  checkDepth(path, text);
  const counter = new LineCounter();
  const documents = parseAllDocuments(text, {
    lineCounter: counter,
    version: '1.2',
    prettyErrors: false,
    uniqueKeys: false,
  });
  const list = Array.isArray(documents) ? documents : [];
  if (list.length > SOURCE_LIMITS.documents)
    throw new SourceFault(path, 1, 1, `the file has more than ${SOURCE_LIMITS.documents} documents`);
  const found: YamlDocument[] = [];
  for (const document of list) {
    const [error] = document.errors;
    if (error !== undefined) {
      const { line, col } = counter.linePos(error.pos[0]);
      throw new SourceFault(path, line, col, error.message);
    }
    const lines: LineTable = Object.create(null) as LineTable;
    const walk: Walk = {
      path,
      lines,
      placeOf: (offset) => counter.linePos(offset),
      anchors: new Map(),
      nodes: 0,
      depth: 0,
    };
    const value = toValue(document.contents, '', walk);
    if (value !== null) found.push({ value, lines: { ...lines }, line: lineOf(walk, document.contents) });
  }
  return found;
}
