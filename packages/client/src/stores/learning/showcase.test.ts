import {
  deleteShowcase,
  downloadShowcase,
  listShowcaseUploads,
  SHOWCASE_TEXTS,
  uploadShowcase,
} from '@drawbridge/contracts/learning';
import { buildShowcaseUpload } from '@drawbridge/contracts/testing';
import { describe, expect, it } from 'vitest';
import { createFakeServer } from '../../testing/index.ts';
import { createShowcaseStore } from './showcase.ts';

const known = buildShowcaseUpload();
const id = known.upload_id;
const draft = (part: object = {}) => ({
  title: 'Found',
  description: 'It had no owner.',
  file: new File(['# Found'], 'notes.md'),
  ...part,
});

async function setUp() {
  const server = createFakeServer([
    [listShowcaseUploads, () => ({ data: { items: [known] } })],
    [
      uploadShowcase,
      ({ upload_id }) => ({ data: { ...known, upload_id }, message: SHOWCASE_TEXTS.received }),
    ],
    [deleteShowcase, () => ({ data: {}, message: SHOWCASE_TEXTS.deleted })],
  ]);
  const notices: string[] = [];
  const store = createShowcaseStore({
    client: server.client,
    notify: (tone, text) => void notices.push(`${tone}: ${text}`),
  });
  await store.load();
  const ids = () =>
    store.uploads.value.state === 'ready' ? store.uploads.value.value.map(({ upload_id }) => upload_id) : [];
  return { server, store, notices, ids };
}

describe('NAV-26 the store of write-ups', () => {
  it('an upload sends the file as base64 with its name, and is listed first', async () => {
    const { store, server, ids } = await setUp();
    const newId = '00000000-0000-4000-8000-000000000001';
    expect(await store.upload(newId, draft())).toEqual({ kind: 'done', message: SHOWCASE_TEXTS.received });
    expect(server.calls.at(-1)?.input).toMatchObject({ file_name: 'notes.md', file: btoa('# Found') });
    expect(ids()).toEqual([newId, id]);
  });
  it('CALL-47 a write-up that was received before is listed once', async () => {
    const { store, ids } = await setUp();
    await store.upload(id, draft());
    expect(ids()).toEqual([id]);
  });
  it('missing fields are named without a call', async () => {
    const { store, server } = await setUp();
    const calls = server.calls.length;
    expect(await store.upload(id, draft({ title: ' ', description: '', file: undefined }))).toEqual({
      kind: 'fields',
      errors: {
        title: SHOWCASE_TEXTS.title,
        description: SHOWCASE_TEXTS.description,
        file: SHOWCASE_TEXTS.noFile,
      },
    });
    expect(server.calls).toHaveLength(calls);
  });
  it.each([
    ['too large', new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'x.pdf'), SHOWCASE_TEXTS.size],
    ['a page under another name', new File(['<html>'], 'x.pdf'), SHOWCASE_TEXTS.kind],
    ['empty', new File([], 'x.md'), SHOWCASE_TEXTS.kind],
  ])('a file that is %s is refused without a call', async (_what, file, fault) => {
    const { store, server } = await setUp();
    expect(await store.findFileFault(file)).toBe(fault);
    expect(await store.upload(id, draft({ file }))).toEqual({ kind: 'fields', errors: { file: fault } });
    expect(server.calls.map(({ name }) => name)).toEqual(['listShowcaseUploads']);
  });
  it('a file deleted since it was chosen is reported', async () => {
    const { store } = await setUp();
    const gone = new File(['x'], 'x.md');
    gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    expect(await store.findFileFault(gone)).toBe(SHOWCASE_TEXTS.unreadable);
  });
  it('a refusal has its reason, by field or for all', async () => {
    const { store, server } = await setUp();
    server.on(uploadShowcase, () => ({ problem: 'bad_input', errors: { file: SHOWCASE_TEXTS.kind } }));
    expect(await store.upload(id, draft())).toEqual({
      kind: 'fields',
      errors: { file: SHOWCASE_TEXTS.kind },
    });
    server.on(uploadShowcase, () => ({ problem: 'showcase_limit' }));
    expect(await store.upload(id, draft())).toMatchObject({ kind: 'refused' });
    server.on(uploadShowcase, () => 'offline');
    expect(await store.upload(id, draft())).toMatchObject({ kind: 'refused' });
  });
  it('a deleted write-up is removed from the list, even if it was already gone, but not without an answer', async () => {
    const first = await setUp();
    expect([await first.store.remove(id), first.ids()]).toEqual([true, []]);
    const second = await setUp();
    second.server.on(deleteShowcase, () => ({ problem: 'showcase_not_found' }));
    expect([await second.store.remove(id), second.ids(), second.notices]).toEqual([true, [], []]);
    const third = await setUp();
    third.server.on(deleteShowcase, () => 'offline');
    expect([await third.store.remove(id), third.ids(), third.notices.length]).toEqual([false, [id], 1]);
  });
  it('a file is returned with its bytes', async () => {
    const { store, server, notices } = await setUp();
    const data = { file_name: 'a b.md', media_type: 'text/markdown', bytes: new Uint8Array([35]) };
    server.on(downloadShowcase, () => ({ data }));
    expect(await store.getFile(id)).toEqual(data);
    server.on(downloadShowcase, () => ({ problem: 'showcase_not_found' }));
    expect([await store.getFile(id), notices.length]).toEqual([undefined, 1]);
  });
});
