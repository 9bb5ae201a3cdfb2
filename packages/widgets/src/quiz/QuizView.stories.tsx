import { getQuiz, gradeQuiz } from '@drawbridge/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleQuiz, sampleResult } from '../testing/sample-quiz.ts';
import { type Handlers, StoryHost } from '../testing/story-host.tsx';
import { QuizView } from './QuizView.tsx';

const handlers: Handlers = [
  [getQuiz, () => ({ data: { quiz: sampleQuiz, best_percent: 40 } })],
  [gradeQuiz, () => ({ data: sampleResult })],
];

/** A quiz graded by the server. @see PLAYER-10, SVC-8 */
const meta = {
  title: 'Widgets/Quiz/QuizView',
  component: QuizView,
  args: { quizId: 'c2-quiz', onGraded: fn() },
} satisfies Meta<typeof QuizView>;
export default meta;
type Story = StoryObj<typeof meta>;

const withHandlers = (given: Handlers): Story => ({
  render: (args) => (
    <StoryHost handlers={given}>
      <QuizView {...args} />
    </StoryHost>
  ),
});

export const Open = withHandlers(handlers);
export const Loading = withHandlers([[getQuiz, () => 'hang']]);
export const NotFound = withHandlers([[getQuiz, () => ({ problem: 'quiz_not_found' })]]);
export const Problem = withHandlers([[getQuiz, () => ({ problem: 'internal' })]]);

async function answer(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('radio', { name: /travel apart/ }));
  await userEvent.click(canvas.getByRole('checkbox', { name: /A value in/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
}

/** Every option says whether it was right and why; the result has the focus. */
export const Graded: Story = {
  ...Open,
  play: async ({ args, canvasElement }) => {
    await answer(canvasElement);
    await within(canvasElement).findByText('Passed with 50%');
    await within(canvasElement).findByText('The parser never sees the value.');
    await expect(args.onGraded).toHaveBeenCalledOnce();
  },
};

/** A bad connection loses no answer. */
export const SubmitFails: Story = {
  ...withHandlers([...handlers.slice(0, 1), [gradeQuiz, () => 'offline']]),
  play: async ({ canvasElement }) => {
    await answer(canvasElement);
    await within(canvasElement).findByText(/They are still here/);
    await expect(within(canvasElement).getByRole('radio', { name: /travel apart/ })).toBeChecked();
  },
};
