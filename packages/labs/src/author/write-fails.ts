import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { LabEngine } from '../engine/lab-engine.ts';
import { toFailed } from '../grade/find-trap.ts';
import { loadLab } from '../grade/load.ts';
import { runHere } from './dry-run.ts';

const LINE_WIDTH = 110;

/**
 * Writes into `lab.yaml` which tests each trap fails: `fails`, in test order. The rest of the file stays unchanged.
 * Returns the ids of the traps whose list changed.
 */
export async function writeFails(engine: LabEngine, dir: string): Promise<string[]> {
  const lab = loadLab(dir);
  await engine.load(lab.pack.engine);
  const path = join(dir, 'lab.yaml');
  const changed: string[] = [];
  let text = readFileSync(path, 'utf8');
  for (const [index, trap] of lab.traps.entries()) {
    const failed = toFailed(runHere(engine, lab, trap.files));
    const fails = lab.tests.map(({ id }) => id).filter((id) => failed.includes(id));
    if (fails.join() === trap.fails.join()) continue;
    text = setFails(text, index, fails);
    changed.push(trap.id);
  }
  if (changed.length > 0) writeFileSync(path, text);
  return changed;
}

/** Changes the text instead of the parsed document, because that would reformat every long text of the file. */
function setFails(text: string, trap: number, fails: readonly string[]): string {
  const traps = parseDocument(text).get('traps');
  const map = isSeq(traps) ? traps.items[trap] : undefined;
  if (!isMap(map)) throw new Error(`lab.yaml has no trap ${trap}`);
  const find = (name: string) => map.items.find(({ key }) => isScalar(key) && key.value === name);
  const why = find('why')?.key;
  const column = isScalar(why) ? toColumn(text, why.range?.[0] ?? 0) : 0;
  const list = toList(fails, column);
  const known = find('fails')?.value;
  if (isSeq(known) && known.range) return text.slice(0, known.range[0]) + list + text.slice(known.range[1]);
  const at = isScalar(why) ? why.range?.[0] : undefined;
  if (at === undefined) throw new Error(`lab.yaml: trap ${trap} has no why`);
  const next = map.flow === true ? ', ' : `\n${' '.repeat(column)}`;
  return `${text.slice(0, at)}fails: ${list}${next}${text.slice(at)}`;
}

const toColumn = (text: string, at: number) => at - text.lastIndexOf('\n', at - 1) - 1;

/** A list on one line, or where that would be too long on several. */
function toList(ids: readonly string[], column: number): string {
  const lines = [''];
  for (const id of ids) {
    const last = lines.at(-1) ?? '';
    const longer = last === '' ? id : `${last}, ${id}`;
    if (last !== '' && column + 4 + longer.length > LINE_WIDTH) lines.push(id);
    else lines[lines.length - 1] = longer;
  }
  const indent = `\n${' '.repeat(column)}`;
  const one = `[${lines.join(', ')}]`;
  if (column + 'fails: '.length + one.length <= LINE_WIDTH) return one;
  return `[${lines.map((line) => `${indent}  ${line}`).join(',')}${indent}]`;
}
