import { AI_QUIZ, gradeAiQuiz, type StartedAiQuiz, startAiQuiz } from '@drawbridge/contracts/learning';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleAiAttempt, sampleAiResult, sampleSource } from '../../testing/sample-assistant.ts';
import { sampleQuiz } from '../../testing/sample-quiz.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { AiQuiz } from './AiQuiz.tsx';

/** Practice with the questions of a course. @see PLAYER-11, SVC-7 */
const meta = {
  title: 'Widgets/Assistant/AiQuiz',
  component: AiQuiz,
  args: {
    courseId: 'c2-injection-at-the-boundary',
    itemId: 'c2-ai-quiz',
    onGraded: fn(),
    onOpenLesson: fn(),
  },
} satisfies Meta<typeof AiQuiz>;
export default meta;
type Story = StoryObj<typeof meta>;

const withHandlers = (handlers: Handlers): Story => ({
  render: (args) => (
    <StoryHost handlers={handlers}>
      <AiQuiz {...args} />
    </StoryHost>
  ),
});
const grade: Handlers[number] = [gradeAiQuiz, () => ({ data: sampleAiResult })];
const [sampleQuestion] = sampleQuiz.questions;
if (!sampleQuestion) throw new Error('the sample has no question');
const questions = Array.from({ length: AI_QUIZ.questions }, (_, nth) => ({
  ...sampleQuestion,
  id: `q${nth + 1}`,
}));
const withQuestions = (count: number, uncounted: string[] = []): StartedAiQuiz => ({
  ...sampleAiAttempt,
  made_by: uncounted.length > 0 ? 'model' : 'course texts',
  uncounted,
  quiz: { ...sampleAiAttempt.quiz, questions: questions.slice(0, count) },
});

/** Without a model all questions are the authors’ own. */
export const Written: Story = {
  ...withHandlers([[startAiQuiz, () => ({ data: withQuestions(AI_QUIZ.questions) })], grade]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Written by the authors of this course, with no question from the final quiz.');
    await expect(canvas.queryByText(/AI/)).toBeNull();
  },
};
/** What a small pool cannot fill is said. */
export const FewWritten: Story = {
  ...withHandlers([[startAiQuiz, () => ({ data: withQuestions(5) })], grade]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/5 of 8: that’s all that is written\.$/);
    await expect(canvas.queryByText(/with other questions/)).toBeNull();
  },
};

/** After grading each question leads to the lesson that explains it. */
export const Graded: Story = {
  ...withHandlers([[startAiQuiz, () => ({ data: sampleAiAttempt })], grade]),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /travel apart/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /A value in/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await canvas.findByText('50%: not passed yet');
    await userEvent.click(canvas.getByRole('button', { name: /^Read it in Names, lists/ }));
    await expect(args.onOpenLesson).toHaveBeenCalledWith(sampleSource);
    await expect(args.onGraded).toHaveBeenCalledOnce();
  },
};
/** Questions of a model are marked, and do not count. */
export const FromAModel: Story = {
  ...withHandlers([
    [startAiQuiz, () => ({ data: { ...withQuestions(8, ['q6', 'q7', 'q8']), best_percent: 62 } })],
    grade,
  ]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/^5 of the 8 questions are by the authors/);
    await expect(canvas.getAllByText('Written by AI, doesn’t count')).toHaveLength(3);
  },
};
/** While the questions are fetched, the rest of the page can be used: nothing covers it. */
export const Loading: Story = {
  ...withHandlers([[startAiQuiz, () => 'hang']]),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('status', { name: 'Loading the quiz' });
    await expect(within(document.body).queryByText('Hang On...')).toBeNull();
  },
  parameters: { staysLoading: true },
};
export const NotFound = withHandlers([[startAiQuiz, () => ({ problem: 'item_not_found' })]]);
/** As any quiz after failures in a row. */
export const Waiting: Story = {
  ...withHandlers([[startAiQuiz, () => ({ problem: 'quiz_waiting', retryAfterSeconds: 120 })]]),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^You can try again (tomorrow )?at \d/);
  },
};
export const RateLimited = withHandlers([[startAiQuiz, () => ({ problem: 'too_many_tries' })]]);
