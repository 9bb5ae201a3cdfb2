import { gradeAiQuiz, startAiQuiz } from '@drawbridge/contracts/learning';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleAiAttempt, sampleAiResult, sampleSource } from '../../testing/sample-assistant.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { AiQuiz } from './AiQuiz.tsx';

/** Questions made from the course itself. @see PLAYER-11, SVC-7 */
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
const cloze = {
  id: 'q3',
  prompt_html:
    '<p>Which code completes this sentence of “What a placeholder really does”?</p><blockquote><p>In SQLite a _____ compiles the first statement.</p></blockquote>',
  kind: 'single' as const,
  options: ['prepare', 'bind', 'explain', 'vacuum'].map((word) => ({
    id: word,
    html: `<code>${word}</code>`,
  })),
};

export const FromTheCourseTexts: Story = {
  ...withHandlers([
    [
      startAiQuiz,
      () => ({ data: { ...sampleAiAttempt, quiz: { ...sampleAiAttempt.quiz, questions: [cloze] } } }),
    ],
    grade,
  ]),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^Made from the lessons of this course/);
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
export const FromAModel = withHandlers([
  [startAiQuiz, () => ({ data: { ...sampleAiAttempt, made_by: 'model', best_percent: 62 } })],
  grade,
]);
export const Loading: Story = {
  ...withHandlers([[startAiQuiz, () => 'hang']]),
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
