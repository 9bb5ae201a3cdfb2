import type { LabCard } from '@drawbridge/contracts/practice';
import { expect, it } from 'vitest';
import { chooseLab } from './choose-lab.ts';

const build = (lab_id: string, more: Partial<LabCard> = {}): LabCard => ({
  lab_id,
  title: lab_id,
  summary: '',
  type: 'challenge',
  kind: 'exploit',
  level: 'Basic',
  minutes: 10,
  points: 50,
  weaknesses: [],
  owasp: [],
  topics: [],
  language: 'JavaScript',
  steps: [],
  search_words: '',
  passed: false,
  started: false,
  upgrade: false,
  disabled: false,
  ...more,
});
const NONE = { levels: [], tags: [] };
const choose = (labs: LabCard[], wishes: Parameters<typeof chooseLab>[1] = NONE) => {
  const choice = chooseLab(labs, wishes);
  return choice && [choice.kind, choice.lab.lab_id, choice.topic];
};

it('the first exercise is the quickest open challenge for beginners', () =>
  expect(
    choose([
      build('long'),
      build('quick', { minutes: 5 }),
      build('locked', { minutes: 1, upgrade: true }),
      build('hard', { minutes: 1, level: 'Advanced' }),
      build('lab', { minutes: 1, type: 'lab' }),
    ]),
  ).toEqual(['first', 'quick', undefined]));

it('a chosen topic goes before the level and the length, and is the reason', () => {
  const xss = build('xss', { minutes: 30, level: 'Intermediate', search_words: 'XSS, script injection' });
  const command = build('command', { minutes: 20, topics: ['Command injection'] });
  const labs = [build('quick', { minutes: 5 }), xss, command];
  expect(choose(labs, { levels: ['Basic'], tags: ['xss'] })).toEqual(['first', 'xss', 'xss']);
  expect(choose(labs, { levels: ['Basic'], tags: ['command-injection'] })).toEqual([
    'first',
    'command',
    'command-injection',
  ]);
  expect(choose(labs, { levels: ['Basic'], tags: ['jwt'] })).toEqual(['first', 'quick', undefined]);
});

it('after the first pass it is a lab, one that was opened before all others', () => {
  const passed = build('done', { passed: true });
  const labs = [passed, build('a', { type: 'lab' }), build('b', { type: 'lab', started: true, minutes: 40 })];
  expect(choose(labs)).toEqual(['next', 'b', undefined]);
  expect(choose([passed])).toBeUndefined();
});
