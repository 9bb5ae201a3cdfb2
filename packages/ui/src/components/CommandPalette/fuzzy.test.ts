import { describe, expect, it } from 'vitest';
import { type Command, findCommands, limitKinds } from './commands.ts';
import { matchFuzzy } from './fuzzy.ts';

const rank = (query: string, texts: readonly string[]) =>
  texts
    .flatMap((text) => {
      const match = matchFuzzy(query, text);
      return match ? [{ text, score: match.score }] : [];
    })
    .toSorted((left, right) => right.score - left.score)
    .map(({ text }) => text);

describe('a fuzzy match', () => {
  it('a match has the characters in order and nothing else', () => {
    expect(matchFuzzy('rtl', 'Reset this lab')?.at).toEqual([0, 6, 11]);
    expect(matchFuzzy('xyz', 'Reset this lab')).toBeUndefined();
    expect(matchFuzzy('bal', 'Reset this lab')).toBeUndefined();
  });
  it('a run of characters is preferred to scattered ones', () => {
    expect(rank('run', ['Reload under noon', 'Run the tests'])).toEqual([
      'Run the tests',
      'Reload under noon',
    ]);
  });
  it('the beginnings of words are preferred', () => {
    expect(rank('gs', ['Digest sums', 'Go to steps'])[0]).toBe('Go to steps');
  });
  it('an empty query matches everything', () => {
    expect(matchFuzzy('  ', 'anything')).toEqual({ score: 0, at: [] });
  });
});

describe('keywords of a command', () => {
  const command = (id: string, label: string, keywords?: string) => ({
    id,
    label,
    ...(keywords === undefined ? {} : { keywords }),
    onSelect: () => undefined,
  });
  const invoice = command(
    'invoice',
    'Someone else’s invoice',
    'CWE-639 IDOR, BOLA, access control, ownership',
  );
  const idle = command('idle', 'In due order', 'reading slowly');
  const ids = (query: string) => findCommands([idle, invoice], query).map(({ command: { id } }) => id);

  it('keywords match as they are, in any order, with words of the label', () => {
    expect(ids('639')).toEqual(['invoice']);
    expect(ids('control access')).toEqual(['invoice']);
    expect(ids('bola invoice')).toEqual(['invoice']);
  });
  it('keywords do not match scattered characters', () => {
    expect(ids('wls')).toEqual([]);
  });
  it('keywords rank above a label with the characters scattered', () => {
    expect(ids('idor')).toEqual(['invoice', 'idle']);
  });
  it('keywords rank below a label with the words in one piece', () => {
    expect(findCommands([command('a', 'Notes', 'idor'), command('b', 'IDOR')], 'idor')[0]?.command.id).toBe(
      'b',
    );
  });
});

describe('the order of the results', () => {
  const command = (id: string, fields: Partial<Command>): Command => ({
    id,
    label: id,
    onSelect: () => undefined,
    ...fields,
  });

  it('a label ranks above a topic, a topic above the label of a part and its parent, and a parent above other words', () => {
    const commands = [
      command('words', { keywords: 'sql sql sql' }),
      command('parent', { parent: 'SQL from the start' }),
      command('topic', { topics: 'CWE-89 SQL injection' }),
      command('label', { label: 'A query in SQL' }),
      command('part', { label: 'A lesson on SQL', parent: 'Databases' }),
      command('scattered', { label: 'Some quiet lab' }),
    ];
    expect(findCommands(commands, 'sql').map(({ command: { id } }) => id)).toEqual([
      'label',
      'topic',
      'part',
      'parent',
      'words',
      'scattered',
    ]);
  });

  it('words found in different places rank where the last of them is found', () => {
    const commands = [
      command('a', { label: 'Invoice', keywords: 'bola' }),
      command('b', { topics: 'bola invoice' }),
    ];
    expect(findCommands(commands, 'bola invoice').map(({ command: { id } }) => id)).toEqual(['b', 'a']);
  });

  it('of each kind the first three are left', () => {
    const commands = ['a', 'b', 'c', 'd'].flatMap((id) => [
      command(`lab-${id}`, { group: 'Labs' }),
      command(`lesson-${id}`, { group: `Course ${id}`, kind: 'lesson' }),
    ]);
    const found = commands.map((one) => ({ command: one, at: [] }));
    expect(limitKinds(found, 3).map(({ command: { id } }) => id)).toEqual([
      'lab-a',
      'lesson-a',
      'lab-b',
      'lesson-b',
      'lab-c',
      'lesson-c',
    ]);
  });
});
