import { type ObjectType, PORTAL_PAGES, PUBLIC_PAGES } from '@drawbridge/contracts';
import type { LabLesson } from '@drawbridge/contracts/practice';
import { toPaths } from './to-paths.ts';

/** The address of each page: a text, or a function of the values of its segments. */
const pages = { ...toPaths(PUBLIC_PAGES), ...toPaths(PORTAL_PAGES) };

/** Each kind of content has its page; the word for videos in the address is not the one in the data. @see CX-15, NAV-16 */
const ITEM_PAGES = {
  lab: 'courseLab',
  vid: 'courseVideo',
  quiz: 'courseQuiz',
  media: 'courseMedia',
  download: 'courseDownload',
  aiquiz: 'courseAiQuiz',
} as const satisfies Record<ObjectType, keyof typeof pages>;

type Lesson = Pick<LabLesson, 'course_id' | 'subject_id' | 'item_id' | 'object_type'>;

/** Addresses that a screen leads to. */
export const paths = {
  ...pages,
  profile: pages.profile(),
  achievements: pages.profile('achievements'),
  subscription: pages.profile('subscription'),
  /** With the address filled in. */
  forgotPassword: (email: string) => `${PUBLIC_PAGES.forgotPassword}?email=${encodeURIComponent(email)}`,
  /** The end of a course; a badge of it has an address of its own. @see NAV-17 */
  courseEnd: (courseId: string) => `${pages.courseCompleted(courseId)}/`,
  item: (kind: ObjectType, courseId: string, subjectId: string, id: string) =>
    pages[ITEM_PAGES[kind]](courseId, subjectId, id),
  lesson: ({ object_type, course_id, subject_id, item_id }: Lesson) =>
    pages[ITEM_PAGES[object_type]](course_id, subject_id, item_id),
};

/** The kind of content that an address shows. */
export function readItemKind(path: string): ObjectType | undefined {
  const kinds = Object.keys(ITEM_PAGES) as ObjectType[];
  return kinds.find((kind) => path.startsWith(PORTAL_PAGES[ITEM_PAGES[kind]].split(':')[0] ?? ''));
}
