import { expect, it } from 'vitest';
import { checkWait } from './quiz.rule.ts';

it('PLAYER-10 a wait is worded in whole minutes and hours, rounded up', () => {
  const submittedAt = new Date(0);
  const failed = (count: number) => Array.from({ length: count }, () => ({ passed: false, submittedAt }));
  const say = (failures: number, secondsLater: number) => {
    try {
      checkWait({ is_final: true }, failed(failures), new Date(secondsLater * 1_000));
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect([say(1, 0), say(1, 541), say(4, 0), say(4, 1_200), say(1, 600)]).toEqual([
    'You can take this quiz again in 10 minutes.',
    'You can take this quiz again in 1 minute.',
    'You can take this quiz again in 1 hour 20 minutes.',
    'You can take this quiz again in 1 hour.',
    '',
  ]);
});
