import { courseCard } from '@drawbridge/contracts/learning';
import { buildCourse } from '@drawbridge/contracts/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CatalogueRefusal, fetchCourse, fetchCourses, readCourse } from './fetch-catalogue.ts';

const source = { base: 'https://drawbridge.test', key: 'dbpk_test' };
const { signal } = new AbortController();

function answer(status: number, body: unknown) {
  const fetch = vi.fn(async (_url: URL, _init: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
afterEach(() => vi.unstubAllGlobals());

describe('EMB-4 a course of the public catalogue', () => {
  it('a course is read as the schema reads it', () => {
    const course = buildCourse();
    const read = readCourse(course);
    expect(courseCard.parse(course)).toMatchObject(read);
  });

  it.each([
    [null],
    [undefined],
    ['c2'],
    [{}],
    [{ _key: '', event_name: 'x' }],
    [{ _key: 'c2' }],
    [{ _key: 7, event_name: 'x' }],
  ])('no course is read from %j', (value) => expect(() => readCourse(value)).toThrow(TypeError));

  it('a course has plain values where the server sends others', () => {
    const odd = {
      _key: 'c2',
      event_name: 'x',
      description: 7,
      total_ttl: -1,
      career: ['a', 7],
      owasp: 'A01',
      proficiency: 'Guru',
    };
    expect(readCourse(odd)).toEqual({
      _key: 'c2',
      event_name: 'x',
      description: '',
      total_ttl: 0,
      total_lessons: 0,
      labs_count: 0,
      career: ['a'],
      owasp: [],
      is_new: false,
    });
  });
});

describe('EMB-11 a call from another origin', () => {
  it('the call has the public key in its query, and neither cookies nor headers that need a preflight', async () => {
    const fetch = answer(200, { success: true, data: { course: buildCourse() } });
    await fetchCourse(source, 'c2/..', signal);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(String(url)).toBe('https://drawbridge.test/api/integration/embed/courses/c2%2F..?key=dbpk_test');
    expect([init?.credentials, init?.redirect, init?.headers]).toEqual(['omit', 'error', undefined]);
  });

  it("a refused call returns the server's message, and no data", async () => {
    answer(403, {
      success: false,
      code: 'origin_not_allowed',
      message: 'This site is not one of the origins.',
    });
    const refusal = await fetchCourses(source, {}, signal).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(CatalogueRefusal);
    expect(refusal).toMatchObject({ status: 403, message: 'This site is not one of the origins.' });
  });

  it.each([[{ success: true, data: {} }], [{ success: true, data: { items: 7 } }]])(
    'the answer %j is no list',
    async (body) => {
      answer(200, body);
      await expect(fetchCourses(source, {}, signal)).rejects.toThrow(TypeError);
    },
  );
});
