import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { findUnfollowedReads, listReactFiles } from './signal-reads.ts';

// Inside the repository, so that its packages are found.
const reports = path.join(ROOT, '.test');
mkdirSync(reports, { recursive: true });
const folder = mkdtempSync(path.join(reports, 'signal-reads-'));
afterAll(() => rmSync(folder, { recursive: true }));

const check = (name: string, code: string) => {
  const file = path.join(folder, `${name}.tsx`);
  writeFileSync(
    file,
    `import { type ReadonlySignal } from '@preact/signals-react';
     import { useSignals } from '@preact/signals-react/runtime';
     interface Props { count: ReadonlySignal<number> }
     ${code}`,
  );
  return findUnfollowedReads([file]).map((line) => line.replace(/^.* (\w+ reads)/, '$1'));
};

describe('a component that reads a signal', () => {
  it('follows it, everywhere in the code', { timeout: 120_000 }, () => {
    expect(findUnfollowedReads(listReactFiles())).toEqual([]);
  });
  it.each([
    ['itself', 'export function Own({ count }: Props) { return count.value; }', ['Own reads count']],
    [
      'in a function of its own',
      'export const Inner = ({ count }: Props) => [1].map(() => count.value);',
      ['Inner reads count'],
    ],
    [
      'below one that follows',
      'export function Outer(p: Props) { useSignals(); return <Below {...p} />; } function Below({ count }: Props) { return count.value; }',
      ['Below reads count'],
    ],
    [
      'in a hook',
      'export function useCount({ count }: Props) { return count.value; }',
      ['useCount reads count'],
    ],
  ])('%s without following it is found', (name, code, found) =>
    expect(check(name.replaceAll(' ', '-'), code)).toEqual(found),
  );
  it.each([
    ['follows by itself', 'export function Own({ count }: Props) { useSignals(); return count.value; }'],
    [
      'follows by a hook',
      'function useCount() { useSignals(); } export function Own({ count }: Props) { useCount(); return count.value; }',
    ],
    ['reads without following on purpose', 'export function Own({ count }: Props) { return count.peek(); }'],
    [
      'reads another value',
      'export function Own({ field }: { field: { value: string } }) { return field.value; }',
    ],
  ])('one that %s is not', (name, code) => expect(check(name.replaceAll(' ', '-'), code)).toEqual([]));
});
