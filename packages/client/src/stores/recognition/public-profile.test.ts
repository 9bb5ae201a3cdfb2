import { asId } from '@drawbridge/contracts';
import {
  getOwnStanding,
  getPublicBadges,
  getPublicPerson,
  getVisibility,
  listHallOfFame,
  listPublicActivity,
  PUBLIC_PROFILE_TEXTS,
  setVisibility,
} from '@drawbridge/contracts/recognition';
import { describe, expect, it, vi } from 'vitest';
import { createFakeServer, type FakeAnswer } from '../../testing/index.ts';
import { createBoardStore, createPublicPersonStore, createVisibilityStore } from './public-profile.ts';

const ID = asId<'person'>('00000000-0000-4000-8000-000000000001');
const pagination = (page: number, total: number) => ({ page, per_page: 12, total, pages: 2 });
const boardOf = (name: string): FakeAnswer => ({
  data: {
    pagination_info: pagination(1, 1),
    results: [
      {
        rank: 1,
        user_id: ID,
        name,
        points: 5,
        labs_passed: 1,
        courses_completed: 0,
        badges: 0,
        latest_badges: [],
      },
    ],
  },
});

/** An answer that waits until the test sends it. */
function createAnswer() {
  let give: (answer: FakeAnswer) => void = () => undefined;
  const answer = new Promise<FakeAnswer>((resolve) => {
    give = resolve;
  });
  return { answer, give: (given: FakeAnswer) => give(given) };
}

describe('PROF-13 the board', () => {
  it('a late answer does not replace the one to a later request', async () => {
    const late = createAnswer();
    const { client } = createFakeServer([
      [listHallOfFame, ({ period }) => (period === 'month' ? late.answer : boardOf('Of the week'))],
    ]);
    const store = createBoardStore({ client });
    const first = store.load({ period: 'month', page: 1 });
    await store.load({ period: 'week', page: 1 });
    late.give(boardOf('Of the month'));
    await first;
    expect(store.board.value).toMatchObject({ value: { entries: [{ name: 'Of the week' }] } });
  });

  it('ERR-24 the board stays when another page cannot be loaded, and says so', async () => {
    const server = createFakeServer([[listHallOfFame, () => boardOf('Rosa')]]);
    const store = createBoardStore(server);
    await store.load({ period: 'all', page: 1 });
    server.on(listHallOfFame, () => ({ problem: 'too_many_tries' }));
    await store.load({ period: 'all', page: 2 });
    expect(store.board.value).toMatchObject({ state: 'ready', reloadProblem: { code: 'too_many_tries' } });
  });

  it('ERR-3 an expired session does not redirect the reader of a public page', async () => {
    const tokens = {
      token: () => 'old',
      successor: () => undefined,
      refresh: vi.fn(async () => undefined),
      refused: vi.fn(),
    };
    const { client } = createFakeServer([[getOwnStanding, () => ({ problem: 'token_expired' })]], tokens);
    const store = createBoardStore({ client });
    await store.loadOwn('all');
    expect(store.own.value).toBeUndefined();
    expect(tokens.refused).not.toHaveBeenCalled();
  });

  it("the caller's place in the previous period is removed while the next loads", async () => {
    const wait = createAnswer();
    const standing = { user_id: ID, rank: 3, points: 5, page: 1 };
    const server = createFakeServer([[getOwnStanding, () => ({ data: { standing } })]]);
    const store = createBoardStore(server);
    await store.loadOwn('all');
    expect(store.own.value).toEqual(standing);
    server.on(getOwnStanding, () => wait.answer);
    const next = store.loadOwn('week');
    expect(store.own.value).toBeUndefined();
    wait.give({ data: { standing: null } });
    await next;
    expect(store.own.value).toBeNull();
  });
});

describe('PROF-12 a public profile', () => {
  const person = {
    user_id: ID,
    name: 'Rosa',
    member_since: '2025-03-14',
    points: 0,
    labs_passed: 0,
    challenges_solved: 0,
    courses_completed: 0,
    badges: 0,
  };
  const lab = (id: string) => ({
    kind: 'lab',
    id,
    title: id,
    state: 'completed',
    at: '2026-03-02T09:00:00.000Z',
    points: 1,
  });

  it('nothing more is requested of a person who does not exist', async () => {
    const server = createFakeServer([[getPublicPerson, () => ({ problem: 'profile_not_found' })]]);
    const store = createPublicPersonStore({ client: server.client, userId: ID });
    await store.load();
    expect(store.person.value).toMatchObject({ problem: { status: 404 } });
    expect(server.calls.map(({ name }) => name)).toEqual(['getPublicPerson']);
  });

  it('an entry that moved to the next page is not shown twice, and a second click sends one request', async () => {
    const server = createFakeServer([
      [getPublicPerson, () => ({ data: person })],
      [getPublicBadges, () => ({ data: { results: [], pagination_info: pagination(1, 0) } })],
      [
        listPublicActivity,
        ({ part, page }) => {
          const results = part === 'courses' ? [] : page === 2 ? [lab('b'), lab('c')] : [lab('a'), lab('b')];
          return { data: { results, pagination_info: pagination(Number(page), 3) } };
        },
      ],
    ]);
    const store = createPublicPersonStore({ client: server.client, userId: ID });
    await store.load();
    const before = server.calls.length;
    await Promise.all([store.loadMore('challenges'), store.loadMore('challenges')]);
    expect(server.calls.length).toBe(before + 1);
    const list = store.activity.challenges.value;
    expect(list.state === 'ready' && list.value.items.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});

describe('PROF-12 the choice to be shown', () => {
  const hidden = { user_id: ID, name: 'Rosa', visible: false, alias: null };
  async function open(answer: FakeAnswer | Promise<FakeAnswer>) {
    const notify = vi.fn();
    const { client } = createFakeServer([
      [getVisibility, () => ({ data: hidden })],
      [setVisibility, () => answer],
    ]);
    const store = createVisibilityStore({ client, notify });
    await store.load();
    return { store, notify };
  }

  it('a refused alias is reported at its field, and nothing changes', async () => {
    const { store, notify } = await open({ problem: 'bad_input', errors: { alias: 'taken' } });
    expect(await store.save({ visible: true, alias: 'x' })).toEqual({ alias: 'taken' });
    expect(store.visibility.value).toMatchObject({ value: hidden });
    expect(notify).not.toHaveBeenCalled();
    expect(store.isSaving.value).toBe(false);
  });

  it('the choice is shown before the answer, with the alias: never by name for a moment', async () => {
    const wait = createAnswer();
    const { store } = await open(wait.answer);
    const saving = store.save({ visible: true, alias: 'Grey Heron' });
    expect(store.visibility.value).toMatchObject({ value: { visible: true, alias: 'Grey Heron' } });
    expect(store.isSaving.value).toBe(true);
    wait.give({ data: { ...hidden, visible: true, alias: 'Grey Heron' } });
    await saving;
    expect(store.visibility.value).toMatchObject({ value: { visible: true, alias: 'Grey Heron' } });
  });

  it('the choice is undone with a message when the server refuses', async () => {
    const wait = createAnswer();
    const { store, notify } = await open(wait.answer);
    const saving = store.save({ visible: true, alias: null });
    expect(store.visibility.value).toMatchObject({ value: { visible: true } });
    wait.give({ problem: 'too_many_tries' });
    await saving;
    expect(store.visibility.value).toMatchObject({ value: hidden });
    expect(notify).toHaveBeenCalledExactlyOnceWith('negative', expect.stringMatching(/\w/));
    expect(store.isSaving.value).toBe(false);
  });

  it("the saved choice is shown, with the server's message", async () => {
    const data = { ...hidden, visible: true };
    const { store, notify } = await open({ data, message: PUBLIC_PROFILE_TEXTS.shown });
    expect(await store.save({ visible: true, alias: null })).toEqual({});
    expect(store.visibility.value).toMatchObject({ value: data });
    expect(notify).toHaveBeenCalledWith('positive', PUBLIC_PROFILE_TEXTS.shown);
  });
});
