import { describe, expect, it } from 'vitest';
import type { DescribedEvent, ReplayLine } from './lab-results.ts';
import { toReplayMarkdown, toReplaySummary } from './replay-summary.rule.ts';
import type { SharedReplay } from './shared-replay.ts';

const disclosed: DescribedEvent = { kind: 'disclosed', text: 'Disclosed: a note of bo', breach: true };
const select: DescribedEvent = {
  kind: 'sql',
  text: 'SQL: select 1 → 0 rows',
  place: { path: 'store.js', line: 9 },
  statement: { text: 'select 1', result: '0 rows' },
};
const line = (url: string, status: number, ...events: DescribedEvent[]): ReplayLine => ({
  method: 'GET',
  url,
  body: '',
  status,
  response: '',
  events,
});
const before: SharedReplay['films'][number] = {
  side: 'before',
  status: 'failed',
  lines: [line('/notes/1', 200, disclosed), line('/', 200)],
  code: [],
};
const now: SharedReplay['films'][number] = {
  side: 'now',
  status: 'passed',
  lines: [line('/notes/1', 404, select)],
  code: [],
};
const toReplay = (...films: SharedReplay['films']): SharedReplay => ({
  lab_title: 'Notes',
  lab_summary: '',
  cwe: [],
  test_title: 'Attack: read a note',
  test_kind: 'exploit',
  films,
});

describe('the summary of a shared replay', () => {
  it('the summary has the outcome, the most important request and its effect', () => {
    expect(toReplaySummary(toReplay(before))).toEqual([
      'Before: the attack gets through',
      'GET /notes/1 → 200',
      'Disclosed: a note of bo',
    ]);
    expect(toReplaySummary(toReplay(now))).toEqual([
      'Now: the attack is blocked',
      'GET /notes/1 → 404',
      'store.js:9: SQL: select 1 → 0 rows',
    ]);
  });

  it('the summary has three lines for both sides of a fix', () => {
    expect(toReplaySummary(toReplay(before, now))).toEqual([
      'Before: the attack gets through, GET /notes/1 → 200',
      'Disclosed: a note of bo',
      'Now: the attack is blocked, GET /notes/1 → 404',
    ]);
  });

  it('the summary names the starter, and the fix beside it', () => {
    const starter = { ...before, side: 'starter' } as const;
    expect(toReplaySummary(toReplay(starter, now))).toEqual([
      'The starter: the attack gets through, GET /notes/1 → 200',
      'Disclosed: a note of bo',
      'The fix: the attack is blocked, GET /notes/1 → 404',
    ]);
  });

  it('only a fix is called one: not a failure, a test without an attack, or an unattacked starter', () => {
    const starter = { ...before, side: 'starter' } as const;
    const name = (replay: SharedReplay) => toReplaySummary(replay).at(-1)?.split(':')[0];
    expect(name(toReplay(starter, { ...now, status: 'failed' }))).toBe('Now');
    expect(name({ ...toReplay(starter, now), test_kind: 'functional' })).toBe('Now');
    expect(name(toReplay({ ...starter, status: 'error' }, now))).toBe('Now');
  });

  it('the summary of a replay without requests is its outcome', () => {
    expect(toReplaySummary(toReplay({ ...now, lines: [] }))).toEqual(['Now: the attack is blocked']);
  });
});

describe('the Markdown of a shared replay', () => {
  const url = 'https://tool.test/replays/x';

  it('the Markdown is a title, the lines of the summary and the link', () => {
    expect(toReplayMarkdown(toReplay(before), url)).toBe(
      String.raw`**Notes: Attack: read a note**

- Before: the attack gets through
- GET /notes/1 → 200
- Disclosed: a note of bo

[Step through the attack](https://tool.test/replays/x)
`,
    );
  });

  it('the Markdown says which code is the starter and which the fix', () => {
    const text = toReplayMarkdown(toReplay({ ...before, side: 'starter' }, now), url);
    expect(text).toContain('- The starter: the attack gets through');
    expect(text).toContain('- The fix: the attack is blocked');
  });

  it('the Markdown turns nothing of an attack into markup', () => {
    const attack = {
      ...before,
      lines: [line('/?q=<img src=x>![a](http://evil.test)`x` @ada', 200, disclosed)],
    };
    const text = toReplayMarkdown(toReplay(attack), url);
    expect(text).toContain(String.raw`\<img src=x\>\!\[a\]\(http:`);
    expect(text).not.toMatch(/@ada|http:\/\/evil|[^\\]`/);
  });
});
