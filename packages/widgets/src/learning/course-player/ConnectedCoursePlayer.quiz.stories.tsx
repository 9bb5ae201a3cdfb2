import { gradeAiQuiz, gradeQuiz, markItem, startAiQuiz } from '@drawbridge/contracts/learning';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sampleAiAttempt } from '../../testing/sample-assistant.ts';
import { ConnectedCoursePlayer } from './ConnectedCoursePlayer.tsx';
import {
  course,
  handlers,
  playerArgs,
  withDone,
  withHandlers,
  withKind,
  withMark,
} from './testing/player-scene.tsx';

/** A quiz of a course, its own or one made from it. @see PLAYER-10, PLAYER-11 */
const meta = {
  title: 'Widgets/Course/Quizzes',
  component: ConnectedCoursePlayer,
  args: playerArgs,
} satisfies Meta<typeof ConnectedCoursePlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

async function answerAll(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const [choice] = await canvas.findAllByRole('radio');
  await userEvent.click(choice as HTMLElement);
  const [box] = canvas.getAllByRole('checkbox');
  await userEvent.click(box as HTMLElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
}

/** As the last item of the course. */
export const LastItem = withHandlers(handlers(), { itemId: 'quiz' });
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
    await answerAll(canvasElement);
    await canvas.findByRole('button', { name: 'Next lesson: Someone else’s invoice' });
  },
};

const ALL_BUT_QUIZ = withDone(
  ...course.items.flatMap(({ items }) => items.map(({ _key }) => _key)).filter((key) => key !== 'quiz'),
);
/** PLAYER-10, PLAYER-23: a course that ends with a quiz ends on its last page, once the result was read. */
export const LastQuizPassed: Story = {
  ...withHandlers(
    [
      [gradeQuiz, () => ({ data: { score_percent: 100, passed: true, best_percent: 100, questions: [] } })],
      ...withMark({ completed: true, completed_items: 5, progress: 100 }, ALL_BUT_QUIZ),
    ],
    { itemId: 'quiz' },
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await answerAll(canvasElement);
    const finish = await canvas.findByRole('button', { name: 'Finish the course' });
    await expect(canvas.getByText(/^Passed with/)).toBeVisible();
    await expect(args.onCompleted).not.toHaveBeenCalled();
    await userEvent.click(finish);
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
    await answerAll(canvasElement);
    await canvas.findByRole('button', { name: 'Mark complete' });
    await expect(args.onCompleted).not.toHaveBeenCalled();
  },
};
