import { buildPagedItems } from '@drawbridge/client/testing';
import { asId } from '@drawbridge/contracts';
import { listOwnAssignments } from '@drawbridge/contracts/company';
import { buildAssignment } from '@drawbridge/contracts/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { AssignmentList } from './AssignmentList.tsx';
import { ConnectedAssignmentList } from './ConnectedAssignments.tsx';

const nowMs = Date.parse('2026-03-05T09:00:00Z');
const toId = (nth: number) => asId<'assignment'>(`00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`);
const open = buildAssignment();
const late = buildAssignment({
  id: toId(1),
  name: 'The browser is not on your side',
  state: 'overdue',
  due_at: '2026-02-27T09:00:00.000Z',
  progress: 0,
});
const upcoming = buildAssignment({
  id: toId(2),
  name: 'Sign-in, sessions and recovery',
  state: 'upcoming',
  starts_at: '2026-03-20T09:00:00.000Z',
  due_at: '2026-04-20T09:00:00.000Z',
  progress: 0,
  items_count: 1,
});
const closed = buildAssignment({
  id: toId(3),
  name: 'Last year’s refresher',
  state: 'closed',
  has_hard_end: true,
  due_at: '2026-03-04T09:00:00.000Z',
});
const finished = buildAssignment({
  id: toId(4),
  name: 'Threat modeling: the payment flow',
  state: 'finished',
  progress: 100,
  finished_at: '2026-02-28T10:00:00.000Z',
  is_late: true,
});
const list = (items = [late, open, upcoming], hasMore = false) =>
  ({
    state: 'ready',
    value: buildPagedItems(items, { hasMore, rest: { counts: { to_do: 3, done: 1, all: 5 }, nowMs } }),
  }) as const;

/** What a company asks somebody to learn, from data alone. @see COMP-19, COMP-20 */
const meta = {
  title: 'Widgets/Assignments/AssignmentList',
  component: AssignmentList,
  args: {
    content: list(),
    filter: 'to_do',
    toHref: (id) => `#${id}`,
    coursesHref: '#courses',
    onFilter: fn(),
    onRetry: fn(),
    onMore: fn(),
  },
} satisfies Meta<typeof AssignmentList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The due date in words; the title opens it; the choices have their counts. */
export const ToDo: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: open.name })).toHaveAttribute('href', `#${open.id}`);
    await expect(canvas.getByText(/^Was due 6 days ago, on /)).toBeVisible();
    await expect(canvas.getByText(/^Due in 11 days, on /)).toBeVisible();
    await expect(canvas.getByText(/^Starts on .+ · Due in 46 days, on /)).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: `Progress in ${open.name}` })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await userEvent.click(canvas.getByRole('tab', { name: /^Done/ }));
    await expect(args.onFilter).toHaveBeenCalledWith('done');
  },
};
export const Done: Story = {
  args: { content: list([finished]), filter: 'done' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Finished on /)).toBeVisible();
    await expect(canvas.getByText('Late')).toBeVisible();
  },
};
/** What is closed is among all only. */
export const All: Story = {
  args: { content: list([late, open, closed, finished]), filter: 'all' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Closed')).toBeVisible();
    await expect(canvas.getByText(/^Was due yesterday, on /)).toBeVisible();
  },
};
export const More: Story = {
  args: { content: list([open], true) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const LongWords: Story = {
  args: {
    content: list([
      { ...open, name: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung für alle' },
    ]),
  },
};
const NONE = {
  state: 'ready',
  value: buildPagedItems([], { rest: { counts: { to_do: 0, done: 0, all: 0 }, nowMs } }),
} as const;
export const NothingToDo: Story = {
  args: { content: NONE },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Browse courses' })).toBeVisible();
  },
};
export const NothingDone: Story = { args: { content: NONE, filter: 'done' } };
export const NothingAtAll: Story = { args: { content: NONE, filter: 'all' } };
export const Loading: Story = { args: { content: { state: 'loading' } } };
export const Problem: Story = {
  args: { content: { state: 'problem', problem: { message: 'They are not here.', incident: '3f1c2a' } } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const CONNECTED: Handlers = [
  [
    listOwnAssignments,
    ({ show }) => ({
      data: {
        items: show === 'done' ? [finished] : [late, open],
        counts: { to_do: 2, done: 1, all: 3 },
        now: '2026-03-05T09:00:00.000Z',
      },
    }),
  ],
];
/** With its data: another choice is another list. */
export const Connected: Story = {
  render: ({ toHref, coursesHref }) => (
    <StoryHost handlers={CONNECTED}>
      <ConnectedAssignmentList toHref={toHref} coursesHref={coursesHref} />
    </StoryHost>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: open.name })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /^Done/ }));
    await expect(await canvas.findByRole('link', { name: finished.name })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: open.name })).toBeNull();
  },
};
