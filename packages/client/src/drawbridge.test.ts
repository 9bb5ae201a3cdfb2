import { type OutputOf, toBaseAddresses } from '@drawbridge/contracts';
import { listWishes, startQuiz } from '@drawbridge/contracts/learning';
import { effect } from '@preact/signals-react';
import { describe, expect, it } from 'vitest';
import { createDrawbridge } from './drawbridge.ts';
import { createSafeStorage } from './storage.ts';
import { createFakeDrawbridge, type FakeAnswer } from './testing/index.ts';

const EMPTY: OutputOf<typeof listWishes> = { items: [], custom_data: [] };
const createMemoryStorage = () =>
  createSafeStorage(() => {
    throw new Error('a test stores nothing');
  });

describe('the stores of a page', () => {
  it('stores are created once and share what they have read', async () => {
    const { drawbridge, server } = createFakeDrawbridge([[listWishes, () => ({ data: EMPTY })]]);
    const [one, other] = await Promise.all([drawbridge.store('wishlist'), drawbridge.store('wishlist')]);
    expect(other).toBe(one);
    await Promise.all([one.load(), other.load()]);
    expect([server.calls.length, one.content.value.state]).toEqual([1, 'ready']);
  });

  it('each parameter has its own store', async () => {
    const { drawbridge } = createFakeDrawbridge();
    const course = { event_id: 'c1', item_id: 'i1' };
    const [first, again, second, inCourse] = await Promise.all([
      drawbridge.store('quiz', 'q1'),
      drawbridge.store('quiz', 'q1'),
      drawbridge.store('quiz', 'q2'),
      drawbridge.store('quiz', 'q1', course),
    ]);
    expect([again === first, second === first, inCourse === first]).toEqual([true, false, false]);
    expect(await drawbridge.store('quiz', 'q1', { ...course })).toBe(inCourse);
  });

  it('stores are created immediately if their code was preloaded', async () => {
    const { drawbridge } = createFakeDrawbridge();
    const { stores } = drawbridge;
    expect(stores.find('wishlist').store).toBeUndefined();
    await stores.preload(['courses', 'quiz']);
    expect(stores.find('courses').store).toBe(await drawbridge.store('courses'));
    expect(stores.find('quiz', 'q1').store).toBeDefined();
    expect(stores.preload(['courses', 'quiz'])).toBeUndefined();
  });

  it('stores that live with their components are dropped after the last of them, and not before', async () => {
    const { drawbridge } = createFakeDrawbridge([[startQuiz, () => 'offline']]);
    const { stores } = drawbridge;
    const first = await drawbridge.store('quiz', 'q1');
    const letGo = [stores.find('quiz', 'q1').hold(), stores.find('quiz', 'q1').hold()];
    letGo[0]?.();
    letGo[0]?.();
    await Promise.resolve();
    expect(stores.find('quiz', 'q1').store).toBe(first);
    letGo[1]?.();
    // A component that is shown again in the same moment finds its store.
    const held = stores.find('quiz', 'q1').hold();
    await Promise.resolve();
    expect(stores.find('quiz', 'q1').store).toBe(first);
    held();
    await Promise.resolve();
    expect(stores.find('quiz', 'q1').store).not.toBe(first);
  });

  it('stores of the session outlive their components', async () => {
    const { drawbridge } = createFakeDrawbridge();
    const wishlist = await drawbridge.store('wishlist');
    drawbridge.stores.find('wishlist').hold()();
    await Promise.resolve();
    expect(await drawbridge.store('wishlist')).toBe(wishlist);
  });

  it('stores can be followed before they are created', async () => {
    const { drawbridge } = createFakeDrawbridge();
    const seen: (number | undefined)[] = [];
    const stop = effect(() => void seen.push(drawbridge.stores.loaded('notifications')?.unread.value));
    await drawbridge.store('notifications');
    drawbridge.stores.drop();
    stop();
    expect(seen).toEqual([undefined, 0, undefined]);
  });
});

describe('the end of a session', () => {
  const signIn = (storage: ReturnType<typeof createMemoryStorage>) => {
    storage.set('token', 'h.e30.s');
    storage.set('rtoken', 'r1');
    storage.set('user', JSON.stringify({ email: 'ines@demo.test', firstName: 'Inès', lastName: '' }));
  };

  it('the end of a session drops every store, so that the next person starts with none of its data', async () => {
    const storage = createMemoryStorage();
    signIn(storage);
    const { drawbridge } = createFakeDrawbridge([[listWishes, () => ({ data: EMPTY })]], { storage });
    const before = await drawbridge.store('wishlist');
    await before.load();
    drawbridge.session.forget();
    const after = await drawbridge.store('wishlist');
    expect([after === before, after.content.value.state]).toEqual([false, 'loading']);
  });

  it('a session ends with a call that the server refuses, and says where to go', async () => {
    const storage = createMemoryStorage();
    signIn(storage);
    const ended: string[] = [];
    const drawbridge = createDrawbridge({
      bases: toBaseAddresses('https://api.test'),
      storage,
      tabStorage: createMemoryStorage(),
      notify: () => undefined,
      onSessionEnded: (to) => ended.push(to),
      fetch: () =>
        Promise.resolve(
          new Response(JSON.stringify({ success: false, code: 'not_signed_in', message: '', data: null }), {
            status: 401,
          }),
        ),
    });
    expect([drawbridge.session.isSignedIn(), drawbridge.session.user.value?.email]).toEqual([
      true,
      'ines@demo.test',
    ]);
    await expect(drawbridge.call(listWishes, {})).rejects.toMatchObject({ code: 'not_signed_in' });
    expect([ended, drawbridge.session.isSignedIn()]).toEqual([['/login'], false]);
  });

  it('the end of tokens that the page was given drops the stores too', async () => {
    let token: string | undefined = 'partner';
    const { drawbridge, server } = createFakeDrawbridge(
      [[listWishes, (): FakeAnswer => ({ problem: 'not_signed_in' })]],
      {
        tokens: {
          token: () => token,
          successor: () => undefined,
          refresh: () => Promise.resolve(undefined),
          refused: () => {
            token = undefined;
          },
        },
      },
    );
    const before = await drawbridge.store('wishlist');
    await before.load();
    expect(server.carried).toEqual(['partner']);
    expect(await drawbridge.store('wishlist')).not.toBe(before);
  });
});
