import {
  asId,
  type ContextItem,
  exportContextProgress,
  getContextProgress,
  getLabFailures,
  type LabFailures,
  type LearnerProgress,
  listAttempts,
  listContextLearners,
  type RosterState,
  refreshRoster,
  reviewAttempt,
  reviewSubmission,
} from '@drawbridge/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { loadLabCode } from '../lab/testing/load-lab-code.ts';
import { buildReview, buildReviewed, reviewedSubmissions } from '../lab-review/testing/review-data.ts';
import { type Handlers, StoryHost } from '../testing/story-host.tsx';
import { ContextProgress, type ContextProgressProps } from './ContextProgress.tsx';

interface SceneProps extends Partial<ContextProgressProps> {
  handlers?: Handlers;
  width?: number;
  height?: number;
}

const PAGE = 4;
const LAB = 'l1-someone-elses-invoice';
const idOf = (at: number) => asId<'person'>(`7b0e5b52-6c1e-4e0f-9f0f-${String(at).padStart(12, '0')}`);

const items: ContextItem[] = [
  {
    kind: 'lab',
    id: LAB,
    title: "Someone else's invoice",
    started: 21,
    completed: 9,
    average_score: 71,
    labs: [],
  },
  {
    kind: 'course',
    id: 'c2',
    title: 'Injection at the boundary',
    started: 12,
    completed: 2,
    average_score: 34,
    labs: [{ id: 'l8', title: 'Signed in as no one' }],
  },
  { kind: 'lab', id: 'http-bench', title: 'HTTP bench', started: 0, completed: 0, labs: [] },
];
const NAMES = [
  'Noor Vale',
  'Tomas Reed',
  'Learner 7F3A',
  'Anneliese Rechtsschutzversicherungsgesellschafter-Oberhuber',
  'Ngozi Adeyemi',
  'Li Na',
];
const STATUSES = ['active', 'active', 'unlisted', 'active', 'inactive', 'left'] as const;
const learners = Array.from(
  { length: 6 },
  (_, at): LearnerProgress => ({
    person_id: idOf(at),
    name: NAMES[at] ?? `Learner ${at}`,
    status: STATUSES[at % STATUSES.length] ?? 'active',
    ...(at % 6 === 4 ? {} : { last_launched_at: '2026-03-02T09:00:00.000Z' }),
    items:
      at % 6 === 4
        ? []
        : [
            {
              kind: 'lab',
              id: LAB,
              score: 100 - at,
              completed: at % 2 === 0,
              at: '2026-03-02T09:30:00.000Z',
            },
            { kind: 'course', id: 'c2', completed: false },
          ],
  }),
);
const failures: LabFailures = {
  submitted: 12,
  passed: 5,
  tests: [
    {
      id: 'a',
      title: 'Attack: get the same invoice through another route',
      visibility: 'hidden',
      failing: 7,
      failed: 11,
    },
    {
      id: 'b',
      title: 'Attack: read an invoice that is not yours',
      visibility: 'visible',
      failing: 0,
      failed: 4,
    },
  ],
  traps: [
    {
      id: 'page-only',
      title: 'Only the page is guarded',
      why: 'The page is not the only route that takes an invoice number.',
      learners: 6,
    },
  ],
};

const overviewOf = (roster: RosterState, more: object = {}): Handlers[number] => [
  getContextProgress,
  () => ({
    data: { title: 'Secure code, autumn term', has_context: true, learners: 6, roster, items, ...more },
  }),
];
const READY: RosterState = { state: 'ready', read_at: '2026-10-12T12:05:00.000Z' };
const attempts = [
  buildReviewed({ attempt_id: asId(idOf(101)), learner: 'Noor Vale', lab_id: LAB }),
  buildReviewed({ attempt_id: asId(idOf(102)), learner: 'Noor Vale', lab_id: LAB, number: 2 }),
];
const full: Handlers = [
  overviewOf(READY),
  [
    listContextLearners,
    ({ person_id: one, search, status, page = 1 }) => {
      const found = learners.filter(
        (learner) =>
          (one === undefined || learner.person_id === one) &&
          (typeof search !== 'string' || learner.name.toLowerCase().includes(search.toLowerCase())) &&
          (status !== 'left' || learner.status === 'left'),
      );
      const from = (Number(page) - 1) * PAGE;
      return { data: { items: found.slice(from, from + PAGE), total: found.length, page_size: PAGE } };
    },
  ],
  [getLabFailures, () => ({ data: failures })],
  [listAttempts, () => ({ data: { items: attempts, total: 2, page_size: 20 } })],
  [reviewAttempt, () => ({ data: buildReview() })],
  [
    reviewSubmission,
    ({ submission_id: id }) => ({ data: reviewedSubmissions.find((one) => one.submission_id === id) }),
  ],
  [exportContextProgress, () => ({ data: { csv: 'Name\r\n', rows: 60, is_cut: false } })],
  [refreshRoster, () => ({ data: { roster: READY } })],
];
/** `full` with other answers for some endpoints. */
const withAnswers = (...others: Handlers): Handlers => [
  ...others,
  ...full.filter(([{ name }]) => !others.some(([other]) => other.name === name)),
];

/** The page as a platform frames it. */
function Scene({
  handlers = full,
  width = 885,
  height = 653,
  platform = 'Harbor LMS',
  ...props
}: SceneProps) {
  return (
    <StoryHost handlers={handlers}>
      <main
        style={{ display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', inlineSize: width, blockSize: height }}
      >
        <ContextProgress platform={platform} {...props} />
      </main>
    </StoryHost>
  );
}

/** What the learners of a course of the platform did, for its instructors. @see LTI-17 */
const meta = {
  title: 'Widgets/ContextProgress',
  component: Scene,
  args: {} as SceneProps,
  parameters: { layout: 'fullscreen' },
  // Storybook wraps a press in `act`, which never lets code arrive that a press waits for.
  loaders: [
    async () => {
      await Promise.all([
        loadLabCode(),
        import('@drawbridge/client/stores/attempts'),
        import('@drawbridge/client/stores/attempt-review'),
      ]);
      return {};
    },
  ],
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Learners: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = await canvas.findByRole('row', { name: /Noor Vale/ });
    await expect(within(row).getByText('100%')).toBeVisible();
    await expect(within(row).getByText('Started')).toBeVisible();
    await expect(canvas.getByText(/^Roster of /)).toBeVisible();
    await expect(canvas.getByText('1 to 4 of 6')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByText('5 to 6 of 6');
    await userEvent.type(canvas.getByRole('searchbox'), 'noor');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await userEvent.selectOptions(canvas.getByLabelText('Show'), 'Left the course');
    await canvas.findByText('No learners match');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    await canvas.findByText('1 to 4 of 6');
  },
};

/** From the class to a learner, their attempts, one attempt, and back, by keyboard. */
export const ToAnAttempt: Story = {
  args: { height: 860 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const press = async (name: string) => {
      (await canvas.findByRole('button', { name })).focus();
      await userEvent.keyboard('{Enter}');
    };
    await press('Noor Vale');
    const title = await canvas.findByRole('heading', { level: 1, name: 'Noor Vale' });
    await waitFor(() => expect(title).toHaveFocus());
    await press("Someone else's invoice");
    await canvas.findByRole('heading', { level: 1, name: "Someone else's invoice" });
    const open = await canvas.findAllByRole('button', { name: 'Noor Vale' });
    await expect(open).toHaveLength(2);
    await userEvent.click(open[0] as HTMLElement);
    await canvas.findByRole('listbox');
    await press('All attempts');
    await press('All activities of this learner');
    await press('All learners and activities');
    await canvas.findByRole('row', { name: /Noor Vale/ });
  },
};

export const WhereTheClassFails: Story = {
  args: { height: 1_100 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: /Activities/ }));
    await expect(canvas.getByRole('button', { name: 'Signed in as no one' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: "Someone else's invoice" }));
    const tests = within(await canvas.findByRole('table', { name: 'Attacks and checks' }));
    await expect(tests.getByText('7 of 12')).toBeVisible();
    const traps = within(canvas.getByRole('table', { name: 'Wrong fixes' }));
    await expect(traps.getByText('6 of 12')).toBeVisible();
    await expect(traps.getByText(/not the only route/)).toBeVisible();
    await canvas.findByRole('table', { name: 'Attempts, newest first' });
  },
};

export const Activities: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: /Activities/ }));
    const row = within(canvas.getByRole('row', { name: /HTTP bench/ }));
    await expect(row.getByText('–')).toBeVisible();
  },
};

/** From the launched lab: the lab first, with the way back to it. */
export const FromTheLab: Story = {
  args: { labId: LAB, exit: { label: 'Back to the lab', onPress: fn() }, height: 900 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('5 of 12 who submitted have passed');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the lab' }));
    await expect(args.exit?.onPress).toHaveBeenCalledOnce();
  },
};

export const NobodySubmitted: Story = {
  args: {
    labId: LAB,
    handlers: withAnswers(
      [getLabFailures, () => ({ data: { submitted: 0, passed: 0, tests: [], traps: [] } })],
      [listAttempts, () => ({ data: { items: [], total: 0, page_size: 20 } })],
    ),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No attempts yet');
  },
};

export const FailuresNotLoaded: Story = {
  args: { labId: LAB, handlers: withAnswers([getLabFailures, () => 'offline']) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Where the class fails could not be loaded');
  },
};

/** A submission review with several attempts: the instructor chooses. */
export const ReviewOfSeveral: Story = {
  args: { reviewedPersonId: idOf(0), labId: LAB },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByRole('button', { name: 'Noor Vale' })).toHaveLength(2);
  },
};

/** The one attempt there is, is opened; the way back leads to the list and stays there. */
export const ReviewOfOne: Story = {
  args: {
    reviewedPersonId: idOf(0),
    labId: LAB,
    height: 860,
    handlers: withAnswers([
      listAttempts,
      () => ({ data: { items: attempts.slice(0, 1), total: 1, page_size: 20 } }),
    ]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('listbox');
    await userEvent.click(canvas.getByRole('button', { name: 'All attempts' }));
    await canvas.findByRole('button', { name: 'Noor Vale' });
    await userEvent.click(canvas.getByRole('button', { name: 'All activities of this learner' }));
    await canvas.findByRole('heading', { level: 1, name: 'Noor Vale' });
  },
};

export const ReviewWithoutWork: Story = {
  args: {
    reviewedPersonId: idOf(0),
    labId: LAB,
    handlers: withAnswers([listAttempts, () => ({ data: { items: [], total: 0, page_size: 20 } })]),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('This learner has not opened the lab.');
  },
};

export const ReviewOfNobody: Story = {
  args: { reviewedPersonId: idOf(999) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'There is no work of this learner' });
  },
};

export const Exported: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Export as CSV' }));
    await within(document.body).findByText('60 learners were exported.');
  },
};

export const NotExported: Story = {
  args: { handlers: withAnswers([exportContextProgress, () => 'offline']) },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Export as CSV' });
    await userEvent.click(button);
    await within(document.body).findByText('Server busy please try later!');
    await expect(button).toBeEnabled();
  },
};

/** The button has the roster read, and the page follows until it is here. */
export const RosterIsRead: Story = {
  args: { handlers: withAnswers(overviewOf({ state: 'never' })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('The roster of Harbor LMS has not been read yet.');
    await userEvent.click(canvas.getByRole('button', { name: /^Read it now/ }));
    await canvas.findByText(/^Roster of /);
  },
};

export const RosterBeingRead: Story = {
  args: { handlers: withAnswers(overviewOf({ state: 'reading' })) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Reading the roster of Harbor LMS…');
  },
};

export const RosterRefused: Story = {
  args: {
    handlers: withAnswers(
      overviewOf({ state: 'failed', problem: 'not_allowed', read_at: '2026-10-12T12:05:00.000Z' }),
    ),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/ask its administrator to give this tool access/);
  },
};

export const NoRoster: Story = {
  args: { handlers: withAnswers(overviewOf({ state: 'unavailable' })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/does not share its roster/);
    await expect(canvas.queryByRole('button', { name: /^Read it now/ })).toBeNull();
  },
};

const many = Array.from(
  { length: 9 },
  (_, at): ContextItem => ({ ...(items[0] as ContextItem), id: `l${at}`, title: `Lab ${at}` }),
);
/** Six columns at most, of those that are chosen. */
export const ManyActivities: Story = {
  args: { handlers: withAnswers(overviewOf(READY, { items: many })), width: 1_200 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('columnheader', { name: 'Lab 5' });
    await expect(canvas.queryByRole('columnheader', { name: 'Lab 6' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Activities shown: 6 of 9' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByRole('checkbox', { name: 'Lab 8' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Lab 0' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Lab 8' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await canvas.findByRole('columnheader', { name: 'Lab 8' });
  },
};

/** A phone's frame: cards in place of columns. */
export const Phone: Story = {
  args: { width: 374, height: 571 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('list', { name: 'Learners and their best scores' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
export const PhoneLab: Story = {
  args: { width: 374, height: 571, labId: LAB },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('7 of 12');
  },
};
export const PhoneLearner: Story = {
  args: { width: 374, height: 571, reviewedPersonId: idOf(3) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: /^Anneliese/ });
  },
};

export const Empty: Story = {
  args: {
    handlers: withAnswers(overviewOf(READY, { items: [], learners: 0 }), [
      listContextLearners,
      () => ({ data: { items: [], total: 0, page_size: 50 } }),
    ]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('No learners yet');
    await userEvent.click(canvas.getByRole('tab', { name: /Activities/ }));
    await canvas.findByText('No activities yet');
  },
};
export const LearnersNotLoaded: Story = {
  args: { handlers: withAnswers([listContextLearners, () => 'offline']) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('The learners could not be loaded');
  },
};
export const NoContext: Story = {
  args: { handlers: withAnswers(overviewOf(READY, { has_context: false })) },
};
export const Denied: Story = {
  args: { handlers: withAnswers([getContextProgress, () => ({ problem: 'forbidden' })]) },
};
export const Problem: Story = {
  args: { handlers: withAnswers([getContextProgress, () => ({ problem: 'internal' })]) },
};
export const Loading: Story = { args: { handlers: withAnswers([getContextProgress, () => 'hang']) } };
