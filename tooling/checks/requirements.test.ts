import { describe, expect, it } from 'vitest';
import { findRequirementIds, readListedRequirements, readNamedIds, readOpenIds } from './requirements.ts';

describe('the list of requirements', () => {
  const listed = readListedRequirements();
  const ids = listed.map(([id]) => id);
  const named = readNamedIds();

  it('the list has every identifier that code or a test names', () => {
    expect([...named].filter((id) => !ids.includes(id)).toSorted()).toEqual([]);
  });

  it('the list has no gap: it names a requirement that nothing meets yet', () => {
    const numbers = Map.groupBy(ids, (id) => id.replace(/-\d+$/, ''));
    // Questions of the specification that our reading answers: only those that decide code are listed.
    numbers.delete('CX');
    for (const [group, found] of numbers)
      expect(found).toEqual(found.map((_, index) => `${group}-${index + 1}`));
  });

  it('each requirement that is called open is in the list', () => {
    const open = readOpenIds();
    expect(open.length).toBeGreaterThan(0);
    expect(open.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('the list has each identifier once, with one sentence', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(listed.filter(([, sentence]) => !/^\S.+\.$/.test(sentence))).toEqual([]);
  });
});

describe('an identifier in a text', () => {
  const GROUP = 'WISH';
  it.each([
    [`@see ${GROUP}-2, ${GROUP}-7`, [`${GROUP}-2`, `${GROUP}-7`]],
    [`${GROUP}-2..${GROUP}-4 say so`, [`${GROUP}-2`, `${GROUP}-3`, `${GROUP}-4`]],
    [`${GROUP}-2 to ${GROUP}-3`, [`${GROUP}-2`, `${GROUP}-3`]],
    ['UTF-8, CWE-89 and SHA-256 are none', []],
  ])('an identifier is read from %j', (text, expected) => {
    expect(findRequirementIds(text)).toEqual(expected);
  });
});
