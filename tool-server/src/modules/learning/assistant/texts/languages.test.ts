import type { LabCard } from '@drawbridge/contracts/practice';
import { describe, expect, it } from 'vitest';
import { findChallenges } from './challenge-index.ts';
import { findLanguages } from './languages.ts';
import { createPassageIndex } from './passage-index.ts';
import type { Passage } from './passages.ts';

const card = (lab_id: string, language: string, upgrade = false) =>
  ({
    lab_id,
    language,
    upgrade,
    type: 'lab',
    title: 'A query',
    summary: '',
    search_words: '',
    topics: [],
    weaknesses: [{ id: 'CWE-89', name: 'SQL injection' }],
  }) as unknown as LabCard;

const passage = (id: string, text: string, extra = ''): Passage => ({
  id,
  source: { title: 'SQL injection', course_id: 'c', item_id: id },
  sentences: [{ text, html: text }] as unknown as Passage['sentences'],
  extra,
  subject: 'Injection',
});

describe('the language that a question asks for', () => {
  it.each([
    ['stop SQL injection in Python', ['Python']],
    ['a query with Express on Node.js', ['JavaScript']],
    ['how do I go on', []],
    ['in Go', ['Go']],
    ['Is JavaScript like Java?', ['JavaScript', 'Java']],
  ])('“%s” asks for %j', (text, languages) => {
    expect(findLanguages(text)).toEqual(languages);
  });

  it('a passage of the language comes before a better one of another language', () => {
    const index = createPassageIndex([
      passage('js', 'Stop SQL injection: bind the value.', 'JavaScript: db.query(sql, [id])'),
      passage('py', 'Bind the value to stop injection in the SQL of a long query.', 'Python: cursor.execute'),
      passage('any', 'A cookie is something else.'),
    ]);
    const search = (query: string) => index.search(query, { allows: () => true, most: 3 })[0]?.passage.id;
    expect(search('stop SQL injection in Python')).toBe('py');
    expect(search('stop SQL injection in JavaScript')).toBe('js');
  });

  it('a lab of the language comes before one of another language', () => {
    const cards = [card('js', 'JavaScript'), card('py', 'Python')];
    const find = (query: string) => findChallenges(query, cards)[0]?.lab_id;
    expect([find('SQL injection in Python'), find('SQL injection in JavaScript')]).toEqual(['py', 'js']);
  });

  it('a lab that is open comes before one that the plan does not open', () => {
    const cards = [card('locked', 'JavaScript', true), card('open', 'JavaScript')];
    expect(findChallenges('SQL injection', cards).map(({ lab_id }) => lab_id)).toEqual(['open', 'locked']);
  });
});
