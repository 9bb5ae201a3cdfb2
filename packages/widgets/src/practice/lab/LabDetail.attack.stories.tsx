import { checkFlag, submitLab } from '@drawbridge/contracts/practice';
import { buildSubmission } from '@drawbridge/lab-workspace/testing/lab-data';
import { attackPack, buildGoalResult, scriptPack } from '@drawbridge/lab-workspace/testing/lab-kinds';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type LabScene, LONG, openPane, opens, type Screen } from './testing/lab-scene.tsx';
import { labStory } from './testing/lab-story.tsx';

const meta = {
  title: 'Lab/Exploit labs',
  ...labStory,
  args: {
    labId: attackPack.lab_id,
    onExit: fn(),
    onPassed: fn(),
    runner: { flagAt: '/invoices/2042' },
    answers: [opens(attackPack)],
  },
} satisfies Meta<typeof LabScene>;
export default meta;

type Story = StoryObj<typeof meta>;

async function goTo(canvas: Screen, url: string) {
  await openPane(canvas, /Preview/);
  const address = await canvas.findByRole('textbox', { name: 'Address in the lab' }, LONG);
  await userEvent.clear(address);
  await userEvent.type(address, `${url}{Enter}`);
}

export const Start: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openPane(canvas, /Attack/);
    await expect(await canvas.findByText('1 request', {}, LONG)).toBeVisible();
    await expect(canvas.queryByText('Gets through')).toBeNull();
  },
};

/** The response held the practice flag: the page shows it immediately, with the next step. */
export const PracticeFlag: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await goTo(canvas, '/invoices/2042');
    await canvas.findByText('You have the practice flag.', {}, LONG);
  },
};

const graded = (isReached: boolean) =>
  [submitLab, () => ({ data: buildSubmission({ result: buildGoalResult(isReached) }) })] as const;

/** An attack from the first request to the learner's own flag. */
export const Solved: Story = {
  args: { answers: [opens(attackPack), graded(true)] },
  play: async (context) => {
    await PracticeFlag.play?.(context);
    const canvas = within(context.canvasElement);
    const banner = (await canvas.findByText('You have the practice flag.')).closest('div');
    await userEvent.click(within(banner as HTMLElement).getByRole('button', { name: 'Submit' }));
    await canvas.findByRole('heading', { name: 'The bridge is open' }, LONG);
    await expect(canvas.getByText('flag{9b1f-42ce-7f30-ada}')).toBeVisible();
    await expect(context.args.onPassed).toHaveBeenCalledOnce();
  },
};

export const NotReached: Story = {
  args: { answers: [opens(attackPack), graded(false)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openPane(canvas, /Attack/);
    await canvas.findByText('1 request', {}, LONG);
    await userEvent.click(canvas.getAllByRole('button', { name: /^Submit/ })[0] as HTMLElement);
    await canvas.findByRole('heading', { name: 'Not there yet' }, LONG);
    await expect(canvas.getByText('Not reached')).toBeVisible();
  },
};

async function enterFlag(canvas: Screen, flag: string) {
  await openPane(canvas, /Attack/);
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Flag' }, LONG), flag);
  await userEvent.click(canvas.getByRole('button', { name: 'Submit flag' }));
}
const answersFlag = (correct: boolean, reason: string, tries_left: number) =>
  [checkFlag, () => ({ data: { correct, reason, tries_left } })] as const;

export const FlagWrong: Story = {
  args: { answers: [opens(attackPack), answersFlag(false, 'wrong', 8)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await enterFlag(canvas, 'flag{{nope}');
    await canvas.findByText('This is not your flag. 8 tries left in this minute.', {}, LONG);
  },
};

export const FlagOfPractice: Story = {
  args: { answers: [opens(attackPack), answersFlag(false, 'practice', 8)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await enterFlag(canvas, 'flag{{practice}');
    await canvas.findByText(/This is the practice flag/, {}, LONG);
  },
};

export const FlagRight: Story = {
  args: { answers: [opens(attackPack), answersFlag(true, 'correct', 9)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await enterFlag(canvas, 'flag{{mine}');
    await canvas.findByText('Your own flag, for this lab and this attempt:', {}, LONG);
    await expect(canvas.getByRole('button', { name: 'Copy flag' })).toBeVisible();
  },
};

/** Ten tries a minute are allowed; the box waits as long as the server says. */
export const FlagLimit: Story = {
  args: {
    answers: [opens(attackPack), [checkFlag, () => ({ problem: 'too_many_tries', retryAfterSeconds: 42 })]],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await enterFlag(canvas, 'flag{{eleven}');
    await canvas.findByText(/You can try again in 4\d s/, {}, LONG);
    await expect(canvas.getByRole('button', { name: 'Submit flag' })).toBeDisabled();
    // The wait follows the clock: a tab whose timers were throttled shows the right time with its next tick.
    const { now } = Date;
    Date.now = () => now() + 40_000;
    try {
      await canvas.findByText(/You can try again in \d s/, {}, LONG);
    } finally {
      Date.now = now;
    }
  },
};

export const FlagOffline: Story = {
  args: { answers: [opens(attackPack), [checkFlag, () => 'offline']] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await enterFlag(canvas, 'flag{{later}');
    await canvas.findByText(/so the flag was not checked/, {}, LONG);
    await expect(canvas.getByRole('textbox', { name: 'Flag' })).toHaveValue('flag{later}');
  },
};

export const AlreadySolved: Story = {
  args: {
    answers: [
      opens(attackPack, {
        passed: true,
        best_score: 100,
        best_points: 100,
        submissions: [buildSubmission({ result: buildGoalResult(true) })],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openPane(canvas, /Attack/);
    await canvas.findByText('flag{9b1f-42ce-7f30-ada}', {}, LONG);
  },
};

/** The attack is a file: it runs here against the practice flag. */
export const Script: Story = {
  args: { answers: [opens(scriptPack), graded(true)], runner: { fixedBy: 'unicode' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openPane(canvas, /Code/);
    await userEvent.click(await canvas.findByRole('textbox', { name: /Code of attack.js/ }, LONG));
    await userEvent.keyboard('// unicode');
    await openPane(canvas, /Attack/);
    await waitFor(() => expect(canvas.getByText('Flag read')).toBeInTheDocument(), LONG);
    await expect(canvas.getByText('You have the practice flag.')).toBeVisible();
  },
};

export const NoEngine: Story = {
  args: { runner: { isBroken: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openPane(canvas, /Attack/);
    await canvas.findByText(/there is no preview to attack/, {}, LONG);
  },
};
