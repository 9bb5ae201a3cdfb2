import { openLab, saveDraft } from '@drawbridge/contracts/practice';
import {
  buildAttempt,
  buildResult,
  buildSubmission,
  labPack,
} from '@drawbridge/lab-workspace/testing/lab-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type LabScene, LONG, openPane, type Screen } from './testing/lab-scene.tsx';
import { labStory } from './testing/lab-story.tsx';
import type { Answers } from './testing/story-host.tsx';

const meta = {
  title: 'Lab/ConnectedLabDetail',
  ...labStory,
  args: { ...labStory.args, onPassed: fn() },
} satisfies Meta<typeof LabScene>;
export default meta;

type Story = StoryObj<typeof meta>;

const findEditor = (canvas: Screen) => canvas.findByRole('textbox', { name: /Code of/ }, LONG);

export const Working: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await findEditorIn(canvas);
    await openPane(canvas, /Tests/);
    await expect((await canvas.findAllByText('Gets through', {}, LONG)).length).toBe(2);
  },
};

async function findEditorIn(canvas: Screen) {
  await canvas.findByRole('heading', { level: 1 }, LONG);
  await openPane(canvas, /Code/);
  return findEditor(canvas);
}

export const Typing: Story = {
  args: { runner: { fixedBy: 'owner_id' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const editor = await findEditorIn(canvas);
    await userEvent.click(editor);
    await userEvent.keyboard('// owner_id');
    await openPane(canvas, /Tests/);
    await waitFor(() => expect(canvas.getAllByText('Blocked').length).toBe(2), LONG);
    await waitFor(() => expect(canvas.getByText('Saved')).toBeInTheDocument(), LONG);
  },
};

async function type(canvas: Screen) {
  await userEvent.click(await findEditorIn(canvas));
  await userEvent.keyboard('// ');
}

export const SavedHereOnly: Story = {
  args: { answers: [[saveDraft, () => 'offline']] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await type(canvas);
    await canvas.findByText('Saved in this browser, waiting for the connection', {}, LONG);
  },
};

export const Conflict: Story = {
  args: { answers: [[saveDraft, () => ({ problem: 'draft_outdated' })]] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await type(canvas);
    await canvas.findByRole('button', { name: 'Load the newer version' }, LONG);
  },
};

export const ConflictKeepMine: Story = {
  args: { answers: [[saveDraft, ({ revision }) => toSaved(Number(revision))], openedElsewhere()] },
  play: async (context) => {
    await Conflict.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(canvas.getByText('Saved')).toBeInTheDocument(), LONG);
    await openPane(canvas, /Code/);
    await expect((await findEditor(canvas)).textContent).toContain('// ');
  },
};

/** Another device saved revision 5 after this one had opened the lab. */
function openedElsewhere(): Answers[number] {
  let opened = 0;
  return [
    openLab,
    () => ({ data: { lab: labPack, attempt: buildAttempt({ revision: (opened += 1) > 1 ? 5 : 0 }) } }),
  ];
}
const toSaved = (revision: number) =>
  revision < 5
    ? { problem: 'draft_outdated' as const }
    : { data: { revision: revision + 1, saved_at: '2026-11-20T10:00:00Z' } };

export const ResetAsks: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(Reset|More)$/ }, LONG));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Reset the whole lab' }));
    await canvas.findByRole('dialog', { name: 'Start this lab over?' });
  },
};

export const KeyboardOverview: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 }, LONG);
    await userEvent.keyboard('?');
    await canvas.findByRole('dialog', { name: 'Keyboard' });
  },
};

export const KeysWork: Story = {
  args: { runner: { fixedBy: 'owner_id' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const editor = await findEditorIn(canvas);
    const before = editor.textContent;
    await userEvent.click(editor);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(editor.textContent).toBe(before);
    await userEvent.keyboard('?');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-pane')).toBe('view'));
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-pane')).toBe('tests'));
    await userEvent.keyboard('{Shift>}{F6}{/Shift}');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-pane')).toBe('view'));
    await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await canvas.findByRole('heading', { name: 'The bridge is open' }, LONG);
  },
};

export const StepsTicked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 }, LONG);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Step 3 of 6' }));
    await expect((await canvas.findAllByRole('menuitemcheckbox', { name: /read$/ })).length).toBe(2);
    await expect(canvas.getByRole('menuitemcheckbox', { checked: true }).textContent).toContain('3. ');
  },
};

export const DoesNotCompile: Story = {
  args: { runner: { fault: "SyntaxError: unexpected token in expression: '}' at routes/invoices.js:14" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 }, LONG);
    await openPane(canvas, /Tests/);
    await canvas.findByText('The tests could not start', {}, LONG);
  },
};

export const RanTooLong: Story = {
  args: {
    runner: {
      requestFault: {
        kind: 'stop',
        message:
          'The program runs too long: it used up its budget of steps. Look for a loop that does not end.',
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 }, LONG);
    await openPane(canvas, /Preview/);
    await canvas.findByRole('heading', { name: 'The program was stopped' }, LONG);
  },
};

export const NoEngine: Story = {
  args: { runner: { isBroken: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 }, LONG);
    await openPane(canvas, /Preview/);
    await expect(
      (await canvas.findAllByText('The lab engine could not start in this browser', {}, LONG)).length,
    ).toBeGreaterThan(0);
  },
};

export const Loading: Story = { args: { answers: [[openLab, () => 'hang']] } };
export const NotFound: Story = { args: { answers: [[openLab, () => ({ problem: 'lab_not_found' })]] } };
export const OfflineStart: Story = { args: { answers: [[openLab, () => 'offline']] } };
/** ROLE-10: there is nothing to try again, and the page that sells it is another one. */
export const NeedsUpgrade: Story = {
  args: { onNeedsUpgrade: fn(), answers: [[openLab, () => ({ problem: 'upgrade_required' })]] },
  parameters: { staysLoading: true },
  play: ({ args }) => waitFor(() => expect(args.onNeedsUpgrade).toHaveBeenCalledWith(labPack.lab_id), LONG),
};
export const NeedsUpgradeNowhere: Story = {
  args: { answers: [[openLab, () => ({ problem: 'upgrade_required' })]] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'This lab is closed' }, LONG);
    // Loaded after the heading.
    await expect(await canvas.findByRole('button', { name: 'Leave the lab' }, LONG)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};
export const Problem: Story = { args: { answers: [[openLab, () => ({ problem: 'internal' })]] } };
export const AlreadyPassed: Story = {
  args: {
    answers: [
      [
        openLab,
        () => ({
          data: {
            lab: labPack,
            attempt: buildAttempt({
              passed: true,
              best_score: 100,
              best_points: 100,
              submissions: [buildSubmission({ result: buildResult() })],
            }),
          },
        }),
      ],
    ],
  },
};

const german = {
  ...labPack,
  title: 'Rechtsschutzversicherungsgesellschaftsrechnungsverwaltungsberechtigungsprüfung',
  steps: labPack.steps.map((step) => ({
    ...step,
    title: `Berechtigungsprüfungsverfahrensbeschreibung: ${step.title}`,
  })),
};
export const LongWords: Story = {
  args: { answers: [[openLab, () => ({ data: { lab: german, attempt: buildAttempt() } })]] },
};

const bare = { ...labPack, tests: [], accounts: [], seed: { world: {} } };
export const NoTestsNoDatabase: Story = {
  args: { answers: [[openLab, () => ({ data: { lab: bare, attempt: buildAttempt() } })]] },
};
