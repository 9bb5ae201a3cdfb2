import {
  getArticle,
  getCourse,
  getDownload,
  listWishes,
  markItem,
  type ObjectType,
  openLab,
  startAiQuiz,
  startQuiz,
} from '@drawbridge/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { buildAttempt, labPack } from '../lab/testing/lab-data.ts';
import { loadLabCode } from '../lab/testing/load-lab-code.ts';
import { sampleAiAttempt } from '../testing/sample-assistant.ts';
import { buildSampleCourse, sampleArticle } from '../testing/sample-course.ts';
import { sampleAttempt } from '../testing/sample-quiz.ts';
import { type Handlers, StoryHost } from '../testing/story-host.tsx';
import { ConnectedCoursePlayer } from './ConnectedCoursePlayer.tsx';

const course = buildSampleCourse();

const handlers = (given = course): Handlers => [
  [listWishes, () => ({ data: { items: [], custom_data: [] } })],
  [getCourse, () => ({ data: { is_enrolled: given.is_enrolled, course: given } })],
  [getArticle, () => ({ data: { title: 'How a query breaks', html: sampleArticle } })],
  [
    getDownload,
    () => ({ data: { file_name: 'cheat-sheet.md', media_type: 'text/markdown', text: '# Cheat sheet' } }),
  ],
  [startQuiz, () => ({ data: sampleAttempt })],
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
/** SB-2: kinds that the player has no view for say so. */
export const VideoNotYet = withHandlers(handlers(withKind('vid')), { itemId: 'second' });
/** PLAYER-11: made from the course; a graded question leads to its lesson. */
export const AiQuiz = withHandlers(
  [...handlers(withKind('aiquiz')), [startAiQuiz, () => ({ data: sampleAiAttempt })]],
  { itemId: 'second' },
);
export const FirstItem = withHandlers(handlers(), { itemId: 'first' });
export const Download = withHandlers(handlers(), { itemId: 'sheet' });
export const LastItemQuiz = withHandlers(handlers(), { itemId: 'quiz' });
export const Completion = withHandlers(
  handlers(buildSampleCourse({ progress: 100, completed_items: 5, is_completed: true })),
  { itemId: undefined },
);
/** PLAYER-26: the end of a course that is not completed leads to the course. */
export const NotFinished: Story = {
  ...withHandlers(handlers(), { itemId: undefined }),
  parameters: { staysLoading: true },
  play: ({ args }) => waitFor(() => expect(args.onOpenIntro).toHaveBeenCalledWith(course._key)),
};
export const UnknownItem = withHandlers(handlers(), { itemId: 'no-such-item' });
export const UnknownCourse = withHandlers([[getCourse, () => ({ problem: 'course_not_found' })]]);
export const Loading = withHandlers([[getCourse, () => 'hang']]);
export const ArticleProblem = withHandlers([
  ...handlers().filter(([endpoint]) => endpoint !== getArticle),
  [getArticle, () => ({ problem: 'unavailable' })],
]);

/** PLAYER-28: marks the article and opens the next item. */
export const MarkAndGoOn: Story = {
  ...Article,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Mark complete and continue' }),
    );
    await waitFor(() => expect(args.onOpenItem).toHaveBeenCalledWith(course._key, 'boundaries', 'lab'));
  },
};

/** PLAYER-19: a failed mark puts the item back and says so. */
export const MarkFails: Story = {
  ...withHandlers([...handlers().filter(([endpoint]) => endpoint !== markItem), [markItem, () => 'offline']]),
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Mark complete and continue' }),
    );
    await within(document.body).findByText('Server busy please try later!');
    await expect(args.onOpenItem).not.toHaveBeenCalled();
    await within(canvasElement).findByRole('button', { name: 'Mark complete and continue' });
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
