import { getArticle, getCourse } from '@drawbridge/contracts/learning';
import { openLab } from '@drawbridge/contracts/practice';
import { buildAttempt, labPack } from '@drawbridge/lab-workspace/testing/lab-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { loadLabCode } from '../../practice/lab/testing/load-lab-code.ts';
import { buildSampleCourse } from '../../testing/sample-course.ts';
import { ConnectedCoursePlayer } from './ConnectedCoursePlayer.tsx';
import { course, handlers, playerArgs, withDone, withHandlers } from './testing/player-scene.tsx';

/** A course under way. @see PLAYER-7..PLAYER-34 */
const meta = {
  title: 'Widgets/Course/ConnectedCoursePlayer',
  component: ConnectedCoursePlayer,
  args: playerArgs,
} satisfies Meta<typeof ConnectedCoursePlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Article = withHandlers(handlers());
/** SB-2: there is a way back and a way on. */
export const MiddleItem: Story = {
  ...withHandlers(handlers(), { itemId: 'second' }),
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Previous' }));
    await expect(args.onOpenItem).toHaveBeenCalledWith(course._key, 'boundaries', 'first');
  },
};
const onOpenLab = fn();
/** PLAYER-13: a lab item opens the lab that it names. SB-2: a lab has the whole window. */
export const Lab: Story = {
  ...withHandlers(
    [
      ...handlers(),
      [
        openLab,
        ({ lab_id }) => {
          onOpenLab(lab_id);
          return { data: { lab: labPack, attempt: buildAttempt() } };
        },
      ],
    ],
    { itemId: 'lab' },
  ),
  loaders: [loadLabCode],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => void onOpenLab.mockClear(),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: labPack.title }, { timeout: 20_000 });
    await expect(onOpenLab).toHaveBeenCalledWith('l1-someone-elses-invoice');
  },
};
export const FirstItem = withHandlers(handlers(), { itemId: 'first' });
export const Download = withHandlers(handlers(), { itemId: 'sheet' });
export const UnknownItem = withHandlers(handlers(), { itemId: 'no-such-item' });
export const UnknownCourse = withHandlers([[getCourse, () => ({ problem: 'course_not_found' })]]);
export const Loading = withHandlers([[getCourse, () => 'hang']]);
export const ArticleProblem = withHandlers([
  ...handlers().filter(([endpoint]) => endpoint !== getArticle),
  [getArticle, () => ({ problem: 'unavailable' })],
]);

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

/** PLAYER-7, PLAYER-35, NAV-16: an item has no page under another kind or subject. */
export const WrongKind: Story = {
  ...withHandlers(handlers(), { itemId: 'second', kind: 'quiz' }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', {
      level: 1,
      name: 'There is no such lesson in this course',
    });
  },
};
export const WrongSubject = withHandlers(handlers(), { itemId: 'second', subjectId: 'proof' });
