import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import {
  deleteShowcase,
  downloadShowcase,
  listShowcaseUploads,
  SHOWCASE_LIMITS,
  SHOWCASE_TEXTS,
  uploadShowcase,
} from '@drawbridge/contracts/learning';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { limitWindow } from '../../../platform/limits/limits.table.ts';
import { showcaseUpload } from './showcase.table.ts';

let tool: TestTool;
let member: Caller;
let other: Caller;
const newId = () => asId<'showcase upload'>(randomUUID());
let id = newId();

beforeAll(async () => {
  tool = await createTestTool();
  member = await tool.as('member@acme.test');
  other = await tool.as('champion@acme.test');
});
afterAll(() => tool.close());
beforeEach(async () => {
  await tool.database.db.delete(showcaseUpload);
  await tool.database.db.delete(limitWindow);
  id = newId();
});

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from([0, 255, 128, 10, 13])]);
const toInput = (part: object = {}, file: Uint8Array = PDF) => ({
  upload_id: id,
  title: 'An invoice that anybody could read',
  description: 'How I found it, and the test that proves the fix.',
  file_name: 'invoice.pdf',
  file: Buffer.from(file).toString('base64'),
  ...part,
});
const upload = (part: object = {}, file: Uint8Array = PDF, caller = member) =>
  caller.call(uploadShowcase, toInput(part, file));
const list = async (caller = member) => (await caller.call(listShowcaseUploads, {})).data.items;
const remove = (caller = member) => caller.call(deleteShowcase, { upload_id: id });
const download = (caller = member, of: string = id) =>
  tool.fetch(`/api/main/${downloadShowcase.path.replace(':upload_id', of)}`, {
    headers: { authorization: caller.token ?? '' },
  });

describe('NAV-26 uploading a write-up', () => {
  it('an upload is stored, and the reply says so', async () => {
    const reply = await upload();
    expect([reply.status, reply.message]).toEqual([200, SHOWCASE_TEXTS.received]);
    expect(reply.data).toEqual({
      upload_id: id,
      title: 'An invoice that anybody could read',
      description: 'How I found it, and the test that proves the fix.',
      file_name: 'invoice.pdf',
      media_type: 'application/pdf',
      size_bytes: PDF.length,
      state: 'received',
      created_at: tool.clock.now().toISOString(),
    });
    expect(await list()).toEqual([reply.data]);
  });
  it('CALL-3 every write-up call is refused without a session', async () => {
    const { anonymous } = tool;
    const replies = [
      await upload({}, PDF, anonymous),
      await anonymous.call(listShowcaseUploads, {}),
      await remove(anonymous),
      await download(anonymous),
    ];
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 401));
  });
  it('CALL-47 an upload is stored once, however often it is sent', async () => {
    const replies = await Promise.all([upload(), upload(), upload({ title: 'Another title' })]);
    expect(new Set(replies.map(({ data }) => data.title)).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });
  it("an upload never takes another person's id", async () => {
    await upload();
    const reply = await upload({ title: 'Mine' }, PDF, other);
    expect([reply.status, reply.code]).toEqual([403, 'forbidden']);
    expect([(await list())[0]?.title, await list(other)]).toEqual(['An invoice that anybody could read', []]);
  });
  it('one of two people who upload with one id at once is stored', async () => {
    const replies = await Promise.all([upload(), upload({}, PDF, other)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
    expect([...(await list()), ...(await list(other))]).toHaveLength(1);
  });
  it('the content decides the type, and the name gets its extension', async () => {
    const markdown = await upload({ file_name: 'notes.md' }, Buffer.from('# Notes'));
    id = newId();
    const script = await upload({ file_name: '../run.bat' }, Buffer.from('del *'));
    const shown = [markdown, script].map(({ data }) => [data.media_type, data.file_name]);
    expect(shown).toEqual([
      ['text/markdown', 'notes.md'],
      ['text/plain', 'run.bat.txt'],
    ]);
  });
  it('markup in title and description is treated as text', async () => {
    const reply = await upload({ title: '<b>x</b>', description: '<img src=x onerror=alert(1)>' });
    expect(reply.data).toMatchObject({ title: '<b>x</b>', description: '<img src=x onerror=alert(1)>' });
  });
  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a zip', 'PK\u0003\u0004'],
    ['a program', '\u007fELF\u0002'],
  ])('an upload of %s is refused, whatever its name says', async (_what, file) => {
    for (const file_name of ['write-up.pdf', 'write-up.png', 'write-up.md']) {
      const reply = await upload({ file_name }, Buffer.from(file, 'latin1'));
      expect([reply.status, reply.errors]).toEqual([400, { file: SHOWCASE_TEXTS.kind }]);
    }
    expect(await list()).toEqual([]);
  });
  it.each([
    [{ title: ' ' }, { title: SHOWCASE_TEXTS.title }],
    [{ title: undefined }, { title: SHOWCASE_TEXTS.title }],
    [{ description: '' }, { description: SHOWCASE_TEXTS.description }],
    [{ file: '' }, { file: SHOWCASE_TEXTS.noFile }],
    [{ file: undefined }, { file: SHOWCASE_TEXTS.noFile }],
    [{ file: 'not base64!' }, { file: SHOWCASE_TEXTS.kind }],
    [{ file: 'data:text/plain;base64,eA==' }, { file: SHOWCASE_TEXTS.kind }],
    [{ file: 'eA=' }, { file: SHOWCASE_TEXTS.kind }],
    [{ file: '=A==' }, { file: SHOWCASE_TEXTS.kind }],
  ])('an upload with %j is refused at its field', async (bad, errors) => {
    const reply = await upload(bad);
    expect([reply.status, reply.errors]).toEqual([400, errors]);
  });
  it.each([
    [{ title: 'x'.repeat(101) }, 'title'],
    [{ description: 'x'.repeat(2_001) }, 'description'],
    [{ file_name: 'x'.repeat(256) }, 'file_name'],
    [{ file: 17 }, 'file'],
    [{ file: ['x'] }, 'file'],
    [{ upload_id: 'x' }, 'upload_id'],
    [{ title: 'a\u0000b' }, 'title'],
  ])('an upload with %j is refused, naming %s', async (bad, field) => {
    const reply = await upload(bad);
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, [field]]);
  });
  it('5 MB are accepted, one byte more is refused, and far more is not read at all', async () => {
    const toFile = (size: number) => Buffer.concat([PDF, Buffer.alloc(size - PDF.length)]);
    const full = await upload({}, toFile(SHOWCASE_LIMITS.fileBytes));
    expect([full.status, full.data.size_bytes]).toEqual([200, 5 * 1024 * 1024]);
    id = newId();
    const over = await upload({}, toFile(SHOWCASE_LIMITS.fileBytes + 1));
    expect([over.status, over.errors]).toEqual([400, { file: SHOWCASE_TEXTS.size }]);
    const far = await upload({}, toFile(6 * 1024 * 1024));
    expect([far.status, far.code]).toEqual([413, 'too_large']);
  });
});

describe('NAV-26 the limits of one person', () => {
  it('the number of write-ups is limited, even for simultaneous uploads, and a deleted one makes room', async () => {
    for (let at = 0; at < SHOWCASE_LIMITS.uploads - 1; at += 1) await upload({ upload_id: newId() });
    const replies = await Promise.all([upload({ upload_id: newId() }), upload({ upload_id: newId() })]);
    expect(replies.map(({ code }) => code ?? 'stored').toSorted()).toEqual(['showcase_limit', 'stored']);
    expect((await upload({}, PDF, other)).status).toBe(200);
    id = (await list())[0]?.upload_id ?? id;
    await remove();
    id = newId();
    expect((await upload()).status).toBe(200);
  });
  it('the bytes of all files together are limited', async () => {
    await upload();
    await tool.database.db.update(showcaseUpload).set({ sizeBytes: SHOWCASE_LIMITS.bytes - PDF.length });
    expect((await upload({ upload_id: newId() })).status).toBe(200);
    expect((await upload({ upload_id: newId() })).code).toBe('showcase_limit');
  });
  it('a person has thirty tries an hour, including refused ones', async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 31; times += 1)
      statuses.push((await upload({}, Buffer.from('PK\u0003\u0004'))).status);
    expect(statuses.slice(29)).toEqual([400, 429]);
  });
});

describe('NAV-26 the file of a write-up', () => {
  it('a file is returned as it was sent: as an attachment with its own type, never shown in place', async () => {
    await upload({ file_name: 'Prüfung "1".pdf' });
    const response = await download();
    expect([response.status, Object.fromEntries(response.headers)]).toEqual([
      200,
      expect.objectContaining({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="Pr?fung -1-.pdf"; filename*=UTF-8''Pr%C3%BCfung%20-1-.pdf`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      }),
    ]);
    expect(Buffer.from(await response.arrayBuffer()).equals(PDF)).toBe(true);
  });
  it('a text file names its encoding', async () => {
    await upload({ file_name: 'x.txt' }, Buffer.from('grün'));
    const response = await download();
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toBe('grün');
  });
  it("another person's file does not exist, even for their company's administrator", async () => {
    await upload();
    for (const caller of [other, await tool.as('admin@acme.test'), await tool.as('member@globex.test')]) {
      expect((await download(caller)).status).toBe(404);
      expect((await remove(caller)).code).toBe('showcase_not_found');
    }
    expect(await list()).toHaveLength(1);
  });
  it('a deleted file is gone, and deleting it again finds nothing', async () => {
    await upload();
    const reply = await remove();
    expect([reply.status, reply.message]).toEqual([200, SHOWCASE_TEXTS.deleted]);
    expect([(await download()).status, (await remove()).status, await list()]).toEqual([404, 404, []]);
  });
  it.each(['x', randomUUID(), "' or 1=1 --", '..%2f..%2fetc%2fpasswd'])(
    '%s is not found',
    async (unknown) => {
      expect([400, 404]).toContain((await download(member, encodeURIComponent(unknown))).status);
    },
  );
});
