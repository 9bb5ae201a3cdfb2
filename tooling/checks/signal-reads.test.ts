import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { findUnfollowedReads, listReactFiles } from './signal-reads.ts';

// Inside the repository, so that its packages are found.
const reports = path.join(ROOT, '.test');
mkdirSync(reports, { recursive: true });
const folder = mkdtempSync(path.join(reports, 'signal-reads-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PREAMBLE = `import { type ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
interface Props { count: ReadonlySignal<number> }
`;

/** What is planted, by how the component reads, with what has to be found. */
const PLANTED: Record<string, { code: string; found: string[] }> = {
  'by itself': {
    code: 'export function Own({ count }: Props) { return count.value; }',
    found: ['Own reads count'],
  },
  'in a function of its own': {
    code: 'export const Inner = ({ count }: Props) => [1].map(() => count.value);',
    found: ['Inner reads count'],
  },
  'below one that follows': {
    code: 'export function Outer(p: Props) { useSignals(); return <Below {...p} />; } function Below({ count }: Props) { return count.value; }',
    found: ['Below reads count'],
  },
  'in a hook': {
    code: 'export function useCount({ count }: Props) { return count.value; }',
    found: ['useCount reads count'],
  },
  'follows by itself': {
    code: 'export function Followed({ count }: Props) { useSignals(); return count.value; }',
    found: [],
  },
  'follows by a hook': {
    code: 'function useFollowed() { useSignals(); } export function ByHook({ count }: Props) { useFollowed(); return count.value; }',
    found: [],
  },
  'peeks on purpose': {
    code: 'export function Peeking({ count }: Props) { return count.peek(); }',
    found: [],
  },
  'reads another value': {
    code: 'export function Field({ field }: { field: { value: string } }) { return field.value; }',
    found: [],
  },
};
const toPlanted = (name: string) => path.join(folder, `${name.replaceAll(/\W+/g, '-')}.tsx`);

describe('a component that reads a signal', () => {
  let ofOurs: string[] = [];
  const ofPlanted = new Map<string, string[]>();

  // One program for the code and what is planted: each loads React and its types.
  beforeAll(() => {
    for (const [name, { code }] of Object.entries(PLANTED)) writeFileSync(toPlanted(name), PREAMBLE + code);
    const found = findUnfollowedReads([...listReactFiles(), ...Object.keys(PLANTED).map(toPlanted)]);
    const isPlanted = (line: string) => line.startsWith(path.relative(ROOT, folder));
    ofOurs = found.filter((line) => !isPlanted(line));
    for (const name of Object.keys(PLANTED))
      ofPlanted.set(
        name,
        found
          .filter((line) => line.startsWith(`${path.relative(ROOT, toPlanted(name))}:`))
          .map((line) => line.replace(/^.* (\w+ reads)/, '$1')),
      );
  }, 120_000);

  it('every component that reads a signal follows it, everywhere in the code', () =>
    expect(ofOurs).toEqual([]));

  const isFault = ([, { found }]: [string, { found: string[] }]) => found.length > 0;
  it.each(Object.entries(PLANTED).filter(isFault))(
    'a component that reads without following is found: %s',
    (name, { found }) => expect(ofPlanted.get(name)).toEqual(found),
  );

  it.each(Object.entries(PLANTED).filter((entry) => !isFault(entry)))(
    'a component is accepted when it %s',
    (name) => expect(ofPlanted.get(name)).toEqual([]),
  );
});
