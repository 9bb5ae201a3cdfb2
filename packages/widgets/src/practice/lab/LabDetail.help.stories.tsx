import { getSolution, openHint, openSolution } from '@drawbridge/contracts/practice';
import { labPack } from '@drawbridge/lab-workspace/testing/lab-data';
import { buildSolution } from '@drawbridge/lab-workspace/testing/lab-kinds';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type LabScene, LONG, openPane, opens, type Screen } from './testing/lab-scene.tsx';
import { labStory } from './testing/lab-story.tsx';

const meta = {
  title: 'Lab/Hints and solution',
  ...labStory,
} satisfies Meta<typeof LabScene>;
export default meta;

type Story = StoryObj<typeof meta>;

const HTML =
  '<p>Look at <code>GET /invoices/:id</code>: which of the two questions does it ask, <em>which</em> or <em>whose</em>?</p>';
const price = 10;
const opened = [
  { number: 1, price, html: HTML },
  { number: 2, price },
  { number: 3, price },
];

async function showTab(canvas: Screen, name: RegExp) {
  await openPane(canvas, /Steps/);
  const list = await canvas.findByRole('tablist', { name: 'Steps and help' }, LONG);
  await userEvent.click(within(list).getByRole('tab', { name }));
}

export const Hints: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await showTab(canvas, /Hints/);
    await expect((await canvas.findAllByText('10% of the points', {}, LONG)).length).toBe(3);
  },
};

export const HintAsksFirst: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await showTab(canvas, /Hints/);
    await userEvent.click(canvas.getByRole('button', { name: 'Open this hint' }));
    await expect(canvas.getByText('Costs 10% of the points: 90 of 100 left.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Not yet' })).toHaveFocus();
  },
};

export const HintOpened: Story = {
  args: { answers: [[openHint, () => ({ data: { hints: opened, points_left: 90 } })]] },
  play: async (context) => {
    await HintAsksFirst.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open the hint' }));
    await canvas.findByText(/which of the two questions/, {}, LONG);
    await expect(canvas.getByText(/Worth 90 of 100 points/)).toBeVisible();
    await expect(canvas.getByText('Hint 1').closest('li')).toHaveFocus();
  },
};

export const HintOffline: Story = {
  args: { answers: [[openHint, () => 'offline']] },
  play: async (context) => {
    await HintAsksFirst.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open the hint' }));
    await expect(await canvas.findByText(/No points were deducted/, {}, LONG)).toBeVisible();
  },
};

export const HintRefused: Story = {
  args: { answers: [[openHint, () => ({ problem: 'hint_out_of_order' })]] },
  play: async (context) => {
    await HintAsksFirst.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open the hint' }));
    await expect(await canvas.findByText('Open the earlier hints first.', {}, LONG)).toBeVisible();
  },
};

/** The points are those that the server counted: 58% of 120 would be 70. */
export const PointsEarned: Story = {
  args: {
    answers: [
      opens(
        { ...labPack, points: 120 },
        { passed: true, best_score: 58, best_points: 69, points_left: 69, hints: opened },
      ),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/69 of 120 points earned/, {}, LONG)).toBeVisible();
  },
};

/** A gradebook has a maximum of its own: the header of the lab shows no other scale. */
export const PointsInAGradebook: Story = {
  ...PointsEarned,
  args: { ...PointsEarned.args, hasGradebook: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: labPack.title }, LONG);
    await expect(canvas.queryByText(/points earned/)).toBeNull();
  },
};

/** After a pass hints are free and open without a confirmation. */
export const HintsFree: Story = {
  args: {
    answers: [
      opens(labPack, { passed: true, best_score: 90, best_points: 90, points_left: 90, hints: opened }),
      [
        openHint,
        () => ({ data: { hints: opened.map((hint) => ({ ...hint, html: HTML })), points_left: 90 } }),
      ],
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await showTab(canvas, /Hints/);
    await expect(canvas.getByText('You have passed, so hints cost nothing now.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open this hint' }));
    await waitFor(() => expect(canvas.getAllByText(/which of the two questions/).length).toBe(3), LONG);
  },
};

export const SolutionLocked: Story = {
  args: { answers: [[getSolution, () => ({ problem: 'solution_locked' })]] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await showTab(canvas, /Solution/);
    await canvas.findByRole('heading', { name: 'Opens when you pass' }, LONG);
  },
};

/** A learner who is stuck: the question says what it costs. */
export const SolutionForNoPoints: Story = {
  args: {
    answers: [
      [getSolution, () => ({ problem: 'solution_locked' })],
      [openSolution, () => ({ data: { solution: buildSolution(), solution_opened: true, points_left: 0 } })],
    ],
  },
  play: async (context) => {
    await SolutionLocked.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show the solution' }));
    const question = within(canvas.getByRole('group', { name: 'Show the solution for no points?' }));
    await expect(question.getByText(/will not earn you any points/)).toBeVisible();
    await expect(
      question.getByText(/not count toward certifications and badges unless .* that you start 7 days later/),
    ).toBeVisible();
    await expect(question.getByRole('button', { name: 'Keep trying' })).toHaveFocus();
    await userEvent.click(question.getByRole('button', { name: 'Keep trying' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show the solution' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Show the solution' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show it for no points' }));
    await canvas.findByRole('heading', { name: 'Files of the solution' }, LONG);
    await waitFor(() => expect(canvas.getByText(/0 of 100 points left/)).toBeVisible());
  },
};

export const SolutionForNoPointsOffline: Story = {
  args: {
    answers: [
      [getSolution, () => ({ problem: 'solution_locked' })],
      [openSolution, () => 'offline'],
    ],
  },
  play: async (context) => {
    await SolutionLocked.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show the solution' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show it for no points' }));
    await expect(await canvas.findByText(/Your points are safe/, {}, LONG)).toBeVisible();
  },
};

const passed = opens(labPack, {
  passed: true,
  best_score: 100,
  best_points: 100,
  files: [
    {
      path: 'store.js',
      text: (labPack.files.find(({ path }) => path === 'store.js')?.text ?? '').replace(
        '  if (!invoice) return undefined;',
        '  if (!invoice || invoice.owner_id !== id) return undefined;',
      ),
    },
  ],
});

export const Solution: Story = {
  args: { answers: [passed, [getSolution, () => ({ data: buildSolution() })]] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await showTab(canvas, /Solution/);
    await canvas.findByRole('heading', { name: 'Fixes that look right' }, LONG);
    await userEvent.click(canvas.getByText('Hide the links to other invoices'));
    await expect(canvas.getByText(/The number was never secret/)).toBeVisible();
  },
};

export const SolutionDiff: Story = {
  ...Solution,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await showTab(canvas, /Solution/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare store.js' }, LONG));
    const diff = await canvas.findByRole('textbox', { name: /^Solution of / }, LONG);
    await expect(diff.textContent).toContain('The owner is part of the query');
    await waitFor(() => expect(canvasElement.querySelector('.cm-deletedChunk')).not.toBeNull(), LONG);
    await userEvent.click(canvas.getByRole('tab', { name: 'Starter' }));
    await expect(await canvas.findByText('only in the starter', {}, LONG)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'My code' }));
  },
};

export const SolutionClosesAgain: Story = {
  ...Solution,
  play: async (context) => {
    await SolutionDiff.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Back to my code' }));
    await canvas.findByRole('textbox', { name: /Code of/ }, LONG);
  },
};

export const SolutionLoading: Story = {
  args: { answers: [passed, [getSolution, () => 'hang']] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await showTab(canvas, /Solution/);
    await canvas.findByRole('region', { name: 'Loading the solution' }, LONG);
  },
};

export const SolutionOffline: Story = {
  args: { answers: [passed, [getSolution, () => 'offline']] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await showTab(canvas, /Solution/);
    await canvas.findByText('The solution could not be loaded', {}, LONG);
  },
};

const linked = {
  ...labPack,
  steps: [
    {
      id: 'links',
      title: 'Sign in',
      html: '<p>Sign in under <a href="#accounts">Accounts</a>, then read <a href="#file/store.js">store.js</a>.</p>',
    },
  ],
};

/** Controls and files that a text names are links that open them. */
export const TextLeadsToControls: Story = {
  args: { answers: [opens(linked)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('link', { name: 'store.js' }, LONG));
    await canvas.findByRole('textbox', { name: 'Code of store.js' }, LONG);
    await openPane(canvas, /Lesson/);
    await userEvent.click(await canvas.findByRole('link', { name: 'Accounts' }, LONG));
    await waitFor(() => expect(within(document.body).getByRole('dialog')).toBeVisible(), LONG);
  },
};

/** The panes of the first lab in a browser are explained one by one. */
export const Tour: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const card = within(await canvas.findByRole('region', { name: 'Tour of the lab' }, LONG));
    await expect(card.getByText('1 of 4')).toBeVisible();
    for (const text of [/^Here is the code/, /^Here the app runs/, /^These tests run/]) {
      await userEvent.click(card.getByRole('button', { name: 'Continue' }));
      await card.findByText(text);
    }
    await expect(card.getByText('4 of 4')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Start the lab' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Tour of the lab' })).toBeNull());
  },
};
