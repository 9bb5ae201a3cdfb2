import { describe, expect, it } from 'vitest';
import { createCookieEdits, toCookieHeader } from './cookie-edits.ts';

const jar = [
  { name: 'sid', value: 'a' },
  { name: 'theme', value: 'dark' },
];
const answer = (line: string) => ({
  id: 1,
  request: { method: 'GET', url: '/', headers: {}, body: '' },
  response: { status: 200, headers: [['set-cookie', line] as [string, string]], body: '' },
  events: [],
  lines: [],
  fuel: 0,
  elapsedMs: 0,
});

describe('cookies changed by hand', () => {
  it('lie over those of the browser', () => {
    const edits = createCookieEdits();
    edits.set('sid', 'b');
    edits.set('theme', null);
    edits.set('role', 'admin');
    expect(toCookieHeader(edits.over(jar))).toBe('sid=b; role=admin');
  });
  it('give way when the app sets the cookie anew', () => {
    const edits = createCookieEdits();
    edits.set('sid', 'b');
    edits.take([answer('sid=c; HttpOnly')]);
    expect(edits.isEmpty()).toBe(true);
    expect(edits.over(jar)).toEqual(jar);
  });
});
