import {
  checkFlag,
  getSolution,
  openHint,
  openLab,
  resetLab,
  saveDraft,
  startLab,
  submitLab,
} from '@drawbridge/contracts/practice';
import { buildResult, buildSubmission, labPack } from '@drawbridge/lab-workspace/testing/lab-data';
import { attackPack } from '@drawbridge/lab-workspace/testing/lab-kinds';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type LabScene, LONG, openPane, opens, type Screen } from './testing/lab-scene.tsx';
import { labStory } from './testing/lab-story.tsx';

/** A lab that was closed while somebody worked in it: what they wrote is saved, and the page says why nothing else is taken. */
const meta = {
  title: 'Lab/LabDetail/Closed',
  ...labStory,
  args: { ...labStory.args, onPassed: fn() },
} satisfies Meta<typeof LabScene>;
export default meta;
type Story = StoryObj<typeof meta>;

const closed = () => ({ problem: 'upgrade_required' }) as const;

const findNotice = async (canvas: Screen) => {
  const [title] = await canvas.findAllByText('This lab is closed.', { selector: 'strong' }, LONG);
  const notice: HTMLElement | null | undefined = title?.closest('[role="alert"]');
  return notice;
};
const hasNoServerText = () =>
  expect(within(document.body).queryByText(/Upgrade to open it/)).not.toBeInTheDocument();

/** A lab that never opened: the reader learns why, and goes on with the course. */
export const NotOpened: Story = {
  args: {
    answers: [[openLab, closed]],
    next: {
      kind: 'item',
      title: 'What holds',
      objectType: 'media',
      isEarlier: false,
      href: '#next-lesson',
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = await canvas.findByRole('link', { name: 'Next lesson: What holds' }, LONG);
    await expect(next).toHaveAttribute('href', '#next-lesson');
    await expect(next).toHaveTextContent('Next lesson');
  },
};

const saved = fn();

/** The draft is saved at once, and stays in the editor. */
export const OnSubmit: Story = {
  args: {
    answers: [
      [submitLab, closed],
      [
        saveDraft,
        ({ revision, files }) => {
          saved(files);
          return { data: { revision: Number(revision) + 1, saved_at: '2026-11-20T10:00:00Z' } };
        },
      ],
    ],
  },
  beforeEach: () => void saved.mockClear(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 }, LONG);
    await openPane(canvas, /Code/);
    await userEvent.click(await canvas.findByRole('textbox', { name: /Code of/ }, LONG));
    await userEvent.keyboard('// kept ');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    const notice = await findNotice(canvas);
    await waitFor(() => expect(notice).toHaveTextContent('Your code is saved.'), LONG);
    await expect(JSON.stringify(saved.mock.calls)).toContain('// kept ');
    await openPane(canvas, /Tests/);
    await expect(
      (
        await canvas.findAllByText(
          /Nothing is lost: your code is kept. Submit it again once the lab is open/,
          {},
          LONG,
        )
      ).length,
    ).toBe(1);
    await hasNoServerText();
  },
};

let tries = 0;
/** Once the plan is in force again, the next answer takes the notice away. */
export const OpenedAgain: Story = {
  args: {
    answers: [
      [
        submitLab,
        () => {
          tries += 1;
          return tries === 1 ? closed() : { data: buildSubmission({ result: buildResult() }) };
        },
      ],
    ],
  },
  beforeEach: () => {
    tries = 0;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }, LONG));
    await findNotice(canvas);
    await openPane(canvas, /Tests/);
    const [again] = await canvas.findAllByRole('button', { name: 'Submit again' }, LONG);
    if (again) await userEvent.click(again);
    await canvas.findByRole('heading', { name: 'The bridge is open' }, LONG);
    await expect(canvas.queryByText('This lab is closed.')).toBeNull();
  },
};

async function showTab(canvas: Screen, name: RegExp) {
  await canvas.findByRole('heading', { level: 1 }, LONG);
  await openPane(canvas, /Lesson/);
  await userEvent.click(await canvas.findByRole('tab', { name }, LONG));
}

export const OnHint: Story = {
  args: { answers: [[openHint, closed]] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await showTab(canvas, /Hints/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Open this hint' }, LONG));
    await userEvent.click(canvas.getByRole('button', { name: 'Open the hint' }));
    await findNotice(canvas);
    await hasNoServerText();
  },
};

export const OnSolution: Story = {
  args: { answers: [[getSolution, closed]] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await showTab(canvas, /Solution/);
    await findNotice(canvas);
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await hasNoServerText();
  },
};

export const OnFlag: Story = {
  args: { labId: attackPack.lab_id, answers: [opens(attackPack), [checkFlag, closed]] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openPane(canvas, /Attack/);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Flag' }, LONG), 'flag{{mine}');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit flag' }));
    await findNotice(canvas);
    await expect(canvas.getByRole('textbox', { name: 'Flag' })).toHaveValue('flag{mine}');
    await hasNoServerText();
  },
};

export const OnReset: Story = {
  args: { answers: [[resetLab, closed]] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(Reset|More)$/ }, LONG));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Reset the whole lab' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Start this lab over?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Reset the lab' }));
    await findNotice(canvas);
    await hasNoServerText();
  },
};

/** A lab with a time limit that does not start any more. */
export const OnStart: Story = {
  args: {
    answers: [opens({ ...labPack, time_limit_minutes: 30 }), [startLab, closed]],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await findNotice(canvas);
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await hasNoServerText();
  },
};
export const OnAPhone: Story = { ...OnSubmit, globals: { viewport: { value: 'phone' } } };
