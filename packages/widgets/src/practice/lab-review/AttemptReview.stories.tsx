import { reviewAttempt, reviewSubmission } from '@drawbridge/contracts/practice';
import { buildResult } from '@drawbridge/lab-workspace/testing/lab-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { AttemptReview, type AttemptReviewProps } from './AttemptReview.tsx';
import {
  buildReview,
  buildReviewed,
  exploitReview,
  reviewedSubmissions,
  withPlaces,
} from './testing/review-data.ts';

function Scene({ handlers, ...props }: AttemptReviewProps & { handlers: Handlers }) {
  return (
    <StoryHost handlers={handlers}>
      <div style={{ blockSize: '100dvh' }}>
        <AttemptReview {...props} />
      </div>
    </StoryHost>
  );
}

const findOne = ({ submission_id }: Record<string, unknown>) =>
  reviewedSubmissions.find((one) => one.submission_id === submission_id);
const answering = (data: unknown): Handlers => [
  [reviewAttempt, () => ({ data })],
  [reviewSubmission, (input) => ({ data: findOne(input) })],
];

const givenUp = {
  verdict: 'infra' as const,
  score: 0,
  max: 0,
  tests: [],
  log: 'Grading was tried three times and came to no verdict. This is our fault and does not count.',
};

const meta = {
  title: 'Lab/AttemptReview',
  component: documented(AttemptReview, Scene),
  render: (args) => <Scene {...args} />,
  args: {
    attemptId: '7b0e5b52-6c1e-4e0f-9f0f-2f5a3f0b9a11',
    onBack: fn(),
    onKnown: fn(),
    handlers: answering(buildReview()),
  },
  argTypes: { handlers: { table: { disable: true } } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: the arrow keys move through the steps, Tab moves to the submission. */
export const Fix: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const steps = await canvas.findByRole('listbox', { name: 'Steps of the attempt' });
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent(/Submission 2/);
    await expect(args.onKnown).toHaveBeenCalledWith(expect.objectContaining({ number: 1 }));
    steps.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByText(/change the number in the address/)).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('heading', { name: 'Submission 1' })).toBeVisible();
    const list = await canvas.findByRole('tablist', { name: 'Parts of the submission' });
    await userEvent.tab();
    const parts = within(list);
    await expect(parts.getByRole('tab', { name: 'Code' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('Attack: tell the server who you are')).toBeVisible();
    steps.focus();
    await userEvent.keyboard('{End}{ArrowUp}');
    await expect(canvas.getByRole('heading', { name: 'Submission 2' })).toBeVisible();
    await expect(await canvas.findByText('Newly fixed')).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('heading', { name: 'Opened the lab' })).toBeVisible();
  },
};

/** What was changed, against the starter or the previous submission, beside the author's solution. */
export const Compared: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('textbox', { name: /Changes in/ });
    await userEvent.click(canvas.getByRole('tab', { name: 'Previous submission' }));
    await canvas.findByText(/mayRead/);
    await userEvent.click(canvas.getByRole('tab', { name: 'Why' }));
    await expect(canvas.getByText(/The session says who asks/)).toBeVisible();
  },
};

/** The film of an attack has the learner's code beside it, of this submission and of the previous one. */
export const FilmWithCode: Story = {
  args: {
    handlers: [
      [reviewAttempt, () => ({ data: buildReview() })],
      [
        reviewSubmission,
        (input) => {
          const found = findOne(input);
          return { data: found && withPlaces(found) };
        },
      ],
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: /^Tests/ }));
    const title = await canvas.findByText(/open a neighbor's invoice/);
    await userEvent.click(title);
    const row = within(title.closest<HTMLElement>('li') ?? title);
    await userEvent.click(row.getByRole('button', { name: 'Step through it' }));
    const film = within(await canvas.findByRole('region', { name: /^Attack, step by step/ }));
    await userEvent.click(film.getByRole('button', { name: 'Next step' }));
    const now = await film.findByRole('figure', { name: /^This submission, routes\/invoices\.js:\d+$/ });
    const marked = (figure: HTMLElement) => figure.querySelector('[data-marked]');
    await expect(marked(now)).toHaveTextContent('mayRead');
    const before = film.getByRole('figure', { name: /^The previous one, routes\/invoices\.js:\d+$/ });
    await expect(marked(before)).toHaveTextContent('referer');
    // A film is shared by its learner alone.
    await expect(film.queryByRole('button', { name: 'Share' })).toBeNull();
  },
};

/** An attack submitted as requests; a flag of another learner; no verdict yet. */
export const Exploit: Story = { args: { handlers: answering(exploitReview) } };
/** Opened and left. */
export const OnlyOpened: Story = {
  args: {
    handlers: answering(
      buildReview({
        steps: buildReview().steps.slice(0, 1),
        summary: buildReviewed({ passed: false, best_score: 0, submissions: 0, hints: 0 }),
      }),
    ),
  },
};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 375 }}>
        <Story />
      </div>
    ),
  ],
};
/** The steps are known; the submission is being loaded. */
export const SubmissionLoading: Story = {
  args: {
    handlers: [
      [reviewAttempt, () => ({ data: buildReview() })],
      [reviewSubmission, () => 'hang'],
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('region', { name: 'Loading the submission' });
    await expect(canvas.getByRole('heading', { name: 'Submission 2' })).toBeVisible();
  },
};

const server = { isOffline: true };
export const SubmissionProblem: Story = {
  args: {
    handlers: [
      [reviewAttempt, () => ({ data: buildReview() })],
      [reviewSubmission, (input) => (server.isOffline ? 'offline' : { data: findOne(input) })],
    ],
  },
  play: async ({ canvasElement }) => {
    server.isOffline = true;
    await within(canvasElement).findByText('The submission could not be loaded');
  },
};

export const SubmissionTriedAgain: Story = {
  args: SubmissionProblem.args ?? {},
  play: async (context) => {
    await SubmissionProblem.play?.(context);
    const canvas = within(context.canvasElement);
    server.isOffline = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('tablist', { name: 'Parts of the submission' });
  },
};

/** Given up by the grader: no points are shown, for it counts for nothing. */
export const GivenUp: Story = {
  args: {
    handlers: [
      [
        reviewAttempt,
        () => ({
          data: buildReview({
            steps: buildReview().steps.map((step) =>
              step.submission
                ? {
                    ...step,
                    submission: { ...step.submission, result: { verdict: 'infra', score: 0, max: 0 } },
                  }
                : step,
            ),
          }),
        }),
      ],
      [reviewSubmission, (input) => ({ data: { ...findOne(input), result: buildResult([], givenUp) } })],
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'Submission 2' });
    await expect(canvas.queryByText(/of 0 points/)).toBeNull();
    await userEvent.click(await canvas.findByRole('tab', { name: 'Tests' }));
    await userEvent.click(canvas.getByText('Grader log'));
    await expect(canvas.getByText(/tried three times/)).toBeVisible();
  },
};
export const Loading: Story = { args: { handlers: [[reviewAttempt, () => 'hang']] } };
export const NotFound: Story = {
  args: { handlers: [[reviewAttempt, () => ({ problem: 'attempt_not_found' })]] },
};
export const Problem: Story = { args: { handlers: [[reviewAttempt, () => 'offline']] } };
