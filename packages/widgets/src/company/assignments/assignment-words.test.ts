import { setTimeZone } from '@drawbridge/ui/messages';
import { afterEach, describe, expect, it } from 'vitest';
import { toDueText } from './assignment-words.ts';

afterEach(() => setTimeZone(undefined));

const due_at = '2026-03-12T23:30:00.000Z';
const dates = { starts_at: '2026-03-02T09:00:00.000Z', due_at, state: 'in_progress' } as const;
const at = (text: string) => Date.parse(text);

describe('COMP-19 the due date in words, in the time zone of the person', () => {
  it.each([
    ['UTC', '2026-03-12T08:00:00Z', /^Due today at .*11:30/],
    ['Europe/Berlin', '2026-03-12T08:00:00Z', /^Due tomorrow at .*12:30/],
    ['UTC', '2026-03-11T23:59:00Z', /^Due tomorrow/],
    ['UTC', '2026-03-05T00:00:00Z', /^Due in 7 days/],
    ['UTC', '2026-03-12T23:30:01Z', /^Was due today/],
    ['UTC', '2026-03-13T00:00:00Z', /^Was due yesterday/],
    ['Pacific/Auckland', '2026-03-15T23:00:00Z', /^Was due 3 days ago/],
  ] as const)('the due date is worded: %s, %s', (zone, now, text) => {
    setTimeZone(zone);
    expect(toDueText(dates, at(now))).toMatch(text);
  });
  it('the text says when an upcoming assignment starts, and when a finished one was finished', () => {
    setTimeZone('UTC');
    expect(toDueText({ ...dates, state: 'upcoming' }, at('2026-03-01T00:00:00Z'))).toMatch(
      /^Starts on .+ · Due in 11 days/,
    );
    const finished = { ...dates, state: 'finished', finished_at: '2026-03-04T10:00:00.000Z' } as const;
    expect(toDueText(finished, at('2026-04-01T00:00:00Z'))).toMatch(/^Finished on .*4/);
  });
});
