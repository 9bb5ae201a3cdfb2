import type { Endpoint } from '@drawbridge/contracts';
import { embedEvents } from '@drawbridge/contracts/embed-messages';
import type { EmbedEventName } from '@drawbridge/contracts/embed-protocol';
import { submitPreferences } from '@drawbridge/contracts/identity';
import {
  addWish,
  getCourse,
  gradeQuiz,
  listWishes,
  markItem,
  removeWish,
} from '@drawbridge/contracts/learning';
import { getSubmission, openLab, submitLab } from '@drawbridge/contracts/practice';
import { describe, expect, it } from 'vitest';
import { createReplyEvents } from './reply-events.ts';

/** What the host hears of these calls, in order; each is checked against its schema. */
function hear(...replies: [endpoint: Endpoint, input: unknown, data: unknown][]) {
  const told: [EmbedEventName, unknown][] = [];
  const onReply = createReplyEvents((name, detail) => {
    expect(embedEvents[name].parse(detail)).toEqual(detail);
    told.push([name, detail]);
  });
  for (const [endpoint, input, data] of replies) onReply({ endpoint, input, data });
  return told;
}

const course = { event_id: 'c2' };
const graded = (verdict: string | undefined) => ({
  submission_id: 's1',
  attempt_id: 'a1',
  ...(verdict && { result: { verdict } }),
});
const opened: [Endpoint, unknown, unknown] = [openLab, { lab_id: 'l1' }, { attempt: { attempt_id: 'a1' } }];

describe('EMB-7 events from successful calls', () => {
  it('reading sends no event', () => {
    expect(
      hear([getCourse, course, {}], [getCourse, { ...course, enroll: false }, {}], [listWishes, {}, {}]),
    ).toEqual([]);
  });

  it('enrolling sends the enrollment and the start of the course', () => {
    expect(hear([getCourse, { ...course, enroll: true }, {}])).toEqual([
      ['enrolled', { course_id: 'c2' }],
      ['started', { course_id: 'c2' }],
    ]);
  });

  it('each item is an event with the progress, and the last one also ends the course', () => {
    const item = { ...course, item_id: 'i1', subject_id: 's' };
    const counts = (completed_items: number) => ({ completed_items, total_items: 2 });
    expect(
      hear(
        [markItem, item, { ...counts(1), completed: false }],
        [markItem, item, { ...counts(2), completed: true }],
      ),
    ).toEqual([
      ['itemCompleted', { course_id: 'c2', item_id: 'i1', ...counts(1) }],
      ['itemCompleted', { course_id: 'c2', item_id: 'i1', ...counts(2) }],
      ['courseCompleted', { course_id: 'c2' }],
    ]);
  });

  it('a passed quiz is an event as an item of a course, and no other is', () => {
    const item = { event_id: 'c2', item_id: 'i1' };
    expect(
      hear(
        [gradeQuiz, { course: item }, { passed: false }],
        [gradeQuiz, {}, { passed: true }],
        [gradeQuiz, { course: item }, { passed: true }],
      ),
    ).toEqual([['itemCompleted', { course_id: 'c2', item_id: 'i1' }]]);
  });

  it('a passed lab is one event, however often its result is read', () => {
    expect(
      hear(
        opened,
        [submitLab, {}, graded(undefined)],
        [getSubmission, {}, graded('failed')],
        [getSubmission, {}, graded('passed')],
        [getSubmission, {}, graded('passed')],
      ),
    ).toEqual([
      ['started', { lab_id: 'l1' }],
      ['itemCompleted', { lab_id: 'l1' }],
    ]);
  });

  it('adding a favorite is an event, and so is removing it from the list of all', () => {
    expect(
      hear(
        [addWish, course, {}],
        [removeWish, { ...course, dir_path: '/later' }, {}],
        [removeWish, { ...course, dir_path: '/' }, {}],
        [removeWish, course, {}],
      ),
    ).toEqual([
      ['favoriteChanged', { course_id: 'c2', favorite: true }],
      ['favoriteChanged', { course_id: 'c2', favorite: false }],
      ['favoriteChanged', { course_id: 'c2', favorite: false }],
    ]);
  });

  it('sent preferences are an event without the answers', () => {
    expect(hear([submitPreferences, { words: 'private' }, {}])).toEqual([['preferencesSubmitted', {}]]);
  });
});
