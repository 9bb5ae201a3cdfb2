import { describe, expect, it } from 'vitest';
import { toSecondsToNext, toWaitMs } from './quiz-wait.ts';

const MINUTE_MS = 60_000;
const FINAL = { is_final: true };
const OTHER = { is_final: false };
const toMinutes = (quiz: typeof FINAL, failures: number) => toWaitMs(quiz, failures) / MINUTE_MS;
const attempt = (passed: boolean, minute: number) => ({ passed, submittedAt: new Date(minute * MINUTE_MS) });
const at = (minute: number) => new Date(minute * MINUTE_MS);

describe('PLAYER-10 the wait after consecutive failed attempts', () => {
  it('the wait begins with ten minutes in a final quiz and doubles up to a day', () => {
    expect([0, 1, 2, 3, 8, 9, 50].map((failures) => toMinutes(FINAL, failures))).toEqual([
      0, 10, 20, 40, 1_280, 1_440, 1_440,
    ]);
  });

  it('the wait begins with the second failure in other quizzes, with two minutes, and doubles up to an hour', () => {
    expect([0, 1, 2, 3, 6, 7, 50].map((failures) => toMinutes(OTHER, failures))).toEqual([
      0, 0, 2, 4, 32, 60, 60,
    ]);
  });

  it('the wait is counted from the last attempt, and ends', () => {
    const past = [attempt(false, 30), attempt(false, 0)];
    expect(toSecondsToNext(FINAL, past, at(30))).toBe(1_200);
    expect(toSecondsToNext(FINAL, past, new Date(49 * MINUTE_MS + 59_001))).toBe(1);
    expect(toSecondsToNext(FINAL, past, at(50))).toBeUndefined();
  });

  it('a pass resets the wait, and there is none before the first attempt', () => {
    expect(toSecondsToNext(FINAL, [attempt(true, 30), attempt(false, 0)], at(30))).toBeUndefined();
    expect(toSecondsToNext(FINAL, [attempt(false, 60), attempt(true, 30), attempt(false, 0)], at(60))).toBe(
      600,
    );
    expect(toSecondsToNext(FINAL, [], at(0))).toBeUndefined();
  });
});
