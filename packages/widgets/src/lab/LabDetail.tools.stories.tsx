import {
  getSubmission,
  type LabResult,
  type LabSubmission,
  listSharedReplays,
  previewSharedReplay,
  submitLab,
} from '@drawbridge/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sharedReplay } from '../replay/testing/film-data.ts';
import { buildResult, buildSubmission, labPack } from './testing/lab-data.ts';
import { inspection, policyPack, victimPack } from './testing/lab-kinds.ts';
import { LabScene, LONG, openFilmOfVerdict, openPane, opens, type Screen } from './testing/lab-scene.tsx';
import { loadLabCode } from './testing/load-lab-code.ts';
import type { Answers } from './testing/story-host.tsx';

const meta = {
  title: 'Lab/Tools of the page',
  component: LabScene,
  loaders: [loadLabCode],
  parameters: { layout: 'fullscreen' },
  args: { labId: labPack.lab_id, onExit: fn() },
  argTypes: { answers: { control: false }, runner: { control: false } },
} satisfies Meta<typeof LabScene>;
export default meta;

type Story = StoryObj<typeof meta>;

async function goTo(canvas: Screen, url: string) {
  await openPane(canvas, /Preview/);
  const address = await canvas.findByRole('textbox', { name: 'Address in the lab' }, LONG);
  await userEvent.clear(address);
  await userEvent.type(address, `${url}{Enter}`);
}
async function openView(canvas: Screen, name: RegExp) {
  await openPane(canvas, /Preview/);
  const list = await canvas.findByRole('tablist', { name: /what happened behind it/ }, LONG);
  await userEvent.click(within(list).getByRole('tab', { name }));
}

/** An attack works in the preview: the page shows it immediately with its proof and ticks it in the steps. */
export const YouBrokeIt: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await goTo(canvas, '/invoices/2042');
    await canvas.findByText('You broke it: Read invoice 2042 as Ada', {}, LONG);
    const banner = canvas.getByRole('region', { name: 'An attack worked' });
    await expect(within(banner).getByText(/^Disclosed: invoice LL-2042/)).toBeVisible();
    await expect(canvas.getByText(', done')).toBeInTheDocument();
  },
};

export const StillOpen: Story = {
  args: { answers: [opens(labPack, { breaches: ['read-neighbour'] })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await goTo(canvas, '/invoices/2042');
    await canvas.findByText('Still open: Read invoice 2042 as Ada', {}, LONG);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText(/Still open/)).toBeNull();
  },
};

export const Cookies: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openPane(canvas, /Preview/);
    await canvas.findByText('sid=4f1c9a', {}, LONG);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const sid = await canvas.findByRole('textbox', { name: 'sid' });
    await userEvent.clear(sid);
    await userEvent.type(sid, 'somebody-else');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'role');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Value' }), 'admin');
    await userEvent.click(canvas.getByRole('button', { name: 'Add cookie' }));
    await expect(canvas.getByText('sid=somebody-else; role=admin')).toBeInTheDocument();
  },
};

export const SendAs: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openView(canvas, /Requests/);
    await userEvent.click(await canvas.findByRole('button', { name: /GET/ }, LONG));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit and resend' }));
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Send as' }),
      'A stranger, without cookies',
    );
    const times = canvas.getByRole('spinbutton', { name: 'Repeat' });
    await userEvent.clear(times);
    await userEvent.type(times, '3');
  },
};

export const SentThrice: Story = {
  play: async (context) => {
    await SendAs.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^GET/ }).length).toBe(4), LONG);
  },
};

export const Victim: Story = {
  args: { answers: [opens(victimPack)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openView(canvas, /Victim/);
    await userEvent.click(await canvas.findByRole('button', { name: /^Send the link to/ }, LONG));
    await canvas.findAllByText(/SQL: SELECT/, {}, LONG);
  },
};

export const AttackersPage: Story = {
  args: { answers: [opens(victimPack)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openView(canvas, /Victim/);
    await userEvent.click(await canvas.findByRole('tab', { name: "Attacker's page" }, LONG));
    await userEvent.click(canvas.getByRole('button', { name: /^Have .+ open your page/ }));
    await canvas.findByText(/something was written/, {}, LONG);
  },
};

export const BuildResult: Story = {
  args: { answers: [opens(policyPack)], runner: { inspection } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openPane(canvas, /Build result/);
    await canvas.findByText('1,482 MB', {}, LONG);
    await expect(canvas.getAllByRole('img', { name: 'Problem' }).length).toBe(4);
  },
};

export const BuildResultEmpty: Story = {
  args: { answers: [opens(policyPack)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openPane(canvas, /Build result/);
    await canvas.findByText('There is nothing to show for these files.', {}, LONG);
  },
};

/** A command by keyboard: Mod+K, a few letters, Enter. */
export const Palette: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 }, LONG);
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(await canvas.findByRole('combobox', { name: 'Commands' }, LONG)).toHaveFocus();
  },
};

export const PaletteByKeyboard: Story = {
  play: async (context) => {
    await Palette.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.keyboard('opnhint');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Open hint 1');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('combobox', { name: 'Commands' })).toBeNull();
    await canvas.findByRole('button', { name: 'Open this hint' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.keyboard('store.js{Enter}');
    await canvas.findByRole('textbox', { name: 'Code of store.js' }, LONG);
  },
};

const now = buildResult(['neighbour-note']);
const before = buildSubmission({
  submission_id: '11111111-3a46-4f57-8a6d-0d9f5f1c2b33' as never,
  result: buildResult(['neighbour-read', 'neighbour-note', 'told-who']),
});

/** The replay beside the one of the previous submission. */
export const ReplayCompared: Story = {
  args: {
    answers: [
      opens(labPack, { submissions: [before] }),
      [submitLab, () => ({ data: buildSubmission({ result: now }) })],
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }, LONG));
    const rows = await canvas.findAllByText(/open a neighbour's invoice/, {}, LONG);
    const row = rows.findLast((one) => one.closest('summary') !== null && one.checkVisibility());
    await userEvent.click(row as HTMLElement);
    await expect(within(row?.closest('li') as HTMLElement).getByText('The previous one')).toBeVisible();
  },
};

/** The replay of the learner's own code step by step, beside the same attack on the starter. */
export const ReplayStepByStep: Story = {
  args: {
    answers: [opens(labPack, { files: [{ path: 'store.js', text: '// mine' }] })],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openPane(canvas, /Tests/);
    const rows = await canvas.findAllByText(/open a neighbour's invoice/, {}, LONG);
    await userEvent.click(rows[0] ?? canvasElement);
    const row = within(rows[0]?.closest('li') ?? canvasElement);
    await userEvent.click(row.getByRole('button', { name: 'Step through it' }));
    const player = within(await canvas.findByRole('region', { name: /^Attack, step by step/ }, LONG));
    // In a narrow pane they are tabs.
    await player.findAllByText('The starter', {}, LONG);
    await player.findAllByText('Your code');
    await userEvent.click(player.getByRole('button', { name: 'Show as a list' }));
    await expect(await row.findByRole('list', { name: 'Attack replay' })).toBeVisible();
  },
};

/** Whoever has an account can share the film of a verdict. */
export const FilmShared: Story = {
  args: {
    answers: [opens(labPack), [submitLab, () => ({ data: buildSubmission({ result: buildResult() }) })]],
  },
  play: async ({ canvasElement }) => {
    const film = await openFilmOfVerdict(within(canvasElement));
    await expect(film.getByRole('button', { name: 'Share' })).toBeVisible();
  },
};

const toPassed = (overrides: Partial<LabResult> = {}) =>
  buildSubmission({
    result: buildResult([], overrides),
    files: [{ path: 'store.js', text: '// mine' }],
  });
const answerSharing = (passed: LabSubmission): Answers => [
  [submitLab, () => ({ data: passed })],
  [
    getSubmission,
    ({ submission_id }) => ({ data: submission_id === passed.submission_id ? passed : before }),
  ],
  [previewSharedReplay, () => ({ data: { replay: sharedReplay, has_own_code: false } })],
  [listSharedReplays, () => ({ data: { items: [] } })],
];
const openShareDialog = async (canvas: Screen) => {
  const film = await openFilmOfVerdict(canvas);
  // Not by userEvent, which acts: React does not take up what is fetched meanwhile.
  film.getByRole('button', { name: 'Share' }).click();
  return within(await within(document.body).findByRole('dialog', { name: 'Share this replay' }, LONG));
};

/** A first submission that passes has the starter for its before. */
export const FilmSharedBesideStarter: Story = {
  args: { answers: [opens(labPack), ...answerSharing(toPassed())] },
  play: async ({ canvasElement }) => {
    const dialog = await openShareDialog(within(canvasElement));
    await expect(await dialog.findByRole('radio', { name: 'The starter' })).toBeChecked();
    await expect(dialog.queryByRole('radio', { name: 'The previous submission' })).toBeNull();
  },
};

/** One in which the attack got through is the better before; the starter can be chosen. */
export const FilmSharedBesideEarlier: Story = {
  args: { answers: [opens(labPack, { submissions: [before] }), ...answerSharing(toPassed())] },
  play: async ({ canvasElement }) => {
    const dialog = await openShareDialog(within(canvasElement));
    await expect(await dialog.findByRole('radio', { name: 'The previous submission' })).toBeChecked();
    await expect(await dialog.findByRole('radio', { name: 'The starter' })).not.toBeChecked();
  },
};

/** A lab that has changed since has another starter: it is not offered. */
export const FilmSharedOfOldLab: Story = {
  args: { answers: [opens(labPack), ...answerSharing(toPassed({ content_hash: 'old' }))] },
  play: async ({ canvasElement }) => {
    const dialog = await openShareDialog(within(canvasElement));
    await dialog.findByText(/Your links/);
    await expect(dialog.queryByRole('radio', { name: 'The starter' })).toBeNull();
  },
};

/** A submission as lists hold it, without replays. */
const withoutReplays = (submission: LabSubmission): LabSubmission => ({
  ...submission,
  ...(submission.result
    ? {
        result: {
          ...submission.result,
          tests: submission.result.tests.map(({ replay, ...test }) =>
            replay ? { ...test, requests: replay.length } : test,
          ),
        },
      }
    : {}),
});
const latest = buildSubmission({ result: now });
const listed = opens(labPack, { submissions: [latest, before].map(withoutReplays) });
const findIn = ({ submission_id }: Record<string, unknown>) =>
  [latest, before].find((one) => one.submission_id === submission_id);

/** Opens an earlier result and the replay of its first attack. */
async function openReplay(canvas: Screen) {
  await openPane(canvas, /Tests/);
  await userEvent.click(await canvas.findByRole('tab', { name: 'Result' }, LONG));
  const rows = await canvas.findAllByText(/open a neighbour's invoice/, {}, LONG);
  const row = rows.at(-1) as HTMLElement;
  await userEvent.click(row);
  return within(row.closest('details') as HTMLElement);
}

/** The replays of an earlier result are fetched when one is opened. */
export const ReplayFetched: Story = {
  args: { answers: [listed, [getSubmission, (input) => ({ data: findIn(input) })]] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = await openReplay(canvas);
    await row.findByRole('list', { name: 'Attack replay' }, LONG);
    await expect(
      await row.findByRole('list', { name: 'Attack replay of the previous submission' }, LONG),
    ).toBeVisible();
  },
};

export const ReplayLoading: Story = {
  args: { answers: [listed, [getSubmission, () => 'hang']] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = await openReplay(canvas);
    const waiting = await row.findAllByRole('region', { name: /^Loading the replay/ }, LONG);
    await expect(waiting).toHaveLength(2);
  },
};

const server = { isOffline: true };
export const ReplayProblem: Story = {
  args: {
    answers: [listed, [getSubmission, (input) => (server.isOffline ? 'offline' : { data: findIn(input) })]],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    server.isOffline = true;
    const row = await openReplay(canvas);
    await expect(await row.findAllByText('The replay could not be loaded', {}, LONG)).toHaveLength(2);
  },
};

/** The retry loads one replay; the other one still shows its problem. */
export const ReplayTriedAgain: Story = {
  args: ReplayProblem.args ?? {},
  play: async (context) => {
    await ReplayProblem.play?.(context);
    const opened = [...context.canvasElement.querySelectorAll<HTMLElement>('details[open]')];
    const row = within(
      opened.find(({ textContent }) => textContent.includes('could not be loaded')) as HTMLElement,
    );
    server.isOffline = false;
    const [retry] = row.getAllByRole('button', { name: 'Try again' });
    await userEvent.click(retry as HTMLElement);
    await row.findByRole('list', { name: 'Attack replay' }, LONG);
    await expect(row.getAllByText('The replay could not be loaded')).toHaveLength(1);
  },
};

const cut = buildResult(['neighbour-read']);
/** An app that logs a lot and a test with many requests: the result counts what it leaves out. */
export const ReplayCut: Story = {
  args: {
    answers: [
      [
        submitLab,
        () => ({
          data: buildSubmission({
            result: {
              ...cut,
              tests: cut.tests.map((test) => ({
                ...test,
                ...(test.replay
                  ? {
                      requests: 57,
                      replay: test.replay.map((line, index) => ({ ...line, more_events: index * 179 + 1 })),
                    }
                  : {}),
              })),
            },
          }),
        }),
      ],
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }, LONG));
    const rows = await canvas.findAllByText(/open a neighbour's invoice/, {}, LONG);
    await userEvent.click(rows.at(-1) as HTMLElement);
    await expect((await canvas.findAllByText('and 180 more events', {}, LONG))[0]).toBeVisible();
    await expect(canvas.getAllByText('and one more event')[0]).toBeVisible();
    await expect(canvas.getAllByText('and 55 more requests')[0]).toBeVisible();
  },
};

/** A replay from before the size limit that was larger than the limit. */
export const ReplayGone: Story = {
  args: {
    answers: [listed, [getSubmission, (input) => ({ data: withoutReplays(findIn(input) ?? latest) })]],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = await openReplay(canvas);
    await expect(
      (await row.findAllByText('This test made too many requests to keep.', {}, LONG))[0],
    ).toBeVisible();
  },
};

const showOnly = (canvas: Screen, pane: string) =>
  canvas.queryByRole('button', { name: `Show only: ${pane}` });

/** One pane has the whole page; the others take no focus. Narrower pages show one pane at a time anyway. */
export const OnlyOnePane: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 }, LONG);
    const button = showOnly(canvas, 'Code');
    if (!button) return;
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull());
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-pane')).toBe('view'));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: /Code of/ })).toBeNull());
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next' })).toBeVisible());
  },
};

/** The tests are one line until they are run, submitted or opened. */
export const TestsOpenWithRun: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 }, LONG);
    const bar = canvas.queryByRole('button', { name: /^Tests/, expanded: false });
    if (!bar) return;
    await canvas.findByRole('button', { name: 'Tests 3 of 5 pass' }, LONG);
    await expect(canvas.queryByText('Gets through')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Run' }));
    await canvas.findAllByText('Gets through', {}, LONG);
    await userEvent.click(canvas.getByRole('button', { name: 'Close: Tests' }));
    await waitFor(() => expect(canvas.queryByText('Gets through')).toBeNull());
  },
};
