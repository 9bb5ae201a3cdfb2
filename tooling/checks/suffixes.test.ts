import { describe, expect, it } from 'vitest';
import { findBrokenPromises, readServerSources } from './suffixes.ts';

const AREA = 'tool-server/src/modules/learning/quiz';
const LIMIT =
  "export const attemptsOf = (id: string): Limit => ({ of: ['quiz', id], most: 50, windowMs: 1 });";
const JOB = "export const createSweep = (): Job => ({ name: 'quiz', everyMs: EVERY_MS, run });";
const RULE = 'export const isPassed = (score: number) => score >= 80;';

describe('the suffix of a server file', () => {
  it.each([
    ['quiz.limits.ts', LIMIT],
    ['quiz.jobs.ts', JOB],
    ['quiz.rule.ts', RULE],
    ['quiz.service.ts', '/** As windowMs: of quiz.limits.ts. */ await limits.check([attemptsOf(id)]);'],
    ['quiz.rule.ts', `import type { Row } from './quiz.store.ts';\n${RULE}`],
  ])('is kept: %s, %s', (name, text) => {
    expect(findBrokenPromises([[`${AREA}/${name}`, text]])).toEqual([]);
  });

  it.each([
    ['quiz.service.ts', LIMIT],
    ['quiz.service.ts', 'const takeOne = createBuckets({ clock });'],
    ['quiz.service.ts', "import { createBuckets as make } from '../../../platform/limits/buckets.ts';"],
    ['quiz.routes.ts', `router.get('/api/*', send);\n${LIMIT}\n/** The last one. */`],
    ['quiz.module.ts', JOB],
    ['quiz.service.ts', 'export const start = () => setInterval(sweep, 60_000);'],
    ['quiz.limits.ts', RULE],
    ['quiz.jobs.ts', RULE],
    ['quiz.rule.ts', `import { readAttempts } from './quiz.store.ts';\n${RULE}`],
    ['quiz.rule.ts', 'export const countRows = (db: Db) => db.execute(sql`select 1`);'],
    ['quiz.rule.ts', 'export const readRows = (tx: Tx) => tx.select().from(quizAttempt);'],
    ['quiz.rule.ts', "export const load = () => import('./quiz.store.ts');"],
    ['quiz.rule.ts', "import { readFile } from 'node:fs/promises';\nexport const read = readFile;"],
    ['quiz.rule.ts', 'export const isOver = (at: Date) => at < new Date();'],
    ['quiz.rule.ts', 'export const draw = (of: number) => Math.floor(Math.random() * of);'],
    ['quiz.rule.ts', "export const isOn = () => process.env.QUIZ === '1';"],
  ])('is broken: %s, %s', (name, text) => {
    expect(findBrokenPromises([[`${AREA}/${name}`, text]])).toHaveLength(1);
  });

  it('is not demanded of what limits and jobs are made with', () => {
    expect(findBrokenPromises([['tool-server/src/platform/limits/limits.ts', LIMIT]])).toEqual([]);
  });

  it('is kept by every file of the server', () => {
    const sources = readServerSources();
    expect(sources.length).toBeGreaterThan(400);
    expect(findBrokenPromises(sources)).toEqual([]);
  });
});
