import { crc32, deflateSync } from 'node:zlib';
import {
  getProfile,
  PICTURE,
  PICTURE_TEXTS,
  removePicture,
  toPictureType,
  uploadPicture,
} from '@drawbridge/contracts/recognition';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { limitWindow } from '../../../platform/limits/limits.table.ts';
import { person } from '../../kernel/people/index.ts';
import { toDemoPersonId } from '../../operations/demo/index.ts';
import { profilePicture } from './profile.table.ts';

let tool: TestTool;
let member: Caller;
/** 400 by 300 pixels: the left half red, the right half blue. */
let png: Buffer;

beforeAll(async () => {
  tool = await createTestTool();
  member = await tool.as('member@acme.test');
  png = await halves().png().toBuffer();
});
afterAll(() => tool.close());
beforeEach(async () => {
  await tool.database.db.delete(limitWindow);
  await member.call(removePicture, {});
});

function halves() {
  const blue = { create: { width: 200, height: 300, channels: 3, background: '#0000ff' } } as const;
  return sharp({ create: { width: 400, height: 300, channels: 3, background: '#ff0000' } }).composite([
    { input: blue, left: 200, top: 0 },
  ]);
}

const upload = (file: Uint8Array, caller = member) =>
  caller.call(uploadPicture, { image: Buffer.from(file).toString('base64') });
const pathOf = async (caller = member) => (await caller.call(getProfile, {})).data.picture;
async function download(path: string | undefined) {
  const response = await tool.fetch(path ?? '/no-picture');
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}
/** What was made of a file. */
async function make(file: Uint8Array) {
  const { data } = await upload(file);
  return (await download(data.picture)).bytes;
}

/** The color of a pixel of what was made. */
function toColor(pixels: Buffer, x: number, y: number) {
  const [red = 0, , blue = 0] = pixels.subarray((y * 256 + x) * 3);
  return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : `${red} ${blue}`;
}

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
};
/** A PNG in one shade of gray that is small as a file, however many pixels it has. */
function toEvenPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const pixels = deflateSync(Buffer.alloc((width + 1) * height));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('CALL-21 uploading a picture', () => {
  it('CALL-3 a picture is refused without a session', async () => {
    for (const reply of [await upload(png, tool.anonymous), await tool.anonymous.call(removePicture, {})])
      expect([reply.status, reply.code]).toEqual([401, 'not_signed_in']);
  });

  it("PROF-6, PROF-7 an upload returns the path in `data`, and the specification's texts", async () => {
    const response = await tool.fetch('/api/main/user/upload-profile-image', {
      method: 'POST',
      headers: { authorization: member.token ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ image: png.toString('base64') }),
    });
    const reply = (await response.json()) as Record<string, unknown>;
    expect(reply).toEqual({
      success: true,
      message: 'Profile picture updated successfully',
      data: expect.stringMatching(/^\/pictures\/[\w-]{22}\.webp$/),
    });
    expect(await pathOf()).toBe(reply['data']);
  });

  it.each(['png', 'jpeg', 'webp'] as const)('PROF-8 a %s becomes a small square WebP', async (kind) => {
    const made = await make(await halves().toFormat(kind).toBuffer());
    expect(toPictureType(made)).toBe('image/webp');
    expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
    const { data } = await sharp(made).raw().toBuffer({ resolveWithObject: true });
    expect([toColor(data, 0, 128), toColor(data, 255, 128)]).toEqual(['red', 'blue']);
  });

  it('metadata is dropped, after the picture was rotated by it', async () => {
    const sideways = await halves()
      .jpeg()
      .withExif({ IFD0: { Copyright: 'SECRET PLACE' }, IFD3: { GPSLatitude: '51/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(sideways.includes('SECRET PLACE')).toBe(true);
    const made = await make(sideways);
    const { exif, icc, xmp, orientation } = await sharp(made).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(made.includes('SECRET PLACE')).toBe(false);
    // Turned by a quarter, red is above blue.
    const { data } = await sharp(made).raw().toBuffer({ resolveWithObject: true });
    expect([toColor(data, 128, 0), toColor(data, 128, 255)]).toEqual(['red', 'blue']);
  });

  it('appended data is dropped: the served file contains only pixels', async () => {
    const script = '<script>alert(document.domain)</script>';
    const polyglot = Buffer.concat([png, Buffer.from(`PK\u0003\u0004${script}`)]);
    const comment = await sharp(png)
      .withExif({ IFD0: { ImageDescription: script } })
      .png()
      .toBuffer();
    for (const file of [polyglot, comment]) expect((await make(file)).includes('<script')).toBe(false);
  });

  it('an animated file becomes one frame', async () => {
    const other = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#00ff00' } })
      .png()
      .toBuffer();
    const animated = await sharp([png, other], { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(animated, { pages: -1 }).metadata()).pages).toBe(2);
    const { pages = 1 } = await sharp(await make(animated), { pages: -1 }).metadata();
    expect(pages).toBe(1);
  });
});

describe('PROF-8 an unsupported picture file', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  it.each([
    ['an SVG, whatever its name was', () => svg, PICTURE_TEXTS.kind],
    ['an SVG after the start of a PNG', () => Buffer.concat([png.subarray(0, 8), svg]), PICTURE_TEXTS.broken],
    ['a GIF', () => halves().gif().toBuffer(), PICTURE_TEXTS.kind],
    ['a TIFF', () => halves().tiff().toBuffer(), PICTURE_TEXTS.kind],
    ['an AVIF', () => halves().avif().toBuffer(), PICTURE_TEXTS.kind],
    ['a text', () => Buffer.from('hello'), PICTURE_TEXTS.kind],
    ['one byte', () => Buffer.from([0x89]), PICTURE_TEXTS.kind],
    ['half of a PNG', () => png.subarray(0, png.length / 2), PICTURE_TEXTS.broken],
    ['a JPEG of three bytes', () => Buffer.from([0xff, 0xd8, 0xff]), PICTURE_TEXTS.broken],
    ['36 megapixels in 36 kB', () => toEvenPng(6_000, 6_000), PICTURE_TEXTS.pixels],
    ['a strip of 30 megapixels', () => toEvenPng(60_000, 500), PICTURE_TEXTS.pixels],
  ])('%s is refused at its field', async (_what, toFile, message) => {
    const reply = await upload(await toFile());
    expect([reply.status, reply.errors]).toEqual([400, { image: message }]);
    expect(await pathOf()).toBeUndefined();
  });

  it('one byte above 2 MB is refused, and 2 MB are not', async () => {
    const padded = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)]);
    const over = await upload(padded(PICTURE.mostBytes + 1));
    expect([over.status, over.errors]).toEqual([400, { image: PICTURE_TEXTS.size }]);
    expect((await upload(padded(PICTURE.mostBytes))).status).toBe(200);
  });

  it('a file of far more than 2 MB is not read at all', async () => {
    const reply = await upload(Buffer.alloc(4_000_000));
    expect([reply.status, reply.code]).toEqual([413, 'too_large']);
  });

  it.each(['', 'not base64!', 'data:image/png;base64,iVBORw0KGgo=', 'iVBORw0KGgo', 17, null, ['x'], {}])(
    'the text %j is refused',
    async (image) => {
      const reply = await member.call(uploadPicture, { image } as never);
      expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['image']]);
    },
  );

  it('the thirty-first upload in an hour has to wait', async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 31; times += 1) statuses.push((await upload(Buffer.from('no'))).status);
    expect(statuses.slice(29)).toEqual([400, 429]);
  });
});

describe('PROF-6 the URL of a picture', () => {
  it('a picture is served to anyone, permanently, and only as a picture', async () => {
    const { data } = await upload(png);
    const { response, bytes } = await download(data.picture);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(bytes.length),
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'cross-origin',
    });
    const head = await tool.fetch(data.picture, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
  });

  it('each upload has another URL, and the previous one is gone', async () => {
    const first = (await upload(png)).data.picture;
    const second = (await upload(png)).data.picture;
    expect(second).not.toBe(first);
    expect((await download(first)).response.status).toBe(404);
    expect((await download(second)).response.status).toBe(200);
  });

  it('two simultaneous uploads leave one of the pictures', async () => {
    const replies = await Promise.all([upload(png), upload(png), upload(png)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const path = await pathOf();
    const statuses = await Promise.all(
      replies.map(async ({ data }) => (await download(data.picture)).response.status),
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    expect((await download(path)).response.status).toBe(200);
    const { db } = tool.database;
    expect(
      await db.$count(profilePicture, eq(profilePicture.personId, toDemoPersonId('member@acme.test'))),
    ).toBe(1);
  });

  it.each([
    '/pictures/x.webp',
    '/pictures/..%2f..%2fetc%2fpasswd',
    `/pictures/${'a'.repeat(22)}.webp`,
    `/pictures/${'a'.repeat(5_000)}`,
    "/pictures/'%20or%201=1--aaaaaaaaaa.webp",
    '/pictures/%00',
  ])('%s is not found', async (path) => {
    const { response } = await download(path);
    expect([400, 404]).toContain(response.status);
  });

  it('a removed picture has no URL, and removing it twice changes nothing', async () => {
    const { data } = await upload(png);
    const removed = await member.call(removePicture, {});
    expect([removed.status, removed.message]).toEqual([200, PICTURE_TEXTS.removed]);
    expect((await member.call(removePicture, {})).status).toBe(200);
    expect(await pathOf()).toBeUndefined();
    expect((await download(data.picture)).response.status).toBe(404);
  });

  it("another person's upload or removal does not change a picture", async () => {
    const { data } = await upload(png);
    const other = await tool.as('champion@acme.test');
    await upload(await halves().jpeg().toBuffer(), other);
    await other.call(removePicture, {});
    expect(await pathOf()).toBe(data.picture);
    expect((await download(data.picture)).response.status).toBe(200);
  });

  it('a picture is deleted with its person', async () => {
    const { db } = tool.database;
    const id = toDemoPersonId('empty@demo.test');
    const { data } = await upload(png, await tool.as('empty@demo.test'));
    await db.delete(person).where(eq(person.id, id));
    expect((await download(data.picture)).response.status).toBe(404);
  });
});
