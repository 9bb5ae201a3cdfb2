import { describe, expect, it } from 'vitest';
import { findForeignTables, type ModuleSource, readModuleSources } from './sql-tables.ts';

const COURSE: ModuleSource = [
  'kernel/catalogue/catalogue.table.ts',
  "export const course = pgTable('course', { id: text('id') });",
];
const find = (text: string) => findForeignTables([COURSE, ['learning/quiz/quiz.store.ts', text]]);

describe('SQL that names the table of another module', () => {
  it.each([
    ['sql`select id from course c`', 'from'],
    ['sql`select 1 from ${quiz} q join course c on true`', 'join'],
    ['text: `insert into course (id) values ($1)`', 'into'],
    ["text: 'update course set id = $1'", 'update'],
    ['sql`SELECT id FROM course c`', 'capitals'],
    ['sql`select id from "course" c`', 'quotes'],
    ['sql`select 1 from ${quiz} q, course c where true`', 'a list'],
    ["router.get('/api/*', send); sql`select id from course`; /** The last one. */", 'after a path'],
  ])("SQL with another module's table is reported: %s", (text) => {
    expect(find(text)).toEqual(['learning/quiz/quiz.store.ts: course of kernel/catalogue']);
  });

  it.each([
    ['sql`select id from ${course} c`', 'takes the name from the table'],
    ['text: `select id from ${getTableName(course)}`', 'takes it for a plain text'],
    ['/** Read from course to course. */', 'is a comment'],
    ['sql`select id from lesson`', 'names no table'],
  ])('SQL is not reported if the name comes from the table, or no table is named: %s', (text) => {
    expect(find(text)).toEqual([]);
  });

  it('SQL is not reported in the module that owns the table', () => {
    expect(findForeignTables([COURSE, ['kernel/catalogue/search.ts', 'sql`select id from course`']])).toEqual(
      [],
    );
  });

  it('no module of the server has such SQL', () => {
    const sources = readModuleSources();
    expect(sources.length).toBeGreaterThan(300);
    expect(findForeignTables(sources)).toEqual([]);
  });
});
