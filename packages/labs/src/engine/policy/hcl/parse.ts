import { checkSize } from '../source/fault.ts';
import { type Cursor, createCursor } from './cursor.ts';
import { readExpression } from './expression.ts';
import type { Token } from './tokens.ts';
import { type HclAttribute, type HclBlock, type HclFile, setOwn } from './tree.ts';

const REFERENCE = /(?<![\w."-])[A-Za-z_][\w-]*(?:\.[A-Za-z_*][\w-]*|\[[^\][]{0,100}\])+/g;
const MAX_BLOCKS = 2_000;

/** Returns the names that a raw expression refers to. Quoted texts are removed first. Their templates are kept. */
export function findReferences(text: string): string[] {
  const plain = text.replace(/"(?:[^"\\$]|\\.|\$(?!\{))*"/g, ' ');
  return [...new Set([...plain.matchAll(REFERENCE)].map(([found]) => found.replace(/\[[^\]]*\]/g, '')))];
}

function readAttribute(cursor: Cursor, name: Token): HclAttribute {
  const from = cursor.current();
  const value = readExpression(cursor);
  const references = findReferences(cursor.textFrom(from));
  const { kind } = cursor.current();
  if (kind !== 'line' && kind !== 'end' && !cursor.isSign('}')) cursor.expected('the end of the line');
  return { name: name.text, value, references, line: name.line };
}

/** Reads HCL, the language of Terraform files. Throws `SourceFault`. */
export function parseHcl(path: string, text: string): HclFile {
  checkSize(path, text);
  const cursor = createCursor(path, text);
  let blocks = 0;

  function readBody(into: HclBlock | HclFile): void {
    for (cursor.skipLines(); cursor.current().kind !== 'end' && !cursor.isSign('}'); cursor.skipLines()) {
      const name = cursor.current();
      if (name.kind !== 'name') cursor.expected('a name', name);
      cursor.next();
      if (cursor.take('=')) {
        cursor.skipLines();
        if (Object.hasOwn(into.attributes, name.text)) cursor.fault(`${name.text} is set twice`, name);
        setOwn(into.attributes, name.text, readAttribute(cursor, name));
      } else into.blocks.push(cursor.deeper(() => readBlock(name)));
    }
  }

  function readBlock({ text: type, line }: Token): HclBlock {
    if (++blocks > MAX_BLOCKS) cursor.fault('the file has too many blocks');
    const labels: string[] = [];
    while (cursor.current().kind === 'text' || cursor.current().kind === 'name') {
      labels.push(cursor.current().text);
      cursor.next();
    }
    cursor.need('{');
    const block: HclBlock = { type, labels, line, endLine: line, attributes: {}, blocks: [] };
    readBody(block);
    block.endLine = cursor.current().line;
    cursor.need('}');
    return block;
  }

  const file: HclFile = { path, attributes: {}, blocks: [] };
  readBody(file);
  const after = cursor.current();
  if (after.kind !== 'end') cursor.fault(`unexpected ${after.text}`);
  return file;
}
