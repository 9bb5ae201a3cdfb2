import {
  asId,
  filterCourses,
  getArticle,
  getBadgeAward,
  getCourse,
  getDownload,
  getVideo,
  gradeAiQuiz,
  gradeQuiz,
  listOwnBadges,
  listWishes,
  markItem,
  type ObjectType,
  openLab,
  publishCourseStats,
  publishMediaClick,
  publishVideoWatch,
  sendCourseFeedback,
  startAiQuiz,
  startQuiz,
} from '@drawbridge/contracts';
import { buildCourse } from '@drawbridge/contracts/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { buildAttempt, labPack } from '../lab/testing/lab-data.ts';
import { loadLabCode } from '../lab/testing/load-lab-code.ts';
import { DrawbridgeProvider } from '../provider/index.ts';
import { sampleAiAttempt } from '../testing/sample-assistant.ts';
import { buildSampleCourse, sampleArticle } from '../testing/sample-course.ts';
import { sampleAttempt } from '../testing/sample-quiz.ts';
import { buildSampleVideo } from '../testing/sample-video.ts';
import { createStoryHost, type Handlers, StoryHost } from '../testing/story-host.tsx';
import { ConnectedCoursePlayer } from './ConnectedCoursePlayer.tsx';
import { ConnectedSuggestedCourses } from './ConnectedSuggestedCourses.tsx';

const course = buildSampleCourse();

const AWARD = asId<'badge award'>('3f0c5a52-5b0a-4c8e-9a55-0a5c2c7d9a10');
const BADGE_PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="#c65a1c"/></svg>',
)}`;
const award = {
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

const handlers = (given = course): Handlers => [
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
  [sendCourseFeedback, () => ({ data: { stage: 'end' } })],
  [publishCourseStats, () => ({ data: {} })],
  [publishMediaClick, () => ({ data: {} })],
  [publishVideoWatch, () => ({ data: {} })],
  [
    markItem,
    () => ({ data: { completed: false, feedback: false, completed_items: 2, total_items: 5, progress: 40 } }),
  ],
];

/** The course with an item of another kind. */
function withKind(object_type: ObjectType) {
  const items = course.items.map((subject) => ({
    ...subject,
    items: subject.items.map((item) => (item._key === 'second' ? { ...item, object_type } : item)),
  }));
  return buildSampleCourse({ items });
}

/** A course under way. @see PLAYER-7..PLAYER-34 */
const meta = {
  title: 'Widgets/Course/ConnectedCoursePlayer',
  component: ConnectedCoursePlayer,
  args: {
    courseId: course._key,
    itemId: 'second',
    onOpenItem: fn(),
    onOpenIntro: fn(),
    onCompleted: fn(),
    onBadge: fn(),
    onBrowse: fn(),
  },
} satisfies Meta<typeof ConnectedCoursePlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

const withHandlers = (given: Handlers, args: Story['args'] = {}): Story => ({
  args,
  render: (all) => (
    <StoryHost handlers={given}>
      <ConnectedCoursePlayer {...all} />
    </StoryHost>
  ),
});

export const Article = withHandlers(handlers());
/** SB-2: there is a way back and a way on. */
export const MiddleItem: Story = {
  ...withHandlers(handlers(), { itemId: 'second' }),
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Previous' }));
    await expect(args.onOpenItem).toHaveBeenCalledWith(course._key, 'boundaries', 'first');
  },
};
/** SB-2: a lab has the whole window. */
export const Lab: Story = {
  ...withHandlers([...handlers(), [openLab, () => ({ data: { lab: labPack, attempt: buildAttempt() } })]], {
    itemId: 'lab',
  }),
  loaders: [loadLabCode],
  parameters: { layout: 'fullscreen' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: labPack.title }, { timeout: 20_000 });
  },
};
export const FirstItem = withHandlers(handlers(), { itemId: 'first' });
export const Download = withHandlers(handlers(), { itemId: 'sheet' });
export const LastItemQuiz = withHandlers(handlers(), { itemId: 'quiz' });
export const Completion = withHandlers(
  handlers(buildSampleCourse({ progress: 100, completed_items: 5, is_completed: true })),
  { itemId: undefined },
);
/** PLAYER-26, PLAYER-40: the end of a course that is not complete says how far it is, and leads on. */
export const NotFinished: Story = {
  ...withHandlers(handlers(), { itemId: undefined }),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/^4 lessons of Injection at the boundary are still to do/);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onOpenItem).toHaveBeenCalledWith(course._key, 'boundaries', 'second');
  },
};
export const UnknownItem = withHandlers(handlers(), { itemId: 'no-such-item' });
export const UnknownCourse = withHandlers([[getCourse, () => ({ problem: 'course_not_found' })]]);
export const Loading = withHandlers([[getCourse, () => 'hang']]);
export const ArticleProblem = withHandlers([
  ...handlers().filter(([endpoint]) => endpoint !== getArticle),
  [getArticle, () => ({ problem: 'unavailable' })],
]);

/** PLAYER-25, PLAYER-28: with none of the answers the page stays and offers what is next, for the keyboard too. */
export const MarkAndGoOn: Story = {
  ...Article,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const mark = await canvas.findByRole('button', { name: 'Mark complete' });
    mark.focus();
    await userEvent.keyboard('{Enter}');
    const next = await canvas.findByRole('button', { name: 'Next lesson: Someone else’s invoice' });
    await expect(args.onOpenItem).not.toHaveBeenCalled();
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenItem).toHaveBeenCalledWith(course._key, 'boundaries', 'lab');
  },
};

/** PLAYER-19: a failed mark puts the item back and says so. */
export const MarkFails: Story = {
  ...withHandlers([...handlers().filter(([endpoint]) => endpoint !== markItem), [markItem, () => 'offline']]),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark complete' }));
    await within(document.body).findByText('Server busy please try later!');
    await expect(args.onOpenItem).not.toHaveBeenCalled();
    const again = await canvas.findByRole('button', { name: 'Mark complete' });
    await waitFor(() => expect(again).toHaveFocus());
    await expect(canvas.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute(
      'aria-valuenow',
      '20',
    );
  },
};

const withDone = (...done: string[]) => {
  const items = course.items.map((subject) => ({
    ...subject,
    items: subject.items.map((item) => ({ ...item, completed: done.includes(item._key) })),
  }));
  return buildSampleCourse({ items, completed_items: done.length, is_completed: done.length === 5 });
};

/** A lesson that is done leads to the next one, which has an address. */
export const DoneLesson: Story = {
  ...withHandlers(handlers(withDone('first', 'second')), {
    itemId: 'second',
    toItemHref: (...place) => `/${place.join('/')}`,
  }),
  play: async ({ canvasElement }) => {
    const next = await within(canvasElement).findByRole('link', {
      name: 'Next lesson: Someone else’s invoice',
    });
    await expect(next).toHaveAttribute('href', `/${course._key}/boundaries/lab`);
  },
};

/** After the last lesson, what was left out is still to do. */
export const LeftOut: Story = {
  ...withHandlers(handlers(withDone('first', 'second', 'sheet', 'quiz')), { itemId: 'quiz' }),
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Still to do: Someone else’s invoice' }),
    );
    await expect(args.onOpenItem).toHaveBeenCalledWith(course._key, 'boundaries', 'lab');
  },
};

/** PLAYER-26: with every lesson done, the way on is the end of the course. Nothing opens by itself. */
export const AllDone: Story = {
  ...withHandlers(handlers(withDone('first', 'second', 'lab', 'sheet', 'quiz')), { itemId: 'first' }),
  play: async ({ args, canvasElement }) => {
    const end = await within(canvasElement).findByRole('button', { name: 'Finish the course' });
    await expect(args.onCompleted).not.toHaveBeenCalled();
    await userEvent.click(end);
    await expect(args.onCompleted).toHaveBeenCalledWith(course._key);
  },
};

/** PLAYER-34: someone who is not enrolled is sent to the intro. */
export const NotEnrolled: Story = {
  ...withHandlers(handlers(buildSampleCourse({ is_enrolled: false }))),
  parameters: { staysLoading: true },
  play: ({ args }) => waitFor(() => expect(args.onOpenIntro).toHaveBeenCalledWith(course._key)),
};

const withMark = (data: object, given = course): Handlers => [
  [markItem, () => ({ data: { completed_items: 2, total_items: 5, progress: 40, ...data } })],
  ...handlers(given),
];
const markArticle = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: 'Mark complete' }));

/** PLAYER-23 */
export const MarkCompletes: Story = {
  ...withHandlers(withMark({ completed: true })),
  play: async ({ args, canvasElement }) => {
    await markArticle(canvasElement);
    await waitFor(() => expect(args.onCompleted).toHaveBeenCalledWith(course._key));
  },
};
/** PLAYER-24, PLAYER-25: a badge counts more than the end. */
export const MarkEarnsBadge: Story = {
  ...withHandlers(withMark({ completed: true, badge: AWARD })),
  play: async ({ args, canvasElement }) => {
    await markArticle(canvasElement);
    await waitFor(() => expect(args.onBadge).toHaveBeenCalledWith(course._key, AWARD));
    await expect(args.onCompleted).not.toHaveBeenCalled();
  },
};
/** PLAYER-22, PLAYER-27: a rating and a comment are sent, then the page is as before. */
export const Feedback: Story = {
  ...withHandlers(withMark({ feedback: true })),
  play: async ({ args, canvasElement }) => {
    await markArticle(canvasElement);
    const dialog = within(await within(document.body).findByRole('dialog'));
    const send = dialog.getByRole('button', { name: 'Send' });
    await expect(send).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: '4 of 5' }));
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'What should we know?' }),
      'The labs are what stays.',
    );
    await userEvent.click(send);
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await within(canvasElement).findByRole('button', { name: 'Next lesson: Someone else’s invoice' });
    await expect(args.onCompleted).not.toHaveBeenCalled();
  },
};
/** PLAYER-21: the badge is shown after the feedback, also where that is skipped. */
export const FeedbackThenBadge: Story = {
  ...withHandlers(withMark({ feedback: true, badge: AWARD })),
  play: async ({ args, canvasElement }) => {
    await markArticle(canvasElement);
    await expect(args.onBadge).not.toHaveBeenCalled();
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Skip' }));
    await waitFor(() => expect(args.onBadge).toHaveBeenCalledWith(course._key, AWARD));
  },
};
/** PLAYER-20, PLAYER-25: nothing opens by itself; the end is offered once the feedback is closed. */
export const FeedbackAtTheEnd: Story = {
  ...withHandlers(withMark({ feedback: true, completed: true })),
  play: async ({ args, canvasElement }) => {
    await markArticle(canvasElement);
    await within(document.body).findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    const end = await within(canvasElement).findByRole('button', { name: 'Finish the course' });
    await expect(args.onCompleted).not.toHaveBeenCalled();
    await userEvent.click(end);
    await expect(args.onCompleted).toHaveBeenCalledWith(course._key);
  },
};
/** PLAYER-27: what could not be sent stays in the form. */
export const FeedbackFails: Story = {
  ...withHandlers([[sendCourseFeedback, () => 'offline'], ...withMark({ feedback: true })]),
  play: async ({ canvasElement }) => {
    await markArticle(canvasElement);
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Kept');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await within(document.body).findByText('Server busy please try later!');
    await expect(dialog.getByRole('textbox')).toHaveValue('Kept');
  },
};

const video = { itemId: 'second', kind: 'vid' as const, subjectId: 'boundaries' };
const findVideo = async (canvasElement: HTMLElement) => {
  await within(canvasElement).findByRole('button', { name: 'Captions' });
  const found = canvasElement.querySelector('video');
  if (!found) throw new Error('no video');
  return found;
};
/** PLAYER-9, PLAYER-37: played to its end it is complete; start and end are reported. */
export const VideoToItsEnd: Story = {
  args: video,
  render: (all) => {
    const { drawbridge, server } = createStoryHost(withMark({}, withKind('vid')));
    played.calls = server.calls;
    return (
      <DrawbridgeProvider value={drawbridge}>
        <ConnectedCoursePlayer {...all} />
      </DrawbridgeProvider>
    );
  },
  play: async ({ canvasElement }) => {
    const element = await findVideo(canvasElement);
    await waitFor(() => expect(element.readyState).toBeGreaterThan(1), { timeout: 10_000 });
    element.muted = true;
    await element.play();
    const reports = () => played.calls.filter(({ name }) => name === 'publishVideoWatch');
    await waitFor(() => expect(reports()).toHaveLength(1));
    element.currentTime = element.duration - 0.3;
    await within(canvasElement).findByRole(
      'button',
      { name: 'Next lesson: Someone else’s invoice' },
      { timeout: 10_000 },
    );
    await waitFor(() => expect(reports().at(-1)?.input['position']).toBe(0));
    await expect(played.calls.filter(({ name }) => name === 'markItem')).toHaveLength(1);
  },
};
const played: { calls: { name: string; input: Record<string, unknown> }[] } = { calls: [] };

/** A video goes on where it was left, its captions and speed can be changed, by keys too. */
export const VideoResumes: Story = {
  ...withHandlers(
    [[getVideo, () => ({ data: buildSampleVideo({ position: 3.2 }) })], ...handlers(withKind('vid'))],
    video,
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const element = await findVideo(canvasElement);
    // Nearer to its end than three seconds it would begin anew, and this one has four.
    await waitFor(() => expect(element.readyState).toBeGreaterThan(0), { timeout: 10_000 });
    await expect(element.currentTime).toBe(0);
    await waitFor(() => expect(element.textTracks[0]?.mode).toBe('showing'));
    element.focus();
    await userEvent.keyboard('c');
    await waitFor(() => expect(element.textTracks[0]?.mode).toBe('hidden'));
    await userEvent.keyboard('>');
    await waitFor(() => expect(element.playbackRate).toBe(1.25));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Speed' }), '2');
    await waitFor(() => expect(element.playbackRate).toBe(2));
  },
};
/** Those who read the transcript have done the lesson too. */
export const VideoTranscript: Story = {
  ...withHandlers(withMark({}, withKind('vid')), video),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Transcript'));
    await userEvent.click(canvas.getByRole('button', { name: 'I have read the transcript' }));
    await canvas.findByRole('button', { name: 'Next lesson: Someone else’s invoice' });
  },
};
export const VideoProblem = withHandlers(
  [[getVideo, () => ({ problem: 'unavailable' })], ...handlers(withKind('vid'))],
  video,
);
/** What the browser cannot play says so, with its transcript out of reach of no one: it can be tried again. */
export const VideoBroken: Story = {
  ...withHandlers(
    [
      [getVideo, () => ({ data: buildSampleVideo({ url: 'data:video/webm;base64,AAAA' }) })],
      ...handlers(withKind('vid')),
    ],
    video,
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('The video could not be loaded', {}, { timeout: 10_000 });
  },
};

/** PLAYER-11: made from the course; a pass marks the item, and a graded question leads to its lesson. */
export const AiQuiz: Story = {
  ...withHandlers(
    [
      [startAiQuiz, () => ({ data: sampleAiAttempt })],
      [
        gradeAiQuiz,
        () => ({ data: { score_percent: 100, passed: true, best_percent: 100, questions: [], sources: {} } }),
      ],
      ...withMark({}, withKind('aiquiz')),
    ],
    { itemId: 'second' },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [choice] = await canvas.findAllByRole('radio');
    await userEvent.click(choice as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await canvas.findByRole('button', { name: 'Next lesson: Someone else’s invoice' });
  },
};

/** PLAYER-10, PLAYER-23: a course that ends with a quiz ends on its last page. */
export const LastQuizPassed: Story = {
  ...withHandlers(
    [
      [gradeQuiz, () => ({ data: { score_percent: 100, passed: true, best_percent: 100, questions: [] } })],
      ...withMark({ completed: true }),
    ],
    { itemId: 'quiz' },
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [choice] = await canvas.findAllByRole('radio');
    await userEvent.click(choice as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(args.onCompleted).toHaveBeenCalledWith(course._key));
  },
};
/** PLAYER-19: a pass whose mark fails can be marked again. */
export const LastQuizMarkFails: Story = {
  ...LastQuizPassed,
  ...withHandlers(
    [
      [markItem, () => 'offline'],
      [gradeQuiz, () => ({ data: { score_percent: 100, passed: true, best_percent: 100, questions: [] } })],
      ...handlers(),
    ],
    { itemId: 'quiz' },
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [choice] = await canvas.findAllByRole('radio');
    await userEvent.click(choice as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await canvas.findByRole('button', { name: 'Mark complete' });
    await expect(args.onCompleted).not.toHaveBeenCalled();
  },
};

/** PLAYER-40: the time spent, the badge, what to learn next, and the review. */
export const CompletionWithAll: Story = {
  ...withHandlers(
    [
      [
        filterCourses,
        () => ({ data: { items: [buildCourse({ _key: 'c3', event_name: 'The browser' }), buildCourse()] } }),
      ],
      ...handlers(
        buildSampleCourse({ progress: 100, completed_items: 5, is_completed: true, spent_seconds: 5_400 }),
      ),
    ],
    {
      itemId: undefined,
      onReview: fn(),
      suggestions: <ConnectedSuggestedCourses courseId={course._key} onOpen={fn()} />,
    },
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('100% complete · Time spent: 1h 30m');
    await userEvent.click(await canvas.findByRole('button', { name: /Injection stopper/ }));
    await expect(args.onBadge).toHaveBeenCalledWith(course._key, AWARD);
    await userEvent.click(canvas.getByRole('button', { name: 'Write a review' }));
    await expect(args.onReview).toHaveBeenCalled();
    await canvas.findByRole('heading', { name: 'What next' });
    await expect(canvas.getByText('The browser')).toBeVisible();
  },
};
/** PLAYER-24, PLAYER-26: a badge has its own page. */
export const Badge: Story = {
  ...withHandlers(handlers(), { itemId: undefined, badgeId: AWARD }),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'Injection stopper' });
    await expect(canvas.getByRole('link', { name: 'Public page' })).toHaveAttribute('href', award.page_url);
    // PLAYER-32: on with the first lesson that is not done.
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onOpenItem).toHaveBeenCalledWith(course._key, 'boundaries', 'second');
  },
};
export const UnknownBadge = withHandlers(
  [[getBadgeAward, () => ({ problem: 'badge_not_found' })], ...handlers()],
  { itemId: undefined, badgeId: AWARD },
);

/** PLAYER-7, PLAYER-35, NAV-16: a page of another kind or subject is none. */
export const WrongKind: Story = {
  ...withHandlers(handlers(), { itemId: 'second', kind: 'quiz' }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('There is no such lesson in this course');
  },
};
export const WrongSubject = withHandlers(handlers(), { itemId: 'second', subjectId: 'proof' });
