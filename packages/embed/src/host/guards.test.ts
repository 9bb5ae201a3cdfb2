import { embedEvents } from '@drawbridge/contracts/embed-messages';
import { EMBED_EVENTS, type EmbedEventName } from '@drawbridge/contracts/embed-protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEventName, parseEvent, toFrameHeight } from './guards.ts';
import { readRefusal } from './read-refusal.ts';

/** What a value is by each of the two: its parsed form, or refused. */
const bySchema = (name: EmbedEventName, value: unknown) => {
  const { success, data } = embedEvents[name].safeParse(value);
  return success ? data : 'refused';
};
const byHand = (name: EmbedEventName, value: unknown) => {
  try {
    return parseEvent(name, value);
  } catch {
    return 'refused';
  }
};

const GOOD: Record<EmbedEventName, unknown> = {
  ready: { widget: 'lab' },
  resize: { height: 412.5 },
  started: { course_id: 'c2' },
  enrolled: { course_id: 'c2' },
  itemCompleted: { course_id: 'c2', item_id: 'i1', completed_items: 1, total_items: 9 },
  courseCompleted: { course_id: 'c2' },
  favoriteChanged: { course_id: 'c2', favorite: true },
  reviewClosed: {},
  preferencesSubmitted: {},
  error: { code: 'unavailable' },
  navigate: { url: 'https://learning.test/portal', lab_id: 'l1' },
};

/** Values at the edges of every rule, and of none. */
const oddValue = fc.oneof(
  fc.constantFrom(
    undefined,
    null,
    '',
    'x'.repeat(64),
    'x'.repeat(65),
    -1,
    0,
    -0,
    1.5,
    100_000,
    100_001,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    true,
    [],
    {},
    'https://a.test/',
    'javascript:alert(1)',
    `https://a.test/${'x'.repeat(2_048)}`,
    'lab',
    'unavailable',
    '__proto__',
  ),
  fc.string(),
);

describe('EMB-5 the hand-written checks of the loader accept what the schemas accept', () => {
  it.each(EMBED_EVENTS)('a valid %s is accepted by both', (name) => {
    expect(byHand(name, GOOD[name])).toEqual(GOOD[name]);
    expect(bySchema(name, GOOD[name])).toEqual(GOOD[name]);
  });

  it.each(EMBED_EVENTS)('a %s with any field changed, and unknown fields, is treated alike', (name) => {
    const fields = Object.keys(embedEvents[name].shape);
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...fields, 'extra', 'person'), oddValue, { noNullPrototype: true }),
        (changes) => {
          const value = { ...(GOOD[name] as object), ...changes };
          expect(byHand(name, value)).toEqual(bySchema(name, value));
        },
      ),
      { numRuns: 400, seed: 7 },
    );
  });

  it.each([[null], [undefined], ['text'], [7], [[]], [() => 1]])(
    '%j in place of an object is refused by both',
    (value) => {
      for (const name of EMBED_EVENTS)
        expect([name, byHand(name, value)]).toEqual([name, bySchema(name, value)]);
    },
  );

  it('the checks know only the names of the protocol', () => {
    expect(EMBED_EVENTS.every(isEventName)).toBe(true);
    expect(['constructor', 'toString', 'Ready', ''].some(isEventName)).toBe(false);
  });
});

describe('EMB-9 the height of a frame', () => {
  it.each([
    [0, 80],
    [79.2, 80],
    [80.2, 81],
    [412.5, 413],
    [20_000, 20_000],
    [20_001, 20_000],
    [1e9, 20_000],
    [-5, 80],
  ])('a requested height of %d becomes %d', (asked, given) => expect(toFrameHeight(asked)).toBe(given));
});

describe('EMB-11 the message of a refusal page', () => {
  it('a refusal message contains its reason', () =>
    expect(readRefusal({ protocol: 'drawbridge-embed', type: 'failed', code: 'origin_not_allowed' })).toBe(
      'origin_not_allowed',
    ));

  it.each([
    [null],
    ['failed'],
    [{ type: 'failed', code: 'unknown_key' }],
    [{ protocol: 'other', type: 'failed', code: 'unknown_key' }],
    [{ protocol: 'drawbridge-embed', type: 'hello', code: 'unknown_key' }],
    [{ protocol: 'drawbridge-embed', type: 'failed', code: 'made_up' }],
  ])('no reason is read from %j', (data) => expect(readRefusal(data)).toBeUndefined());
});
