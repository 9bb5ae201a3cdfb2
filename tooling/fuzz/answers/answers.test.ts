import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANSWER_KINDS, type PlatformAnswer, SENT_KINDS, toAnswers } from './answers.ts';
import { createPick, toSeed } from './case-context.ts';
import { findLogFault } from './fuzz-answers.ts';
import { FORM_KINDS, toOddForms } from './odd-launches.ts';
import { CASES } from './run-answers.ts';

const LINKS = { self: 'http://127.0.0.1:1/x/members', elsewhere: 'http://localhost:1/x/members' };
const answers = toAnswers({ members: [{ user_id: '1', roles: ['Learner'] }] }, LINKS);
const toText = ({ bytes, ...answer }: PlatformAnswer) => JSON.stringify([answer, bytes.toString('base64')]);

describe('wrong answers of a platform', () => {
  it('wrong answers are of each kind now and then, and right documents are among them', () => {
    const kinds = fc.sample(answers, { seed: 1, numRuns: 1_500 }).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(ANSWER_KINDS));
    expect(SENT_KINDS).toContain('right');
  });

  it('an answer is the same for a seed and a number, and another for another number', () => {
    const pick = (number: number) => toText(createPick(toSeed(7, number))(answers));
    const first = Array.from({ length: 50 }, (_, number) => pick(number));
    expect(Array.from({ length: 50 }, (_, number) => pick(number))).toEqual(first);
    expect(new Set(first).size).toBeGreaterThan(40);
  });
});

describe('wrongly sent forms', () => {
  it('wrong forms are of each kind now and then', () => {
    const forms = toOddForms([
      ['id_token', 'a.b.c'],
      ['state', 'x'],
    ]);
    const kinds = fc.sample(forms, { seed: 1, numRuns: 600 }).map(({ kind }) => kind.replace(/ \(.*/, ''));
    expect(new Set(kinds)).toEqual(new Set(FORM_KINDS));
  });
});

describe('the cases', () => {
  it('the cases include every call of this tool to a platform, and every request of a platform', () => {
    expect(Object.keys(CASES)).toEqual([
      'configuration',
      'answer to a registration',
      'key set in a test',
      'sign-in in a test',
      'token in a test',
      'claims of a launch',
      'token of a launch',
      'form of a launch',
      'form of a login',
      'key set',
      'token of a roster',
      'page of a roster',
      'token of a score',
      'list of line items',
      'new line item',
      'score',
    ]);
  });
});

describe('a line of the log', () => {
  it.each([
    ['a fault', '{"level":50,"msg":"fault"}'],
    ['a bearer', '{"level":30,"detail":"a-bearer-of-the-fuzz-that-nobody-else-sees"}'],
    ['a signed token', `{"level":40,"detail":"eyJ${'a'.repeat(20)}.eyJ${'b'.repeat(20)}.${'c'.repeat(20)}"}`],
  ])('a line that contains %s is a fault of the run', (_what, line) => {
    expect(findLogFault(line)).toBeDefined();
  });

  it('a line that says what was refused is not a fault', () => {
    expect(findLogFault('{"level":40,"event":"lti.refused","reason":"key_unknown"}')).toBeUndefined();
  });
});
