import { asId } from '@drawbridge/contracts';
import {
  claimAssignmentCertificate,
  getOwnAssignment,
  listOwnAssignments,
} from '@drawbridge/contracts/company';
import { linkCertificate } from '@drawbridge/contracts/recognition';
import { buildAssignment, buildAssignmentDetail } from '@drawbridge/contracts/testing';
import { describe, expect, it } from 'vitest';
import { createFakeServer, type FakeAnswer } from '../../testing/index.ts';
import { createAssignmentListStore, createAssignmentStore } from './assignments.ts';

const now = '2026-03-05T09:00:00.000Z';
const toId = (nth: number) => asId<'assignment'>(`00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`);
const toItem = (nth: number) => buildAssignment({ id: toId(nth) });
const toPage = (nths: number[], to_do = nths.length): FakeAnswer => ({
  data: { items: nths.map(toItem), counts: { to_do, done: 1, all: to_do + 1 }, now },
});

function setUpList(answer: (input: Record<string, unknown>) => FakeAnswer | Promise<FakeAnswer>) {
  const server = createFakeServer([[listOwnAssignments, answer]]);
  const notices: string[] = [];
  const store = createAssignmentListStore({
    client: server.client,
    notify: (tone, text) => void notices.push(`${tone}: ${text}`),
  });
  const shown = () =>
    store.content.value.state === 'ready' ? store.content.value.value.items.map(({ id }) => id) : [];
  const hasMore = () => store.content.value.state === 'ready' && store.content.value.value.hasMore;
  return { server, store, notices, shown, hasMore };
}

describe('COMP-19 the list of assignments', () => {
  it('pages are appended without repeats, even if the order changed, and none is requested after the last', async () => {
    const { store, shown, hasMore, server } = setUpList(({ page }) =>
      page === '1' ? toPage([1, 2], 3) : toPage([2, 3], 3),
    );
    await store.load();
    expect([shown(), hasMore()]).toEqual([[toId(1), toId(2)], true]);
    await Promise.all([store.loadMore(), store.loadMore()]);
    expect([shown(), hasMore()]).toEqual([[toId(1), toId(2), toId(3)], false]);
    await store.loadMore();
    expect(server.calls.map(({ input }) => input['page'])).toEqual(['1', '2']);
  });
  it('another filter begins at its first page, and a late answer of the previous one is dropped', async () => {
    let answerFirst: (answer: FakeAnswer) => void = () => undefined;
    const { store, shown } = setUpList(({ show }) =>
      show === 'to_do' ? new Promise<FakeAnswer>((resolve) => (answerFirst = resolve)) : toPage([9]),
    );
    const first = store.load();
    await store.setFilter('done');
    expect(shown()).toEqual([toId(9)]);
    answerFirst(toPage([1]));
    await first;
    expect([shown(), store.filter.value]).toEqual([[toId(9)], 'done']);
  });
  it('a failed first load shows its problem, and a later failure keeps the list', async () => {
    const { store, server, shown, notices } = setUpList(() => ({ problem: 'unavailable' }));
    await store.load();
    expect(store.content.value.state).toBe('problem');
    server.on(listOwnAssignments, () => toPage([1], 2));
    await store.load();
    server.on(listOwnAssignments, () => 'offline');
    await store.load();
    expect([shown(), notices]).toEqual([[toId(1)], []]);
    await store.loadMore();
    expect([shown(), notices.length]).toEqual([[toId(1)], 1]);
    expect(store.content.value).toMatchObject({ value: { isLoadingMore: false } });
  });
});

const certificate = {
  id: asId<'certificate'>('3f6a0e5d-9f43-4a53-8a1d-3c0f7e3b1a09'),
  number: 'B7KM-9QXR-2TWC',
  kind: 'assignment',
  subject_id: toId(1),
  title: 'Access control',
  name: 'Mika Berg',
  issued_at: now,
  state: 'valid',
  check_url: 'https://tool.test/certificates/B7KM-9QXR-2TWC',
} as const;

function setUpOne(claim: () => FakeAnswer = () => ({ data: certificate })) {
  const server = createFakeServer([
    [getOwnAssignment, () => ({ data: buildAssignmentDetail({ state: 'finished' }) })],
    [claimAssignmentCertificate, claim],
    [linkCertificate, () => ({ data: { url: 'https://tool.test/file.pdf', expires_at: now } })],
  ]);
  const notices: string[] = [];
  const store = createAssignmentStore({
    client: server.client,
    notify: (tone, text) => void notices.push(`${tone}: ${text}`),
    assignmentId: toId(1),
  });
  const held = () => store.assignment.value.state === 'ready' && store.assignment.value.value.certificate;
  return { server, store, notices, held };
}

describe('COMP-60 the certificate of an assignment', () => {
  it('two clicks issue and link the certificate once, and it stays shown', async () => {
    const { store, server, held } = setUpOne();
    await store.load();
    const urls = await Promise.all([store.getCertificate(), store.getCertificate()]);
    expect(urls).toEqual(['https://tool.test/file.pdf', undefined]);
    expect(server.calls.filter(({ name }) => name === 'claimAssignmentCertificate')).toHaveLength(1);
    expect([held(), store.isClaiming.value]).toEqual([certificate, false]);
  });
  it('a refusal is announced, and no certificate is shown', async () => {
    const { store, notices, held } = setUpOne(() => ({ problem: 'assignment_not_finished' }));
    await store.load();
    expect([await store.getCertificate(), notices.length, held()]).toEqual([undefined, 1, undefined]);
  });
  it('an issued certificate is kept when its file cannot be fetched', async () => {
    const { store, server, notices, held } = setUpOne();
    server.on(linkCertificate, () => 'offline');
    await store.load();
    expect([await store.getCertificate(), notices.length, held()]).toEqual([undefined, 1, certificate]);
  });
  it("an unknown assignment, or another person's, shows its problem", async () => {
    const { store, server } = setUpOne();
    server.on(getOwnAssignment, () => ({ problem: 'assignment_not_found' }));
    await store.load();
    expect(store.assignment.value).toMatchObject({ state: 'problem', problem: { status: 404 } });
  });
});
