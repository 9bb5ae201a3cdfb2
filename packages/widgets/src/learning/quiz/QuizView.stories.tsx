import type { FakeHandler } from '@drawbridge/client/testing';
import { gradeQuiz, type StartedQuiz, startQuiz } from '@drawbridge/contracts/learning';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  sampleAttempt,
  sampleDrawn,
  sampleFailure,
  sampleHalfRight,
  sampleResult,
} from '../../testing/sample-quiz.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { QuizView } from './QuizView.tsx';

const handlers: Handlers = [
  [startQuiz, () => ({ data: { ...sampleAttempt, best_percent: 40 } })],
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

const otherQuestion: StartedQuiz['quiz']['questions'][number] = {
  id: 'q3',
  prompt_html: '<p>What cannot be bound?</p>',
  kind: 'single',
  options: [
    { id: 'a', html: 'A column name' },
    { id: 'b', html: 'A number' },
  ],
};

const withHandlers = (given: Handlers): Story => ({
  render: (args) => (
    <StoryHost handlers={given}>
      <QuizView {...args} />
    </StoryHost>
  ),
});

export const Open = withHandlers(handlers);
export const Loading = withHandlers([[startQuiz, () => 'hang']]);
export const NotFound = withHandlers([[startQuiz, () => ({ problem: 'quiz_not_found' })]]);
/** Nothing of it is shown to whom it is not open. */
export const Closed: Story = {
  ...withHandlers([[startQuiz, () => ({ problem: 'upgrade_required' })]]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('This quiz is closed');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};
/** Closed while it was answered: what was chosen stays. */
export const ClosedOnSubmit: Story = {
  ...withHandlers([
    [startQuiz, () => ({ data: sampleAttempt })],
    [gradeQuiz, () => ({ problem: 'upgrade_required' })],
  ]),
  play: async ({ canvasElement }) => {
    await answer(canvasElement);
    const canvas = within(canvasElement);
    await canvas.findByText(/Your answers stay on this page/);
    await expect(canvas.getByRole('radio', { name: /travel apart/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeEnabled();
    await expect(canvas.queryByText(/Upgrade to open it/)).toBeNull();
  },
};
export const Problem = withHandlers([[startQuiz, () => ({ problem: 'internal' })]]);

async function answer(canvasElement: HTMLElement, choice = /travel apart/) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('radio', { name: choice }));
  await userEvent.click(canvas.getByRole('checkbox', { name: /A value in/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
}

/** After a pass every option says whether it was right and why; the result has the focus. */
export const Graded: Story = {
  ...Open,
  play: async ({ args, canvasElement }) => {
    await answer(canvasElement);
    await within(canvasElement).findByText('Passed with 50%');
    await within(canvasElement).findByText('The parser never sees the value.');
    await expect(args.onGraded).toHaveBeenCalledOnce();
  },
};

/** Nothing is sent: the page says what is missing, goes to the first, and keeps what was chosen. */
export const Unanswered: Story = {
  ...Open,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /A value in/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await canvas.findByText('Question 1 is not answered yet.');
    const [missing, answered] = canvas.getAllByRole('group');
    await expect(missing).toHaveAccessibleName(/Not answered yet/);
    await expect(answered).not.toHaveAccessibleName(/Not answered yet/);
    await expect(within(missing as HTMLElement).getAllByRole('radio')[0]).toHaveFocus();
    await expect(canvas.getByRole('checkbox', { name: /A value in/ })).toBeChecked();
    await expect(args.onGraded).not.toHaveBeenCalled();
  },
};

/** A failed attempt explains what was chosen; nothing marks an option that would have been right. */
export const Failed: Story = {
  ...withHandlers([...handlers.slice(0, 1), [gradeQuiz, () => ({ data: sampleHalfRight })]]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await answer(canvasElement);
    await canvas.findByText('50%: not passed yet');
    await canvas.findByText('The parser never sees the value.');
    await canvas.findByText('An option is missing, or one does not belong. Read the lesson and try again.');
    await expect(canvas.getAllByText('Correct')).toHaveLength(1);
    await expect(canvas.queryByText(/choose them from a list/)).toBeNull();
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

const startsAfterAWait: Handlers[number] = [
  startQuiz,
  () => ({ data: { ...sampleDrawn, wait_after_failure_seconds: 600 } }),
];

/** A failed final quiz says when it can be taken again; the remaining time is read on request only. */
export const FailedAndWaits: Story = {
  ...withHandlers([
    startsAfterAWait,
    [gradeQuiz, () => ({ data: { ...sampleFailure, retry_after_seconds: 600 } })],
  ]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/you can try again with other questions after 10 minutes\./);
    await answer(canvasElement, /doubles every quote/);
    await expect(await canvas.findAllByText(/You can try again (tomorrow )?at \d/)).toHaveLength(2);
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^(10:00|9:5\d) left$/);
    await expect(canvas.getByRole('timer')).toHaveAttribute('aria-live', 'off');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** Opened while it waits. */
export const Waiting: Story = {
  ...withHandlers([[startQuiz, () => ({ problem: 'quiz_waiting', retryAfterSeconds: 4_800 })]]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/^You can try again (tomorrow )?at \d/);
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^1:(20:00|19:\d\d) left$/);
    await expect(canvas.getByText('Use the time to go through the lessons again.')).toBeVisible();
  },
};

/** The wait is over: it is said once, and the next attempt begins at its top. */
export const WaitOver: Story = {
  ...withHandlers(
    ((): Handlers => {
      let isOver = false;
      return [
        [
          startQuiz,
          () => {
            const answered = isOver
              ? { data: sampleDrawn }
              : ({ problem: 'quiz_waiting', retryAfterSeconds: 1 } as const);
            isOver = true;
            return answered;
          },
        ],
      ];
    })(),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const again = await canvas.findByRole('button', { name: 'Try again' }, { timeout: 5_000 });
    await expect(canvas.getByRole('status')).toHaveTextContent('You can try again now.');
    await userEvent.click(again);
    await expect(await canvas.findByText(/^2 questions, drawn from 5\./)).toHaveFocus();
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

/** The first attempt asks two questions out of five, the next one others. */
const drawing = (grade: FakeHandler): Handlers => {
  const next: StartedQuiz = {
    ...sampleDrawn,
    attempt_id: '7d1f0000-0000-4000-8000-000000000002',
    best_percent: 0,
    quiz: { ...sampleDrawn.quiz, questions: [otherQuestion] },
  };
  let isGraded = false;
  return [
    [startQuiz, () => ({ data: isGraded ? next : sampleDrawn })],
    [
      gradeQuiz,
      (input) => {
        isGraded = true;
        return grade(input);
      },
    ],
  ];
};

/** A quiz that draws says from how many; the next attempt has other questions, and the reader begins at its top. */
export const Drawn: Story = {
  ...withHandlers(drawing(() => ({ data: sampleFailure }))),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/^2 questions, drawn from 5\./);
    await answer(canvasElement, /doubles every quote/);
    await canvas.findByText(/The next attempt starts with different questions/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('radio', { name: 'A column name' });
    await expect(canvas.queryByRole('radio', { name: /travel apart/ })).toBeNull();
    await expect(canvas.queryByText('0%: not passed yet')).toBeNull();
    await expect(canvas.getByText(/Your best so far: 0%/)).toHaveFocus();
  },
};

/** The author has taken a question out of the quiz: before the page was opened, and before it was graded. */
export const Withdrawn: Story = {
  ...withHandlers([
    [startQuiz, () => ({ data: { ...sampleAttempt, withdrawn_count: 1 } })],
    [gradeQuiz, () => ({ data: { ...sampleResult, questions: sampleResult.questions.slice(0, 1) } })],
  ]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/One question was withdrawn after you began/);
    await answer(canvasElement);
    await canvas.findByText('Withdrawn, does not count');
    await expect(canvas.getByRole('checkbox', { name: /A value in/ })).toBeDisabled();
  },
};

/** The attempt was submitted in another window: it cannot be submitted again, the next one can be started. */
export const SubmittedElsewhere: Story = {
  ...withHandlers(drawing(() => ({ problem: 'quiz_attempt_closed' }))),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await answer(canvasElement);
    await canvas.findByText('This attempt is closed');
    await expect(canvas.queryByRole('button', { name: 'Submit' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('radio', { name: 'A column name' });
    await canvas.findByRole('button', { name: 'Submit' });
  },
};
