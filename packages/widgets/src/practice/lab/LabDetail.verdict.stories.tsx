import {
  getSolution,
  getSubmission,
  type LabFile,
  type LabResult,
  submitLab,
} from '@drawbridge/contracts/practice';
import { buildResult, buildSubmission, labPack } from '@drawbridge/lab-workspace/testing/lab-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type LabScene, LONG, opens, type Screen } from './testing/lab-scene.tsx';
import { labStory } from './testing/lab-story.tsx';
import type { Answers } from './testing/story-host.tsx';

const meta = {
  title: 'Lab/Verdicts',
  ...labStory,
  args: { ...labStory.args, onPassed: fn() },
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
  },
};

const solvedStore = labPack.files
  .find(({ path }) => path === 'store.js')
  ?.text.replace('WHERE invoices.id = ?', 'WHERE invoices.id = ? AND owner_id = ?');

const mine = [
  { path: 'store.js', text: solvedStore ?? '' },
  { path: 'server.js', text: '// A note of mine\n' },
];

const withSolution = (files: LabFile[]): Answers => [
  opens(labPack, { files: mine, passed: true }),
  [getSolution, () => ({ data: { files, html: '<p>The owner is part of the query.</p>', traps: [] } })],
];

const compare = async (canvas: Screen) => {
  await submit(canvas);
  await canvas.findByRole('heading', { name: 'The bridge is open' }, LONG);
  await userEvent.click(canvas.getByRole('button', { name: 'Compare with the solution' }));
};

/** One press after a pass: the learner's fix beside the author's, at the first file that differs. */
export const ComparedInOnePress: Story = {
  args: {
    answers: withSolution([
      { path: 'store.js', text: solvedStore ?? '' },
      { path: 'routes/export.js', text: '// solved\n' },
    ]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await compare(canvas);
    const tab = (name: RegExp) => canvas.findByRole('tab', { name }, LONG);
    await expect(await tab(/^routes\/export\.js$/)).toHaveAttribute('aria-selected', 'true');
    await expect(await canvas.findByRole('tabpanel', { name: /routes\/export\.js/ }, LONG)).toBeVisible();
    // What the learner wrote as the author did is marked; what only the learner changed is there too.
    await tab(/^store\.js the same$/);
    await userEvent.click(await tab(/^server\.js$/));
    await expect(await tab(/^server\.js$/)).toHaveAttribute('aria-selected', 'true');
  },
};

export const ComparedOnAPhone: Story = {
  ...ComparedInOnePress,
  globals: { viewport: { value: 'phone' } },
};

/** Where the solution cannot be loaded, its own page says so. */
export const ComparisonNotLoaded: Story = {
  args: { answers: [opens(labPack, { files: mine }), [getSolution, () => 'offline']] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await compare(canvas);
    await expect(await canvas.findByText('The solution could not be loaded', {}, LONG)).toBeVisible();
  },
};

const failed = buildResult(['other-formats', 'neighbour-note']);

const before = buildResult(['other-formats', 'neighbour-read', 'neighbour-note', 'told-who']);

/** The lab, with a submission that had this result. */
const opensAfter = (result: LabResult): Answers[number] => {
  const submission_id = '11111111-3a46-4f57-8a6d-0d9f5f1c2b33' as never;
  return opens(labPack, { submissions: [buildSubmission({ submission_id, result })] });
};

export const NotThereYet: Story = {
  args: {
    answers: [opensAfter(before), [submitLab, () => ({ data: buildSubmission({ result: failed }) })]],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await submit(canvas);
    await canvas.findByRole('heading', { name: 'Not there yet' }, LONG);
    await expect(canvas.getByText('Newly fixed')).toBeVisible();
  },
};

const withoutHints = {
  ...failed,
  tests: failed.tests.map(({ hint: _hint, ...test }) => test),
};

/** The hints of hidden tests come after a second, different try. */
export const HintsComeLater: Story = {
  args: {
    answers: [opens(labPack), [submitLab, () => ({ data: buildSubmission({ result: withoutHints }) })]],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await submit(canvas);
    await expect(await canvas.findByText(/appear after two different submissions/, {}, LONG)).toBeVisible();
  },
};

const STOPPED =
  'The program runs too long: it used up its budget of steps. Look for a loop that does not end.';
const stopped: LabResult = {
  ...failed,
  verdict: 'error',
  tests: failed.tests.map((test) => ({ ...test, status: 'error', fault: 'stop', message: STOPPED })),
};

/** Nothing ran: the reason is told once, and there is nothing to count, to compare or to give a hint for. */
export const DoesNotStart: Story = {
  args: {
    answers: [opensAfter(before), [submitLab, () => ({ data: buildSubmission({ result: stopped }) })]],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await submit(canvas);
    await canvas.findByRole('heading', { name: 'Your submission could not be graded' }, LONG);
    await expect(canvas.getAllByText(STOPPED)).toHaveLength(1);
    for (const text of ['Since the previous submission', /\d of \d+ pass$/, 'Hint:'])
      await expect(canvas.queryByText(text)).toBeNull();
  },
};

const limited: LabResult = {
  ...failed,
  verdict: 'error',
  tests: failed.tests.map((test) =>
    test.id === 'other-formats' ? { ...test, status: 'error', message: '' } : test,
  ),
  usage: { fuel: 500, wall_ms: 100, limited: true },
};

/** A limit ended one hidden test: the others were judged, and its own message is not shown. */
export const EndedInHiddenTest: Story = {
  args: {
    answers: [opens(labPack), [submitLab, () => ({ data: buildSubmission({ result: limited }) })]],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await submit(canvas);
    await canvas.findByRole('heading', { name: 'Not there yet' }, LONG);
    await expect(canvas.getByText(/In a hidden test, your program runs too long/)).toBeVisible();
  },
};

const toCounted = (passed: number) => ({
  ...failed,
  tests: failed.tests.filter(({ visibility }) => visibility === 'visible'),
  hidden: { passed, total: 3 },
});

/** Answers that are picked from a list: how many hidden tests pass, not which. */
export const OnlyCounted: Story = {
  args: {
    answers: [
      opensAfter(toCounted(1)),
      [submitLab, () => ({ data: buildSubmission({ result: toCounted(2) }) })],
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await submit(canvas);
    await expect(await canvas.findByText(/^2 of 3 hidden tests pass/, {}, LONG)).toBeVisible();
    await expect(canvas.getByText('Hidden tests that pass: 1 before, 2 now.')).toBeVisible();
    await expect(canvas.queryByText(/appear after two different submissions/)).toBeNull();
  },
};

export const NewlyBroken: Story = {
  args: {
    answers: [opensAfter(failed), [submitLab, () => ({ data: buildSubmission({ result: before }) })]],
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

const trapped: Answers = [
  [
    submitLab,
    () => ({
      data: buildSubmission({
        result: buildResult(['other-formats'], {
          trap: { id: 'page-only', title: 'The page is guarded, the rest is not', why: 'The PDF is not.' },
        }),
        lesson: {
          course_id: 'c1-who-may-do-what',
          course_title: 'Who may do what: access control',
          subject_id: 'records',
          item_id: 'c1-check-where-you-load',
          object_type: 'media',
          title: 'Check where you load',
        },
      }),
    }),
  ],
];

/** REC-20: the verdict leads to the lesson that explains the wrong fix. */
export const TrapLeadsToItsLesson: Story = {
  args: { answers: trapped, toLessonHref: ({ item_id }) => `#${item_id}` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await submit(canvas);
    const note = await canvas.findByRole('region', { name: /^Your fix behaves like/ }, LONG);
    await expect(
      within(note).getByRole('link', { name: 'Read the lesson: Check where you load' }),
    ).toHaveAttribute('href', '#c1-check-where-you-load');
  },
};

export const TrapLeadsToItsLessonOnAPhone: Story = {
  ...TrapLeadsToItsLesson,
  globals: { viewport: { value: 'phone' } },
};

/** REC-20: a host without a page for lessons, such as the launch of one lab, names it. */
export const TrapNamesItsLesson: Story = {
  args: { answers: trapped },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await submit(canvas);
    const note = await canvas.findByRole('region', { name: /^Your fix behaves like/ }, LONG);
    await expect(
      within(note).getByText(
        'The lesson “Check where you load” of the course “Who may do what: access control” explains it.',
      ),
    ).toBeVisible();
    await expect(within(note).queryByRole('link')).toBeNull();
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

/** A run without a verdict is our fault: the submission waits to be graded again. */
export const GradedAgain: Story = {
  args: {
    answers: [
      [submitLab, () => ({ data: buildSubmission({ state: 'queued', queue_position: 1, retried: true }) })],
      [getSubmission, () => 'hang'],
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await submit(canvas);
    await canvas.findByText(/^The grader failed, not you\./, {}, LONG);
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
