import { getSubmission, openLab, saveDraft, submitLab } from '@drawbridge/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { buildAttempt, buildResult, buildSubmission, labPack } from './testing/lab-data.ts';
import { LabScene, LONG, openPane, type Screen } from './testing/lab-scene.tsx';
import { loadLabCode } from './testing/load-lab-code.ts';
import type { Answers } from './testing/story-host.tsx';

const meta = {
  title: 'Lab/LabDetail',
  component: LabScene,
  loaders: [loadLabCode],
  parameters: { layout: 'fullscreen' },
  args: { labId: labPack.lab_id, onExit: fn(), onPassed: fn() },
  argTypes: { answers: { control: false }, runner: { control: false } },
} satisfies Meta<typeof LabScene>;
export default meta;

type Story = StoryObj<typeof meta>;

const submit = async (canvas: Screen) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Submit' }, LONG));
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

export const Passed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await submit(canvas);
    await canvas.findByRole('heading', { name: 'The bridge is open' }, LONG);
    await expect(args.onPassed).toHaveBeenCalledOnce();
  },
};

/** A pass leads on: to the next lab or lesson, and to the author's solution. */
export const PassedLeadsOn: Story = {
  args: {
    next: { kind: 'lab', title: 'The button was hidden', labType: 'lab', minutes: 25, href: '#next' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 }, LONG);
    await expect(canvas.queryByRole('link', { name: /^Next lab/ })).toBeNull();
    await submit(canvas);
    await canvas.findByRole('heading', { name: 'The bridge is open' }, LONG);
    const findLinks = () => canvas.getAllByRole('link', { name: 'Next lab: The button was hidden' });
    await waitFor(() => expect(findLinks().length).toBe(2), LONG);
    for (const link of findLinks()) await expect(link).toHaveAttribute('href', '#next');
    await userEvent.click(canvas.getByRole('button', { name: 'Compare with the solution' }));
    await openPane(canvas, /Lesson/);
    await expect(await canvas.findByRole('tab', { name: /Solution/, selected: true }, LONG)).toBeVisible();
  },
};

const failed = buildResult(['other-formats', 'neighbour-note']);
const before = buildResult(['other-formats', 'neighbour-read', 'neighbour-note', 'told-who']);
const earlier = buildSubmission({
  submission_id: '11111111-3a46-4f57-8a6d-0d9f5f1c2b33' as never,
  result: before,
});

export const NotThereYet: Story = {
  args: {
    answers: [
      [openLab, () => ({ data: { lab: labPack, attempt: buildAttempt({ submissions: [earlier] }) } })],
      [submitLab, () => ({ data: buildSubmission({ result: failed }) })],
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await submit(canvas);
    await canvas.findByRole('heading', { name: 'Not there yet' }, LONG);
    await expect(canvas.getByText('Newly fixed')).toBeVisible();
  },
};

export const NewlyBroken: Story = {
  args: {
    answers: [
      [
        openLab,
        () => ({
          data: {
            lab: labPack,
            attempt: buildAttempt({
              submissions: [
                buildSubmission({
                  submission_id: '11111111-3a46-4f57-8a6d-0d9f5f1c2b33' as never,
                  result: failed,
                }),
              ],
            }),
          },
        }),
      ],
      [submitLab, () => ({ data: buildSubmission({ result: before }) })],
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await submit(canvas);
    await expect(await canvas.findByText('Newly broken', {}, LONG)).toBeVisible();
  },
};

/** The submission fails the same tests as a wrong fix that the author knows. */
export const BehavesLikeATrap: Story = {
  args: {
    answers: [
      [
        submitLab,
        () => ({
          data: buildSubmission({
            result: buildResult(['other-formats'], {
              trap: {
                id: 'page-only',
                title: 'The page is guarded, the rest is not',
                why: 'The detail page now compares the owner, but `/invoices/:id.pdf` still looks things up by id alone. Put the rule where the rows are read.',
              },
            }),
          }),
        }),
      ],
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await submit(canvas);
    const name = 'Your fix behaves like: The page is guarded, the rest is not';
    const note = await canvas.findByRole('region', { name }, LONG);
    await expect(within(note).getByText('/invoices/:id.pdf').tagName).toBe('CODE');
    const [attacks] = canvas.getAllByRole('heading', { name: 'Attacks' });
    await expect(
      note.compareDocumentPosition(attacks ?? note) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  },
};

export const Queued: Story = {
  args: {
    answers: [
      [submitLab, () => ({ data: buildSubmission({ state: 'queued', queue_position: 3 }) })],
      [getSubmission, () => 'hang'],
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await submit(canvas);
    await canvas.findByText('In the queue, place 3', {}, LONG);
  },
};

export const SendingAgain: Story = {
  args: { answers: [[submitLab, () => 'offline']] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await submit(canvas);
    await canvas.findByText('No answer yet, sending again…', {}, LONG);
  },
};

export const SubmitFailed: Story = {
  args: { answers: [[submitLab, () => ({ problem: 'queue_full' })]] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await submit(canvas);
    await expect((await canvas.findAllByRole('button', { name: 'Submit again' }, LONG)).length).toBe(2);
  },
};

export const OurFault: Story = {
  args: {
    answers: [
      [
        submitLab,
        () => ({
          data: buildSubmission({ result: buildResult(['x'], { verdict: 'infra', tests: [], score: 0 }) }),
        }),
      ],
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await submit(canvas);
    await canvas.findByRole('heading', { name: 'The grader failed, not you' }, LONG);
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

async function openView(canvas: Screen, name: RegExp) {
  await canvas.findByRole('heading', { level: 1 }, LONG);
  await openPane(canvas, /Preview/);
  const list = await canvas.findByRole('tablist', { name: /what happened behind it/ }, LONG);
  await userEvent.click(await within(list).findByRole('tab', { name }));
}

export const Requests: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openView(canvas, /Requests/);
    await userEvent.click(await canvas.findByRole('button', { name: /GET/ }, LONG));
    await canvas.findByRole('heading', { name: 'What the world saw' });
  },
};

export const EditAndResend: Story = {
  play: async (context) => {
    await Requests.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit and resend' }));
    const url = canvas.getByRole('textbox', { name: 'Path and query' });
    await userEvent.clear(url);
    await userEvent.type(url, '/invoices/2041');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByText('/invoices/2041');
  },
};

export const Database: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openView(canvas, /Database/);
    await canvas.findByText('RF-7K2M-94QX', {}, LONG);
  },
};

export const Console: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openView(canvas, /Console/);
    await canvas.findByText('GET /', {}, LONG);
  },
};

export const Replay: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 }, LONG);
    await openPane(canvas, /Tests/);
    const rows = await canvas.findAllByText(/open a neighbour's invoice/, {}, LONG);
    await userEvent.click(rows[0] ?? canvasElement);
    await expect(canvas.getAllByText(/Disclosed: invoice LL-2042/)[0]).toBeVisible();
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

export const Browsing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 }, LONG);
    await openPane(canvas, /Preview/);
    const address = await canvas.findByRole('textbox', { name: 'Address in the lab' }, LONG);
    await userEvent.clear(address);
    await userEvent.type(address, '/invoices/2041{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Back' })).toBeEnabled(), LONG);
    await userEvent.clear(address);
    await userEvent.type(address, '//evil.test/steal{Enter}');
    await expect(await canvas.findByText(/The preview stays inside the lab/)).toBeVisible();
    await expect(address).toHaveValue('/invoices/2041');
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
        message: 'The program used up its budget of steps. Look for a loop that does not end.',
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
