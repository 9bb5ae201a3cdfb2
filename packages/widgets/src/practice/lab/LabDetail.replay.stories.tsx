import {
  getSubmission,
  type LabResult,
  type LabSubmission,
  listSharedReplays,
  previewSharedReplay,
  submitLab,
} from '@drawbridge/contracts/practice';
import { sharedReplay } from '@drawbridge/lab-workspace/testing/film-data';
import { buildResult, buildSubmission, labPack } from '@drawbridge/lab-workspace/testing/lab-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  type LabScene,
  LONG,
  openFilmOfVerdict,
  openPane,
  opens,
  type Screen,
} from './testing/lab-scene.tsx';
import { labStory } from './testing/lab-story.tsx';
import type { Answers } from './testing/story-host.tsx';

const meta = {
  title: 'Lab/Replays',
  ...labStory,
} satisfies Meta<typeof LabScene>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Replay: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 }, LONG);
    await openPane(canvas, /Tests/);
    const rows = await canvas.findAllByText(/open a neighbor's invoice/, {}, LONG);
    await userEvent.click(rows[0] ?? canvasElement);
    await expect(canvas.getAllByText(/Disclosed: invoice LL-2042/)[0]).toBeVisible();
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
    const rows = await canvas.findAllByText(/open a neighbor's invoice/, {}, LONG);
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
    const rows = await canvas.findAllByText(/open a neighbor's invoice/, {}, LONG);
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
  const rows = await canvas.findAllByText(/open a neighbor's invoice/, {}, LONG);
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
    const rows = await canvas.findAllByText(/open a neighbor's invoice/, {}, LONG);
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
