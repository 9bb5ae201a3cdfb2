import { checkBadge, getBadgeName, setBadgeName } from '@drawbridge/contracts/recognition';
import { describe, expect, it, vi } from 'vitest';
import { createFakeServer, type FakeAnswer } from '../../testing/index.ts';
import { createCheckedBadgeStore } from './badges.ts';

const awardId = '00000000-0000-4000-8000-000000000001';

/** The page of one's own badge; each choice is answered by the test. */
async function setUp() {
  const answers: ((answer: FakeAnswer) => void)[] = [];
  const server = createFakeServer([
    [getBadgeName, () => ({ data: { name: 'Ada', shown: false } })],
    [setBadgeName, () => new Promise<FakeAnswer>((resolve) => answers.push(resolve))],
    [checkBadge, () => 'offline'],
  ]);
  const notify = vi.fn();
  const store = createCheckedBadgeStore({ client: server.client, awardId, notify });
  await store.loadName();
  const sent = () =>
    server.calls.filter(({ name }) => name === 'setBadgeName').map(({ input }) => input['shown']);
  return { store, answers, notify, sent };
}
const named = (shown: boolean): FakeAnswer => ({ data: { name: 'Ada', shown } });

describe('whether the page of a badge shows the name of its holder', () => {
  it('two choices in a row are sent one after the other, and the last one stays', async () => {
    const { store, answers, sent } = await setUp();
    const [shown, hidden] = [store.setShown(true), store.setShown(false)];
    await vi.waitFor(() => expect(sent()).toEqual([true]));
    answers[0]?.(named(true));
    await shown;
    expect(store.name.value?.shown).toBe(false);
    await vi.waitFor(() => expect(sent()).toEqual([true, false]));
    answers[1]?.(named(false));
    await hidden;
    expect(store.name.value?.shown).toBe(false);
  });

  it('a choice that could not be stored is taken back to what the server has', async () => {
    const { store, answers, notify } = await setUp();
    const [shown, hidden] = [store.setShown(true), store.setShown(false)];
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.(named(true));
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.('offline');
    await Promise.all([shown, hidden]);
    expect(store.name.value?.shown).toBe(true);
    expect(notify).toHaveBeenCalledWith('negative', expect.any(String));
  });

  it('a choice that could not be stored does not take back the next one, which is still being sent', async () => {
    const { store, answers } = await setUp();
    const first = store.setShown(true);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    const second = store.setShown(true);
    answers[0]?.('offline');
    await first;
    expect(store.name.value?.shown).toBe(true);
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(named(true));
    await second;
    expect(store.name.value?.shown).toBe(true);
  });
});
