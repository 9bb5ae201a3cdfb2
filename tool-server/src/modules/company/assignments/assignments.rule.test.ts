import { describe, expect, it } from 'vitest';
import { type Dates, toNotice, toState, type Work } from './assignments.rule.ts';

const at = (text: string) => new Date(`2026-03-${text}Z`);
const dates: Dates = { startsAt: at('02T09:00:00'), dueAt: at('12T09:00:00'), hasHardEnd: false };
const hard: Dates = { ...dates, hasHardEnd: true };
const nothing: Work = { completed: 0, total: 4, finishedAt: undefined };
const some: Work = { ...nothing, completed: 1 };
const done: Work = { completed: 4, total: 4, finishedAt: at('11T00:00:00') };

describe('COMP-19 the state of an assignment', () => {
  it.each([
    ['02T08:59:59.999', dates, nothing, 'upcoming'],
    ['02T09:00:00', dates, nothing, 'not_started'],
    ['02T09:00:00', dates, some, 'in_progress'],
    ['12T09:00:00', dates, some, 'in_progress'],
    ['12T09:00:00.001', dates, some, 'overdue'],
    ['12T09:00:00', hard, nothing, 'not_started'],
    ['12T09:00:00.001', hard, some, 'closed'],
    ['20T00:00:00', hard, done, 'finished'],
    ['01T00:00:00', dates, done, 'finished'],
  ] as const)('%s %#', (now, one, work, state) => expect(toState(one, work, at(now))).toBe(state));
});

describe('COMP-52 which reminder is still useful', () => {
  const short: Dates = { ...dates, dueAt: at('03T08:00:00') };
  const twoDays: Dates = { ...dates, dueAt: at('04T09:00:00') };
  it.each([
    ['02T08:59:59.999', dates, undefined],
    ['02T09:00:00', dates, 'start'],
    ['05T08:59:59.999', dates, 'start'],
    ['05T09:00:00', dates, 'week'],
    ['11T09:00:00', dates, 'day'],
    ['12T09:00:00', dates, 'day'],
    ['12T09:00:00.001', dates, undefined],
    ['13T09:00:00', dates, 'overdue'],
    ['13T09:00:00', hard, undefined],
    ['14T09:00:00', dates, undefined],
    ['02T20:00:00', short, 'start'],
    ['02T20:00:00', twoDays, 'start'],
    ['03T09:00:00', twoDays, 'day'],
  ] as const)('%s %#', (now, one, notice) => expect(toNotice(one, at(now))).toBe(notice));
});
