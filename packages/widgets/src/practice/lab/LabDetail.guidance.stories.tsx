import { chooseGuidance, type LabAttempt, type LabPack } from '@drawbridge/contracts/practice';
import { labPack } from '@drawbridge/lab-workspace/testing/lab-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type LabScene, LONG, openPane, opens, type Screen } from './testing/lab-scene.tsx';
import { labStory } from './testing/lab-story.tsx';
import type { Answers } from './testing/story-host.tsx';

const meta = {
  title: 'Lab/Guidance',
  ...labStory,
} satisfies Meta<typeof LabScene>;
export default meta;

type Story = StoryObj<typeof meta>;

const GUIDED = ['find-every-door', 'fix-it'];
const withheld: LabPack = {
  ...labPack,
  steps: labPack.steps.map((step) => (GUIDED.includes(step.id) ? { id: step.id } : step)),
};
const hints = [1, 2, 3].map((number) => ({ number, price: 10, html: `<p>Hint ${number}</p>` }));
const guided = { guidance: 'guided' as const, hints, points_left: 70 };
const opensWithheld = (attempt: Partial<LabAttempt> = {}): Answers => [
  opens(withheld, attempt),
  [
    chooseGuidance,
    ({ guidance }) => ({
      data:
        guidance === 'guided'
          ? { ...guided, steps: labPack.steps }
          : {
              guidance,
              steps: withheld.steps,
              hints: hints.map(({ number, price }) => ({ number, price })),
              points_left: 100,
            },
    }),
  ],
];

const findQuestion = async (canvas: Screen) =>
  within(await canvas.findByRole('region', { name: 'How do you want to do this lab?' }, LONG));

/** Above the first step, until the learner has chosen. */
export const AsksFirst: Story = {
  args: { answers: opensWithheld() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openPane(canvas, /Lesson/);
    const question = await findQuestion(canvas);
    await expect(
      question.getByRole('button', { name: /Let me find it.*Worth 100 of 100 points/ }),
    ).toBeVisible();
    await expect(
      question.getByRole('button', { name: /Walk me through.*Worth 70 of 100 points/ }),
    ).toBeVisible();
  },
};

export const WalkMeThrough: Story = {
  args: { answers: opensWithheld() },
  play: async (context) => {
    await AsksFirst.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Walk me through/ }));
    await waitFor(() => expect(canvas.queryByText('How do you want to do this lab?')).toBeNull(), LONG);
    await userEvent.click(canvas.getByRole('button', { name: /^Step 1 of 6/ }));
    await expect(await canvas.findByRole('menuitemcheckbox', { name: /Find every route/ })).toBeVisible();
    await expect(canvas.queryByRole('menuitemcheckbox', { name: /Yours to find/ })).toBeNull();
  },
};

export const LetMeFindIt: Story = {
  args: { answers: opensWithheld() },
  play: async (context) => {
    await AsksFirst.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Let me find it/ }));
    await waitFor(() => expect(canvas.queryByText('How do you want to do this lab?')).toBeNull(), LONG);
    await userEvent.click(canvas.getByRole('button', { name: /^Step 1 of 6/ }));
    await userEvent.click(await canvas.findByRole('menuitemcheckbox', { name: /4\. Yours to find/ }));
    await expect(await canvas.findByText(/This step tells how it is done/, {}, LONG)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Walk me through, for 70 points' })).toBeVisible();
  },
};

/** In the list of steps; what is in use is marked, and nothing changes until the other way is pressed. */
export const Changed: Story = {
  args: { answers: opensWithheld({ guidance: 'unguided' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openPane(canvas, /Lesson/);
    await userEvent.click(await canvas.findByRole('button', { name: /^Step 1 of 6/ }, LONG));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Change how I do this lab' }));
    const question = await findQuestion(canvas);
    await expect(question.getByRole('button', { name: /Let me find it/, pressed: true })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'How do you want to do this lab?' })).toHaveFocus(),
    );
    await userEvent.click(question.getByRole('button', { name: 'Keep it as it is' }));
    await waitFor(() => expect(canvas.queryByText('How do you want to do this lab?')).toBeNull());
  },
};

export const Offline: Story = {
  args: { answers: [...opensWithheld(), [chooseGuidance, () => 'offline']] },
  play: async (context) => {
    await AsksFirst.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Walk me through/ }));
    await expect(await canvas.findByText(/No points were deducted/, {}, LONG)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Let me find it/ })).toBeEnabled();
  },
};

/** After a pass every step is free, and nothing is asked. */
export const FreeAfterPass: Story = {
  args: { answers: opensWithheld({ passed: true, best_score: 100, best_points: 100, guidance: 'unguided' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openPane(canvas, /Lesson/);
    await userEvent.click(await canvas.findByRole('button', { name: /^Step 1 of 6/ }, LONG));
    await userEvent.click(await canvas.findByRole('menuitemcheckbox', { name: /4\. Yours to find/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show every step' }, LONG));
    await expect(await canvas.findByRole('heading', { name: 'Find every route' }, LONG)).toBeVisible();
  },
};
