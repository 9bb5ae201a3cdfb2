import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../../..');
const page = readFileSync(path.join(import.meta.dirname, 'accessibility.mdx'), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** The criteria of WCAG 2.2, by level. */
const CRITERIA = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
};

it.each(Object.entries(CRITERIA))('the report has each criterion of level %s once', (level, criteria) => {
  const found = rows.flatMap(([, name = '', of]) => (of === level ? [name.split(' ')[0] ?? ''] : []));
  expect(found.toSorted()).toEqual(criteria.split(' ').toSorted());
});

it('each result of the report is one of the words of an ACR', () => {
  const words = ['supports', 'partly supports', 'not applicable'];
  expect(rows.filter((cells) => !words.includes(cells[3] ?? '')).map((cells) => cells[1])).toEqual([]);
});

it('each file that the report names as evidence exists', () => {
  const files = [...page.matchAll(/`([\w.-]+\/[\w./-]+)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});
