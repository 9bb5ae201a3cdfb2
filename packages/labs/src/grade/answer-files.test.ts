import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LabEngine } from '../engine/lab-engine.ts';
import { buildEngine } from '../testing/build-lab.ts';
import { loadLab } from './load.ts';
import { runLab } from './run-lab.ts';

let engine: LabEngine;
beforeAll(async () => {
  engine = await buildEngine();
});

/** What the visible and hidden tests of a challenge say of its solution with another answer file. */
function readSaid(id: string, path: string, text: string): string[] {
  const lab = loadLab(fileURLToPath(new URL(`../../../content/challenges/${id}`, import.meta.url)));
  const others = lab.solution.files.filter((file) => file.path !== path);
  const gradable = { id, pack: lab.pack, tests: lab.tests };
  const { tests } = runLab(engine, gradable, [...others, { path, text }], 'seed', () => undefined);
  return tests.map(({ message }) => message.split('\n')[0] ?? '');
}

const PATCH = { email: 'accept', search: 'reject', riders: 'accept', speed: 'reject', payment: 'reject' };
const MEMORY = { A: { choice: 3 }, B: { choice: 2 }, C: { choice: 0 }, D: { choice: 3 } };

describe('an answer file that is no JSON, has other keys or values of another type fails every test and says why', () => {
  it.each([
    ['review-an-ai-patch', 'review.json', '{ "email":', 'review.json cannot be read as JSON'],
    ['review-an-ai-patch', 'review.json', null, 'review.json says neither accept nor reject for email'],
    ['review-an-ai-patch', 'review.json', [], 'review.json says neither accept nor reject for email'],
    [
      'review-an-ai-patch',
      'review.json',
      { ...PATCH, payment: true },
      'review.json says neither accept nor reject for payment',
    ],
    ['review-an-ai-patch', 'review.json', { ...PATCH, cache: 'reject' }, 'there is no hunk cache'],
    ['review-c-memory', 'review.json', 'module.exports = {}', 'review.json cannot be read as JSON'],
    ['review-c-memory', 'review.json', null, 'the choice for A is a number from 0 to 3'],
    [
      'review-c-memory',
      'review.json',
      { ...MEMORY, B: { choice: '2' } },
      'the choice for B is a number from 0 to 2',
    ],
    ['review-c-memory', 'review.json', { ...MEMORY, E: { choice: 0 } }, 'the review has no E'],
    ['review-c-memory', 'review.json', { ...MEMORY, D: { choice: 3, line: 4 } }, 'D has no line'],
    ['stride-a-payment', 'design.json', '{', 'design.json cannot be read as JSON'],
    ['stride-a-payment', 'design.json', {}, 'the choice for price is one of form, catalogue'],
    ['stride-a-payment', 'design.json', { prices: {} }, 'the design has no prices'],
    ['stride-a-payment', 'design.json', { price: { choice: 1 } }, 'the choice for price is one of'],
    ['typosquat-in-the-lockfile', 'npmrc.json', 'ignore-scripts=true', 'npmrc.json cannot be read as JSON'],
    ['typosquat-in-the-lockfile', 'npmrc.json', null, 'npmrc.json has to be an object'],
    ['typosquat-in-the-lockfile', 'npmrc.json', { 'ignore-scripts': 'false' }, 'ignore-scripts is true or'],
    ['typosquat-in-the-lockfile', 'npmrc.json', { registry: 'x' }, 'this build has no setting registry'],
    ['typosquat-in-the-lockfile', 'package-lock.json', {}, 'packages has to be an object'],
    ['typosquat-in-the-lockfile', 'package-lock.json', { packages: { a: 1 } }, 'packages: a has to be an'],
    ['typosquat-in-the-lockfile', 'package.json', [], 'package.json has to be an object'],
    [
      'typosquat-in-the-lockfile',
      'package.json',
      { dependencies: { 'csv-loom': 3 } },
      'the range of csv-loom has to be a text',
    ],
  ])('%s: %s with %j: %s', (id, path, answers, word) => {
    const said = readSaid(id, path, typeof answers === 'string' ? answers : JSON.stringify(answers));
    expect(said.length).toBeGreaterThan(4);
    for (const message of said) expect(message).toContain(word);
  });
});
