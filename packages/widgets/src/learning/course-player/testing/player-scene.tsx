import { asId, type ObjectType } from '@drawbridge/contracts';
import {
  filterCourses,
  getArticle,
  getCourse,
  getDownload,
  getVideo,
  listJourneys,
  listWishes,
  markItem,
  sendCourseFeedback,
  startQuiz,
} from '@drawbridge/contracts/learning';
import {
  type Certificate,
  getBadgeAward,
  listCertifications,
  listOwnBadges,
  publishCourseStats,
  publishMediaClick,
  publishVideoWatch,
} from '@drawbridge/contracts/recognition';
import { fn, userEvent, within } from 'storybook/test';
import { buildSampleCourse, sampleArticle } from '../../../testing/sample-course.ts';
import { sampleAttempt } from '../../../testing/sample-quiz.ts';
import { buildSampleVideo } from '../../../testing/sample-video.ts';
import { type Handlers, StoryHost } from '../../../testing/story-host.tsx';
import { ConnectedCoursePlayer, type ConnectedCoursePlayerProps } from '../ConnectedCoursePlayer.tsx';

export const course = buildSampleCourse();

export const AWARD = asId<'badge award'>('3f0c5a52-5b0a-4c8e-9a55-0a5c2c7d9a10');
const BADGE_PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="#c65a1c"/></svg>',
)}`;
export const award = {
  id: AWARD,
  badge_id: asId<'badge'>('injection-stopper'),
  title: 'Injection stopper',
  criteria: 'Complete every lesson of Injection at the boundary, its four labs included.',
  picture: BADGE_PICTURE,
  issued_at: '2026-03-02T09:00:00.000Z',
  evidence: { kind: 'course' as const, id: course._key, title: course.event_name },
  page_url: 'https://drawbridge.test/badge/1',
  credential_url: 'https://drawbridge.test/badge/1.json',
  image_url: BADGE_PICTURE,
};

/** The certificate of the course. */
export const certificate: Certificate = {
  id: asId('7d1f0000-0000-4000-8000-0000000000ce'),
  kind: 'course',
  subject_id: course._key,
  title: course.event_name,
  name: 'Ada Moreau',
  number: 'ABCD-EFGH-JKLM',
  issued_at: '2026-03-02T09:00:00.000Z',
  state: 'valid',
  check_url: 'https://drawbridge.test/certificates/ABCD-EFGH-JKLM',
};

/** Answers as a server does for a course in progress. */
export const handlers = (given = course): Handlers => [
  [listWishes, () => ({ data: { items: [], custom_data: [] } })],
  [getCourse, () => ({ data: { is_enrolled: given.is_enrolled, course: given } })],
  [getArticle, () => ({ data: { title: 'How a query breaks', html: sampleArticle } })],
  [
    getDownload,
    () => ({ data: { file_name: 'cheat-sheet.md', media_type: 'text/markdown', text: '# Cheat sheet' } }),
  ],
  [startQuiz, () => ({ data: sampleAttempt })],
  [getVideo, () => ({ data: buildSampleVideo() })],
  [listOwnBadges, () => ({ data: { earned: [award], open: [] } })],
  [getBadgeAward, () => ({ data: award })],
  [listCertifications, () => ({ data: { certifications: [], course_certificates: [certificate] } })],
  [listJourneys, () => ({ data: { items: [] } })],
  [filterCourses, () => ({ data: { items: [] } })],
  [sendCourseFeedback, () => ({ data: { stage: 'end' } })],
  [publishCourseStats, () => ({ data: {} })],
  [publishMediaClick, () => ({ data: {} })],
  [publishVideoWatch, () => ({ data: {} })],
  [
    markItem,
    () => ({ data: { completed: false, feedback: false, completed_items: 2, total_items: 5, progress: 40 } }),
  ],
];

/** Returns the course with an item of another kind. */
export function withKind(object_type: ObjectType) {
  const items = course.items.map((subject) => ({
    ...subject,
    items: subject.items.map((item) => (item._key === 'second' ? { ...item, object_type } : item)),
  }));
  return buildSampleCourse({ items });
}

/** Returns the course with these items done. */
export const withDone = (...done: string[]) => {
  const items = course.items.map((subject) => ({
    ...subject,
    items: subject.items.map((item) => ({ ...item, completed: done.includes(item._key) })),
  }));
  return buildSampleCourse({ items, completed_items: done.length, is_completed: done.length === 5 });
};

/** Adds the answer to a mark. */
export const withMark = (data: object, given = course): Handlers => [
  [markItem, () => ({ data: { completed_items: 2, total_items: 5, progress: 40, ...data } })],
  ...handlers(given),
];
export const markArticle = async (canvasElement: HTMLElement) =>
  userEvent.click(
    await within(canvasElement).findByRole('button', { name: /^(Mark complete|Complete and continue)$/ }),
  );

/** The arguments that all stories of the player share. */
export const playerArgs: ConnectedCoursePlayerProps = {
  courseId: course._key,
  itemId: 'second',
  onOpenItem: fn(),
  onOpenIntro: fn(),
  onCompleted: fn(),
  onBadge: fn(),
  onBrowse: fn(),
};

export const withHandlers = (given: Handlers, args: Partial<ConnectedCoursePlayerProps> = {}) => ({
  args,
  render: (all: ConnectedCoursePlayerProps) => (
    <StoryHost handlers={given}>
      <ConnectedCoursePlayer {...all} />
    </StoryHost>
  ),
});
