import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findUnmade } from './unmade.ts';

const root = mkdtempSync(path.join(tmpdir(), 'unmade-'));
afterAll(() => rmSync(root, { recursive: true }));

const STEPS = [
  { name: 'types' },
  { name: 'build', makes: 'index.html' },
  { name: 'journeys', after: ['types', 'build'] },
  { name: 'labs' },
];
const namesFor = (only: string) => findUnmade(only, STEPS, root).map(({ name }) => name);

describe('a single step in a fresh clone', () => {
  it('a step runs the steps first whose files it reads and which have produced none yet', () => {
    expect(namesFor('journeys')).toEqual(['build']);
    writeFileSync(path.join(root, 'index.html'), '');
    expect(namesFor('journeys')).toEqual([]);
  });

  it('a step that reads no files of others runs none first', () => {
    rmSync(path.join(root, 'index.html'), { force: true });
    expect(namesFor('labs')).toEqual([]);
  });
});
