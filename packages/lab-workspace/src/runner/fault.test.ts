import { describe, expect, it } from 'vitest';
import { toHeadline, toMarks } from './fault.ts';

describe('the headline of an error', () => {
  it("the headline is the error's first line, without the stack", () => {
    expect(toHeadline('TypeError: no owner\n    at store.js:20:5')).toBe('TypeError: no owner');
  });

  it('the headline is the error itself if Python names the place first', () => {
    const message = 'File "a.py", line 2\n    def f(:\n          ^\nSyntaxError: invalid syntax';
    expect(toHeadline(message)).toBe('SyntaxError: invalid syntax');
  });
});

describe('marks in the editor', () => {
  const place = { path: 'store.js', line: 20, column: 5 };

  it('marks name each line once, whoever reports it', () => {
    const message = 'TypeError: no owner\n    at store.js:20:5';
    expect(toMarks([{ message, place }, undefined, { message, place: { ...place, column: 9 } }])).toEqual([
      { place, message: 'TypeError: no owner' },
    ]);
  });

  it('there are no marks for an error without a place', () => {
    expect(toMarks([{ message: 'The program took too long.' }])).toEqual([]);
  });
});
