import { asId } from '@drawbridge/contracts';
import {
  type AssignmentDetail as Assignment,
  claimAssignmentCertificate,
  getOwnAssignment,
} from '@drawbridge/contracts/company';
import { linkCertificate } from '@drawbridge/contracts/recognition';
import { buildAssignmentDetail } from '@drawbridge/contracts/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildCertificate } from '../../testing/sample-awards.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { AssignmentDetail } from './AssignmentDetail.tsx';
import { ConnectedAssignmentDetail } from './ConnectedAssignments.tsx';

const open = buildAssignmentDetail();
const certificate = buildCertificate({ kind: 'assignment', title: open.name });
const finished = buildAssignmentDetail({
  state: 'finished',
  progress: 100,
  finished_at: '2026-03-04T10:00:00.000Z',
  items: open.items.map((item) => ({
    ...item,
    is_completed: true,
    progress: 100,
    completed_items: item.total_items,
    completed_at: '2026-03-04T10:00:00.000Z',
  })),
});
const late: Assignment = {
  ...open,
  state: 'overdue',
  due_at: '2026-03-01T09:00:00.000Z',
  items: open.items.map((item) => ({ ...item, is_late: true })),
};
const shown = (value: Assignment) => ({ state: 'ready', value }) as const;

/** One assignment with its items, rules and certificate, from data alone. @see NAV-18, COMP-59, COMP-60 */
const meta = {
  title: 'Widgets/Assignments/AssignmentDetail',
  component: AssignmentDetail,
  args: {
    assignment: shown(open),
    listHref: '#list',
    toItemHref: ({ kind, id }) => `#${kind}-${id}`,
    toCheckHref: (number) => `#check-${number}`,
    onDownload: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AssignmentDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each item leads to its page; there is no certificate before the end. */
export const InProgress: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: open.name })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Continue: Who may do what: access control' }),
    ).toHaveAttribute('href', '#course-c1-who-may-do-what');
    await expect(canvas.getByText('3 of 9 done')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open: Where next?' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Download certificate' })).toBeNull();
  },
};
export const Overdue: Story = {
  args: { assignment: shown(late) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Was due 4 days ago, on /)).toBeVisible();
    await expect(canvas.getAllByText('Late')).toHaveLength(2);
  },
};
export const Finished: Story = {
  args: { assignment: shown(finished) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Download certificate' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};
/** Once it was fetched, with the number that anybody can check. */
export const WithCertificate: Story = {
  args: { assignment: shown({ ...finished, is_late: true, certificate }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Check it' })).toHaveAttribute(
      'href',
      `#check-${certificate.number}`,
    );
  },
};
export const Revoked: Story = {
  args: { assignment: shown({ ...finished, certificate: { ...certificate, state: 'revoked' } }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('This certificate was revoked.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Download certificate' })).toBeNull();
  },
};
/** A hard end: nothing counts any more, and there is no certificate. */
export const Closed: Story = {
  args: {
    assignment: shown({
      ...late,
      state: 'closed',
      has_hard_end: true,
      counts_past_work: false,
      pass_percent: 80,
      note: '',
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('This assignment was closed before it was finished.')).toBeVisible();
    await expect(canvas.getByText('The assignment is finished when 80% of its work is done.')).toBeVisible();
  },
};
export const Upcoming: Story = {
  args: {
    assignment: shown({ ...open, state: 'upcoming', starts_at: '2026-03-10T09:00:00.000Z', progress: 0 }),
  },
};
export const NoItems: Story = {
  args: { assignment: shown({ ...open, items: [], progress: 0 }) },
};
export const Unknown: Story = {
  args: { assignment: { state: 'problem', problem: { message: 'Not here.', status: 404 } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'My assignments' })).toHaveAttribute(
      'href',
      '#list',
    );
  },
};
export const Loading: Story = { args: { assignment: { state: 'loading' } } };
export const Problem: Story = {
  args: {
    assignment: {
      state: 'problem',
      problem: { message: 'It is not here.', incident: '3f1c2a', status: 500 },
    },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const told = fn();
const CONNECTED: Handlers = [
  [getOwnAssignment, () => ({ data: finished })],
  [claimAssignmentCertificate, () => ({ data: certificate })],
  [linkCertificate, () => ({ problem: 'certificate_not_found' })],
];
/** With its data: the certificate is issued; its file could not be had, which is told. */
export const Connected: Story = {
  render: ({ toItemHref, toCheckHref, listHref }) => (
    <StoryHost handlers={CONNECTED}>
      <ConnectedAssignmentDetail
        assignmentId={asId(finished.id)}
        toItemHref={toItemHref}
        toCheckHref={toCheckHref}
        listHref={listHref}
        onTitle={told}
      />
    </StoryHost>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Download certificate' }));
    await expect(await canvas.findByRole('link', { name: 'Check it' })).toBeVisible();
    await expect(told).toHaveBeenCalledWith(finished.name);
  },
};
