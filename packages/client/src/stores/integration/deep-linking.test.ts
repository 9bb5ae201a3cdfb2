import { type DeepLinking, MOST_LINKED_ITEMS, returnContent } from '@drawbridge/contracts/integration';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeServer, type FakeAnswer } from '../../testing/index.ts';
import { createDeepLinkingStore } from './deep-linking.ts';
import type { LinkableContent } from './linked-items.ts';
import { toOffsetTime } from './local-time.ts';

const EVERYTHING: DeepLinking = {
  accept_multiple: true,
  accept_lineitem: true,
  targets: ['iframe', 'window'],
  keeps_dates: true,
};
const content = (id: string, overrides: Partial<LinkableContent> = {}): LinkableContent => ({
  kind: 'lab',
  id,
  title: `Lab ${id}`,
  summary: 'Break it, then fix it.',
  isGradable: true,
  ...overrides,
});
const FORM = { address: '/lti/content', fields: { jwt: 'a.b.c' } };

function setUp(takes: Partial<DeepLinking> = {}, answer: FakeAnswer = { data: FORM }) {
  const server = createFakeServer([[returnContent, () => answer]]);
  const store = createDeepLinkingStore({ client: server.client, takes: { ...EVERYTHING, ...takes } });
  return {
    server,
    store,
    ids: () => store.chosen.value.map((item) => item.content.id),
    sent: () => server.calls.map(({ input }) => input['items']),
  };
}

afterEach(() => vi.unstubAllEnvs());

describe("LTI-18 an instructor's choice", () => {
  it('the choice keeps its order, in which items can move to both ends', () => {
    const { store, ids } = setUp();
    for (const id of ['a', 'b', 'c']) store.toggle(content(id));
    store.move('lab/c', -1);
    expect(ids()).toEqual(['a', 'c', 'b']);
    store.move('lab/a', -1);
    store.move('lab/b', 1);
    store.move('lab/no-such-lab', 1);
    expect(ids()).toEqual(['a', 'c', 'b']);
  });

  it('a lab is told apart from a course with the same id', () => {
    const { store, ids } = setUp();
    store.toggle(content('a'));
    store.toggle(content('a', { kind: 'course' }));
    store.toggle(content('a'));
    expect(ids()).toEqual(['a']);
    expect(store.chosen.value[0]?.content.kind).toBe('course');
  });

  it('a new item replaces the choice if the platform accepts one', () => {
    const { store, ids } = setUp({ accept_multiple: false });
    store.toggle(content('a'));
    expect(store.isFull.value).toBe(false);
    store.toggle(content('b'));
    expect(ids()).toEqual(['b']);
    store.toggle(content('b'));
    expect(ids()).toEqual([]);
  });

  it('several items are chosen in order, without those already chosen, and all are removed again', () => {
    const { store } = setUp();
    const all = ['a', 'b', 'c'].map((id) => content(id, { kind: 'course' }));
    const keys = () => store.chosen.value.map(({ key }) => key);
    store.toggle(content('b', { kind: 'course' }));
    store.toggle(content('x'));
    store.addAll(all);
    expect(keys()).toEqual(['course/b', 'lab/x', 'course/a', 'course/c']);
    store.removeAll(all);
    expect(keys()).toEqual(['lab/x']);
  });

  it('none of several items is chosen if there is no room for all', () => {
    const { store } = setUp();
    for (let at = 0; at < MOST_LINKED_ITEMS - 1; at += 1) store.toggle(content(`l${at}`));
    store.addAll([content('a'), content('b')]);
    expect([store.chosen.value.length, store.room.value]).toEqual([MOST_LINKED_ITEMS - 1, 1]);
  });

  it(`the choice has at most ${MOST_LINKED_ITEMS} items`, () => {
    const { store, ids } = setUp();
    for (let at = 0; at <= MOST_LINKED_ITEMS; at += 1) store.toggle(content(`l${at}`));
    expect([ids().length, store.isFull.value]).toEqual([MOST_LINKED_ITEMS, true]);
    store.toggle(content('l0'));
    expect([ids().length, store.isFull.value]).toEqual([MOST_LINKED_ITEMS - 1, false]);
  });

  it('settings of an item that is removed and chosen again are kept', () => {
    const { store } = setUp();
    store.toggle(content('a'));
    store.change('lab/a', { points: '20' });
    store.toggle(content('a'));
    store.toggle(content('a'));
    expect(store.chosen.value[0]?.settings.points).toBe('20');
  });

  it.each<[string, Partial<DeepLinking>, Partial<LinkableContent>, boolean]>([
    ['a lab is graded', {}, {}, true],
    ['a playground is not', {}, { isGradable: false }, false],
    ['nothing is where the platform takes no grades', { accept_lineitem: false }, {}, false],
  ])('an item has %s at first', (_what, takes, overrides, isGraded) => {
    const { store } = setUp(takes);
    store.toggle(content('a', overrides));
    expect(store.chosen.value[0]?.settings).toMatchObject({ isGraded, points: '100' });
  });

  it("the maximum of a lab's column is proposed from the catalogue", async () => {
    const { store, sent } = setUp();
    store.toggle(content('a', { points: 50 }));
    await store.send();
    expect(sent()).toMatchObject([[{ id: 'a', score_maximum: 50 }]]);
  });
});

describe('LTI-18 sending the choice', () => {
  it('the order is sent, and only settings that differ from the catalogue', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    const { store, sent } = setUp();
    store.toggle(content('a'));
    store.toggle(content('b', { isGradable: false }));
    store.change('lab/a', {
      title: 'Week 3',
      text: 'Before Friday.',
      points: '20',
      target: 'window',
      from: '2026-11-30T08:00',
      until: '2026-12-04T18:00',
      due: '2026-12-04T12:00',
    });
    store.move('lab/b', -1);
    await store.send();
    expect(sent()).toEqual([
      [
        { kind: 'lab', id: 'b', target: 'iframe' },
        {
          kind: 'lab',
          id: 'a',
          title: 'Week 3',
          text: 'Before Friday.',
          score_maximum: 20,
          target: 'window',
          available: { from: '2026-11-30T08:00:00+01:00', until: '2026-12-04T18:00:00+01:00' },
          submission: { until: '2026-12-04T12:00:00+01:00' },
        },
      ],
    ]);
    expect(store.returning.value).toEqual({ state: 'returning', form: FORM });
  });

  it('two clicks send the choice once, and not again while the form is being sent', async () => {
    const { store, server } = setUp();
    store.toggle(content('a'));
    await Promise.all([store.send(), store.send(), store.cancel()]);
    await store.send();
    expect(server.calls).toHaveLength(1);
    store.resume();
    await store.send();
    expect(server.calls).toHaveLength(2);
  });

  it('canceling sends nothing chosen, and an empty choice is not sent', async () => {
    const { store, sent } = setUp();
    await store.send();
    expect(sent()).toEqual([]);
    store.toggle(content('a'));
    await store.cancel();
    expect(sent()).toEqual([[]]);
  });

  it('the choice does not change while it is being sent', async () => {
    const { store, ids } = setUp();
    store.toggle(content('a'));
    const sending = store.send();
    store.toggle(content('b'));
    store.change('lab/a', { title: 'Too late' });
    await sending;
    expect([ids(), store.chosen.value[0]?.settings.title]).toEqual([['a'], 'Lab a']);
  });

  it.each<FakeAnswer>(['offline', { problem: 'internal' }])(
    'a failed choice (%j) stays, and can be sent again',
    async (failure) => {
      const { store, server, ids } = setUp({}, failure);
      store.toggle(content('a'));
      store.change('lab/a', { title: 'Week 3' });
      await store.send();
      expect(store.returning.value).toMatchObject({ state: 'failed', what: 'items' });
      expect([ids(), store.chosen.value[0]?.settings.title]).toEqual([['a'], 'Week 3']);
      server.on(returnContent, () => ({ data: FORM }));
      await store.send();
      expect(store.returning.value.state).toBe('returning');
    },
  );
});

describe('LTI-18 invalid settings', () => {
  it.each([
    ['points', { points: '0' }, 'points', 'Value must be between 1 and 10000'],
    ['points that are none', { points: '' }, 'points', 'Value must be between 1 and 10000'],
    ['a title', { title: 'x'.repeat(256) }, 'title', 'The maximum is 255 characters'],
    [
      'an end before the start',
      { from: '2026-12-04T10:00', until: '2026-12-04T09:00' },
      'until',
      'The end must be after the start',
    ],
    ['half a date', { unfinished: ['due'] as const }, 'due', 'Enter both the date and the time'],
  ])('%s: the field says so, and nothing is sent', async (_what, part, field, message) => {
    const { store, server } = setUp();
    store.toggle(content('a'));
    store.toggle(content('b'));
    store.change('lab/b', part);
    await store.send();
    expect(store.chosen.value.map(({ errors }) => errors)).toEqual([{}, { [field]: message }]);
    expect(server.calls).toEqual([]);
  });

  it('only settings of graded items are checked', async () => {
    const { store, server } = setUp();
    store.toggle(content('a'));
    store.change('lab/a', { points: '', isGraded: false });
    await store.send();
    expect(server.calls).toHaveLength(1);
  });

  it('settings that the server refuses are marked at their fields until they change', async () => {
    const { store } = setUp(
      {},
      {
        problem: 'bad_input',
        errors: { 'items.1.text': 'Too long', 'items.7.title': 'Of no item', 'items.0.id': 'Of no field' },
      },
    );
    store.toggle(content('a'));
    store.toggle(content('b'));
    await store.send();
    expect(store.chosen.value.map(({ errors }) => errors)).toEqual([{}, { text: 'Too long' }]);
    store.change('lab/b', { text: 'Short' });
    expect(store.chosen.value[1]?.errors).toEqual({});
  });

  it('an end that was too early is valid again after its start changed', async () => {
    const { store } = setUp();
    store.toggle(content('a'));
    store.change('lab/a', { from: '2026-12-04T10:00', until: '2026-12-04T09:00' });
    await store.send();
    store.change('lab/a', { from: '2026-12-03T10:00' });
    expect(store.chosen.value[0]?.errors).toEqual({});
  });
});

describe('a local date and time as an instant with its offset', () => {
  it.each([
    ['Europe/Berlin', '2026-12-01T10:00', '2026-12-01T10:00:00+01:00'],
    ['Europe/Berlin', '2026-07-01T10:00', '2026-07-01T10:00:00+02:00'],
    ['America/St_Johns', '2026-12-01T10:00', '2026-12-01T10:00:00-03:30'],
    ['Asia/Kathmandu', '2026-12-01T10:00', '2026-12-01T10:00:00+05:45'],
    // An hour that does not exist there: the clocks go forward.
    ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T03:30:00+02:00'],
    ['UTC', '', undefined],
    ['UTC', '2026-13-40T10:00', undefined],
  ])('the local date in %s, %j, is %j', (zone, local, expected) => {
    vi.stubEnv('TZ', zone);
    expect(toOffsetTime(local)).toBe(expected);
  });
});
