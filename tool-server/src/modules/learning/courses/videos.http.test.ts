import { once } from 'node:events';
import { connect } from 'node:net';
import { asId } from '@drawbridge/contracts';
import { getCourse, getVideo, markItem } from '@drawbridge/contracts/learning';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { VIDEO_ADDRESS_SECONDS } from './video-addresses.ts';

const C2 = asId<'course'>('c2-injection-at-the-boundary');
const VIDEO = asId<'item'>('c2-video-number-that-was-sql');
const ARTICLE = asId<'item'>('c2-what-a-boundary-is');

let tool: TestTool;
let learner: Caller;

beforeAll(async () => {
  tool = await createTestTool();
});
afterAll(() => tool.close());
beforeEach(async () => {
  for (const table of ['completion', 'enrolment', 'activity_event'])
    await tool.database.query({ name: `empty_${table}`, text: `delete from ${table}`, values: [] });
  learner = await tool.as('member@acme.test');
});

const enroll = () => learner.call(getCourse, { event_id: C2, enroll: true });
const open = async () => (await learner.call(getVideo, { event_id: C2, item_id: VIDEO })).data;
/** An address as this server listens to it: it publishes another origin than the tests have. */
const load = (address: string, init?: RequestInit) => {
  const { pathname, search } = new URL(address);
  return tool.fetch(pathname + search, init);
};
const findItem = async (caller = learner) => {
  const { course } = (await caller.call(getCourse, { event_id: C2 })).data;
  return course.items.flatMap(({ items }) => items).find(({ _key }) => _key === VIDEO);
};

describe('PLAYER-9 a video item', () => {
  it('a video gives its URLs only to enrolled learners', async () => {
    const refused = await learner.call(getVideo, { event_id: C2, item_id: VIDEO });
    expect([refused.status, refused.code]).toEqual([403, 'not_enrolled']);
    expect(await findItem()).toMatchObject({ object_type: 'vid' });
    expect((await findItem())?.url).toBeUndefined();
    expect((await tool.anonymous.call(getVideo, { event_id: C2, item_id: VIDEO })).status).toBe(401);
    await enroll();
    expect((await findItem())?.url).toContain(`/course/video-file/${C2}/${VIDEO}/src?`);
  });

  it('a video gives no URLs in a course that the plan no longer includes', async () => {
    await enroll();
    const setRule = (access: string) =>
      tool.database.query({
        name: 'set_rule',
        text: `insert into entitlement (plan, scope, target, access) values ('ENT', 'course', $1::text, $2::text)
          on conflict (plan, scope, target) do update set access = excluded.access`,
        values: [C2, access],
      });
    await setRule('upgrade');
    const refused = await learner.call(getVideo, { event_id: C2, item_id: VIDEO });
    const shown = await findItem();
    await setRule('open');
    expect([refused.code, shown?.url]).toEqual(['upgrade_required', undefined]);
  });

  it('a video request for another kind of item, another course or an unknown item is refused', async () => {
    await enroll();
    const answers = await Promise.all([
      learner.call(getVideo, { event_id: C2, item_id: ARTICLE }),
      learner.call(getVideo, { event_id: C2, item_id: asId('no-such-item') }),
      learner.call(getVideo, { event_id: asId('no-such-course'), item_id: VIDEO }),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(['item_not_found', 'item_not_found', 'course_not_found']);
  });

  it('a video is loaded by its URL without a token, with captions and picture, from any page', async () => {
    await enroll();
    const { url, captions_url, poster_url, transcript_html } = await open();
    const answers = await Promise.all([load(url), load(captions_url), load(poster_url)]);
    expect(answers.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual([
      [200, 'video/webm'],
      [200, 'text/vtt; charset=utf-8'],
      [200, 'image/webp'],
    ]);
    for (const { headers } of answers) {
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(headers.get('cache-control')).toMatch(/^private, /);
      expect(headers.get('set-cookie')).toBeNull();
    }
    expect(await answers[1]?.text()).toMatch(/^WEBVTT/);
    expect(transcript_html).toContain('<p>');
  });

  it('a video is loaded in ranges, and each is exactly that part', async () => {
    await enroll();
    const { url } = await open();
    const whole = Buffer.from(await (await load(url)).arrayBuffer());
    const ranges: [string, number, number][] = [
      ['bytes=0-99', 0, 100],
      [`bytes=${whole.length - 50}-`, whole.length - 50, whole.length],
      ['bytes=-10', whole.length - 10, whole.length],
    ];
    for (const [range, from, to] of ranges) {
      const part = await load(url, { headers: { range, 'accept-encoding': 'gzip, br' } });
      expect([part.status, part.headers.get('content-range'), part.headers.get('content-encoding')]).toEqual([
        206,
        `bytes ${from}-${to - 1}/${whole.length}`,
        null,
      ]);
      expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(from, to))).toBe(true);
    }
    const beyond = await load(url, { headers: { range: `bytes=${whole.length}-` } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${whole.length}`]);
    const head = await load(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), head.headers.get('accept-ranges')]).toEqual([
      200,
      String(whole.length),
      'bytes',
    ]);
  });

  it('a player that leaves before anything was sent causes no fault', async () => {
    await enroll();
    const { pathname, search } = new URL((await open()).url);
    const { hostname, port } = new URL(tool.origin);
    const leave = async () => {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      socket.write(`GET ${pathname}${search} HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
      socket.destroy();
      await once(socket, 'close');
    };
    await Promise.all(Array.from({ length: 20 }, leave));
    expect((await load((await open()).url)).status).toBe(200);
    expect(tool.logs.filter((line) => line.includes('ECONNABORTED'))).toEqual([]);
  });

  it('a video URL with a changed, missing, foreign or doubled signature is refused', async () => {
    await enroll();
    const { url, captions_url } = await open();
    const change = (key: string, value: string | undefined) => {
      const changed = new URL(url);
      if (value === undefined) changed.searchParams.delete(key);
      else changed.searchParams.set(key, value);
      return changed.href;
    };
    const signature = new URL(captions_url).searchParams.get('signature') ?? '';
    const later = String(Number(new URL(url).searchParams.get('expires')) + 1);
    const answers = await Promise.all([
      load(change('signature', undefined)),
      load(change('signature', '')),
      load(change('signature', 'AAAA')),
      load(change('signature', signature)),
      load(change('expires', later)),
      load(change('expires', undefined)),
      load(change('expires', 'NaN')),
      load(`${url}&signature=AAAA`),
      load(url.replace(VIDEO, ARTICLE)),
      load(url.replace('/src?', '/transcript_html?')),
      load(url.replace('/src?', '/..%2F..%2Fpackage.json?')),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
  });

  it('an expired video URL is refused, and the item then gives another', async () => {
    await enroll();
    const { url, expires_at } = await open();
    tool.clock.advance((VIDEO_ADDRESS_SECONDS - 5) * 1000);
    expect((await load(url)).status).toBe(200);
    tool.clock.advance(10_000);
    const refused = await load(url);
    expect([refused.status, (await refused.json()) as unknown]).toEqual([
      403,
      expect.objectContaining({ code: 'forbidden', success: false }),
    ]);
    expect(Date.parse(expires_at)).toBeLessThan(tool.clock.now().getTime());
    expect((await load((await open()).url)).status).toBe(200);
  });

  it('a video is complete when it is marked, once', async () => {
    await enroll();
    const marks = await Promise.all(
      [1, 2].map(() => learner.call(markItem, { event_id: C2, item_id: VIDEO })),
    );
    expect(marks.map(({ status, data }) => [status, data.completed_items])).toEqual([
      [200, 1],
      [200, 1],
    ]);
    expect((await findItem())?.completed).toBe(true);
  });
});

describe('PLAYER-32, PLAYER-33 the item that Continue opens', () => {
  const readResume = async () => (await learner.call(getCourse, { event_id: C2 })).data.course.resume;

  it('Continue opens nothing before enrolling, then the first item, then the first incomplete one', async () => {
    expect(await readResume()).toBeUndefined();
    await enroll();
    expect(await readResume()).toEqual({ subject_id: 'boundary', item_id: ARTICLE, object_type: 'media' });
    await learner.call(markItem, { event_id: C2, item_id: ARTICLE });
    await learner.call(markItem, { event_id: C2, item_id: VIDEO });
    expect(await readResume()).toEqual({
      subject_id: 'boundary',
      item_id: 'c2-lab-identifier-is-input',
      object_type: 'lab',
    });
  });

  it('Continue opens the last item when every item is complete', async () => {
    await enroll();
    await tool.database.query({
      name: 'complete_all',
      text: `insert into completion (person_id, course_id, item_id, completed_at)
        select e.person_id, e.course_id, i.item_id, now() from enrolment e join course_item i on i.course_id = e.course_id`,
      values: [],
    });
    expect(await readResume()).toEqual({
      subject_id: 'proof',
      item_id: 'c2-quiz-final',
      object_type: 'quiz',
    });
  });
});
