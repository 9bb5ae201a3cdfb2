import { asId } from '@drawbridge/contracts';
import { type AssistantAnswer, askAssistant, getAssistant } from '@drawbridge/contracts/learning';
import { describe, expect, it } from 'vitest';
import { createFakeServer, type FakeHandler } from '../../testing/fake-server.ts';
import { type AssistantState, createAssistantStore } from './assistant.ts';

const answer: AssistantAnswer = {
  known: true,
  answered_by: 'model',
  answer: [{ html: '<p>All of it.</p>', citations: [1] }],
  citations: [{ title: 'Lesson' }],
  challenges: [],
};
const part = { answer: [{ html: '<p>All</p>', citations: [] }], citations: [] };

function open(handler: FakeHandler) {
  const server = createFakeServer([[askAssistant, handler]]);
  const store = createAssistantStore({ client: server.client });
  const seen: AssistantState[] = [];
  store.shown.subscribe((state) => void seen.push(state));
  return { server, store, seen };
}

describe('SVC-7 asking the assistant', () => {
  it('the text so far is shown, then the answer', async () => {
    const { store, seen } = open(() => ({ data: answer, parts: [part] }));
    await store.ask(' Why? ', { course_id: asId('c2') });
    expect(seen.map((state) => [state.state, 'part' in state ? state.part : undefined])).toEqual([
      ['empty', undefined],
      ['asking', undefined],
      ['asking', part],
      ['answered', undefined],
    ]);
    expect(store.shown.value).toEqual({ state: 'answered', query: 'Why?', answer });
  });

  it('a reply that is not streamed is accepted', async () => {
    const { store } = open(() => ({ data: answer }));
    await store.ask('Why?');
    expect(store.shown.value.state).toBe('answered');
  });

  it('a part that breaks its contract is skipped', async () => {
    const { store, seen } = open(() => ({ data: answer, parts: [{ answer: 7 }] }));
    await store.ask('Why?');
    expect(seen.map(({ state }) => state)).toEqual(['empty', 'asking', 'answered']);
  });

  it('the same question is asked once at a time, and an empty one is not asked', async () => {
    const { store, server } = open(() => ({ data: answer }));
    await Promise.all([store.ask('Why?'), store.ask('Why?'), store.ask('  ')]);
    expect(server.calls).toHaveLength(1);
  });

  it('the answer to the last question is shown, whichever arrives first', async () => {
    const slow = Promise.withResolvers<void>();
    const { store } = open(async ({ query }) => {
      if (query === 'Slow?') await slow.promise;
      return { data: answer };
    });
    const first = store.ask('Slow?');
    await store.ask('Fast?');
    slow.resolve();
    await first;
    expect(store.shown.value).toMatchObject({ state: 'answered', query: 'Fast?' });
  });

  it.each<[string, FakeHandler, boolean]>([
    ['on', () => ({ data: { is_on: true } }), true],
    ['off', () => ({ data: { is_on: false } }), false],
    ['not known, which the answer to a question explains', () => 'offline', true],
  ])('before a question is asked, the assistant is %s', async (_, handler, expected) => {
    const server = createFakeServer([[getAssistant, handler]]);
    expect(await createAssistantStore({ client: server.client }).checkIsOn()).toBe(expected);
  });

  it('the question of a failed call is kept', async () => {
    const { store } = open(() => ({ problem: 'too_many_tries', retryAfterSeconds: 30 }));
    await store.ask('Why?');
    expect(store.shown.value).toMatchObject({
      state: 'problem',
      query: 'Why?',
      problem: { code: 'too_many_tries', retryAfterSeconds: 30 },
    });
    store.clear();
    expect(store.shown.value).toEqual({ state: 'empty' });
  });
});
