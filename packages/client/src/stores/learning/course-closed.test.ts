import { getArticle, getCourse, getDownload, getVideo, markItem } from '@drawbridge/contracts/learning';
import { buildCourseDetail } from '@drawbridge/contracts/testing';
import { describe, expect, it, vi } from 'vitest';
import { createFakeServer } from '../../testing/index.ts';
import { type CourseStore, createCourseStore } from './courses.ts';

const ID = 'c2-injection';
const ITEM = 'second';
const leave = () => new AbortController().signal;

/** A course that is open at first and closed from then on. */
async function openCourse() {
  let isClosed = false;
  const refuse = () => ({ problem: 'upgrade_required' }) as const;
  const { client } = createFakeServer([
    [
      getCourse,
      () => ({
        data: {
          is_enrolled: true,
          course: buildCourseDetail({ _key: ID, is_enrolled: true, disabled: isClosed }),
        },
      }),
    ],
    [getArticle, refuse],
    [getDownload, refuse],
    [getVideo, refuse],
    [markItem, refuse],
  ]);
  const notices: string[] = [];
  const store = createCourseStore({ client, notify: (_tone, text) => notices.push(text) });
  await store.open(ID);
  isClosed = true;
  return { store, notices };
}

const ASKED: [string, (store: CourseStore) => Promise<unknown>][] = [
  ['an article', (store) => store.readArticle(ID, ITEM, leave())],
  ['a video', (store) => store.readVideo(ID, ITEM)],
  ['a download', (store) => store.readDownload(ID, ITEM)],
  ['a mark', (store) => store.mark(ID, 'all', ITEM)],
];

describe('a course whose plan ends while it is open', () => {
  it.each(ASKED)(
    'the course is requested again when %s is refused, and says that it is closed',
    async (_what, ask) => {
      const { store, notices } = await openCourse();
      await ask(store).catch(() => undefined);
      await vi.waitFor(() => expect(store.course.value).toMatchObject({ value: { disabled: true } }));
      expect(notices).toEqual([]);
    },
  );
});
