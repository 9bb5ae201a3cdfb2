import { createFakeDrawbridge } from '@drawbridge/client/testing';
import { type LabCard, listLabs } from '@drawbridge/contracts/practice';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type FindNextStep,
  findNextInList,
  type NextStep,
  NextStepContext,
  NextStepLink,
  useNextStep,
} from './index.ts';

const next: NextStep = { kind: 'lab', title: 'The next one', labType: 'lab', minutes: 30, href: '/next' };

function LabPage({ isPassedBefore = false }: { isPassedBefore?: boolean }) {
  const [isPassed, setIsPassed] = useState(isPassedBefore);
  const step = useNextStep(isPassed);
  return (
    <>
      <button type="button" onClick={() => setIsPassed(!isPassed)}>
        Pass
      </button>
      {step && <NextStepLink next={step} />}
    </>
  );
}

const show = (find: FindNextStep | undefined, isPassedBefore?: boolean) =>
  act(async () =>
    render(
      <NextStepContext value={find}>
        <LabPage isPassedBefore={isPassedBefore ?? false} />
      </NextStepContext>,
    ),
  );
const press = () => act(async () => screen.getByRole('button', { name: 'Pass' }).click());
const link = () => screen.queryByRole('link', { name: 'Next lab: The next one' });

describe('what comes after a lab', () => {
  afterEach(cleanup);

  it('the next step is found once the lab is passed, and again at each pass', async () => {
    const find = vi.fn<FindNextStep>(() => Promise.resolve(next));
    await show(find);
    expect([link(), find.mock.calls.length]).toEqual([null, 0]);
    await press();
    expect([link()?.getAttribute('href'), find.mock.calls.length]).toEqual(['/next', 1]);
    await press();
    expect(link()).toBeNull();
    await press();
    expect(find).toHaveBeenCalledTimes(2);
  });

  it('the next step is found for a lab that was passed before', async () => {
    await show(() => Promise.resolve(next), true);
    expect(link()).not.toBeNull();
  });

  it('there is no next step if the host names none, knows none, or cannot find out', async () => {
    const nothing: (FindNextStep | undefined)[] = [
      undefined,
      () => Promise.resolve(undefined),
      () => Promise.reject(new Error('offline')),
    ];
    for (const find of nothing) {
      await show(find, true);
      expect(link()).toBeNull();
      cleanup();
    }
  });
});

describe('what comes after a lab in the list', () => {
  const card = (lab_id: string, passed: boolean): LabCard => ({
    lab_id,
    title: `Lab ${lab_id}`,
    summary: '',
    type: 'lab',
    kind: 'fix',
    level: 'Basic',
    minutes: 20,
    points: 100,
    weaknesses: [],
    owasp: [],
    topics: [],
    language: 'JavaScript',
    steps: [],
    search_words: '',
    passed,
    upgrade: false,
    disabled: false,
    started: passed,
  });
  const toHref = ({ lab_id }: LabCard) => `/labs/${lab_id}`;

  it('the next lab is the next one not passed, as the list is after the pass', async () => {
    let items = [card('a', false), card('b', false), card('c', false)];
    const { drawbridge } = createFakeDrawbridge([[listLabs, () => ({ data: { items } })]]);
    const store = await drawbridge.store('labs');
    expect(await findNextInList(store, 'a', { toHref })).toMatchObject({
      kind: 'lab',
      title: 'Lab b',
      href: '/labs/b',
    });
    items = [card('a', true), card('b', true), card('c', false)];
    expect(await findNextInList(store, 'a', { toHref })).toMatchObject({ title: 'Lab c' });
    items = items.map((lab) => ({ ...lab, passed: true }));
    expect(await findNextInList(store, 'a', { toHref })).toBeUndefined();
  });

  it('there is no next lab when the list cannot be fetched', async () => {
    const { drawbridge } = createFakeDrawbridge([[listLabs, () => 'offline']]);
    expect(await findNextInList(await drawbridge.store('labs'), 'a', { toHref })).toBeUndefined();
  });
});
