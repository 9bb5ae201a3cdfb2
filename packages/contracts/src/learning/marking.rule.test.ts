import { describe, expect, it } from 'vitest';
import { type AfterMark, toAfterMark } from './marking.rule.ts';

const nowhere: AfterMark = { asksFeedback: false, leadsTo: 'nowhere' };

describe('what follows a mark', () => {
  it.each<[string, string, Partial<AfterMark>]>([
    ['PLAYER-20 leads to the end, which shows the feedback', 'feedback completed', { leadsTo: 'completion' }],
    ['PLAYER-21 asks and leads to the badge', 'feedback badge', { asksFeedback: true, leadsTo: 'badge' }],
    ['PLAYER-22 asks and stays', 'feedback', { asksFeedback: true }],
    ['PLAYER-23 leads to the completion', 'completed', { leadsTo: 'completion' }],
    ['PLAYER-24 leads to the badge', 'badge', { leadsTo: 'badge' }],
    [
      'PLAYER-25 leads to the end, which shows badge and feedback',
      'feedback completed badge',
      { leadsTo: 'completion' },
    ],
    ['PLAYER-25 leads to the end, which shows the badge', 'completed badge', { leadsTo: 'completion' }],
    ['PLAYER-25 stays and offers what is next', '', {}],
  ])('%s: [%s, %s]', (_, words, expected) => {
    const has = (word: string) => words.split(' ').includes(word);
    const reply = {
      feedback: has('feedback'),
      completed: has('completed'),
      ...(has('badge') && { badge: '3f0c5a52-5b0a-4c8e-9a55-0a5c2c7d9a10' }),
    };
    expect(toAfterMark(reply)).toEqual({ ...nowhere, ...expected });
  });

  it('an empty badge does not count', () => {
    expect(toAfterMark({ feedback: false, completed: true, badge: '' }).leadsTo).toBe('completion');
  });
});
