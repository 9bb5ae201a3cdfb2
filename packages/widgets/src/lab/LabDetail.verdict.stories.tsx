import { getSubmission, openLab, submitLab } from '@drawbridge/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { documented } from '../testing/documented.ts';
import { ConnectedLabDetail } from './ConnectedLabDetail.tsx';
import { buildAttempt, buildResult, buildSubmission, labPack } from './testing/lab-data.ts';
import { LabScene, LONG, openPane, type Screen } from './testing/lab-scene.tsx';
import { loadLabCode } from './testing/load-lab-code.ts';

const meta = {
  title: 'Lab/Verdicts',
  component: documented(ConnectedLabDetail, LabScene),
  render: (args) => <LabScene {...args} />,
  loaders: [loadLabCode],
  parameters: { layout: 'fullscreen' },
  args: { labId: labPack.lab_id, onExit: fn(), onPassed: fn() },
  argTypes: { answers: { table: { disable: true } }, runner: { table: { disable: true } } },
} satisfies Meta<typeof LabScene>;
export default meta;

type Story = StoryObj<typeof meta>;

const submit = async (canvas: Screen) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Submit' }, LONG));

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
