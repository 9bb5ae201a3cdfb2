import {
  deleteAssignment,
  getAssignmentProgress,
  listManagedAssignments,
} from '@drawbridge/contracts/company';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { ManagedList, type ManagedListProps } from './ManagedList.tsx';
import { NO_FILTER } from './managed-view.ts';
import { buildProgress, buildRow, toAssignmentId } from './testing/sample-managed.ts';

function Scene({ handlers, ...props }: ManagedListProps & { handlers: Handlers }) {
  const [view, setView] = useState(props.view);
  return (
    <StoryHost handlers={handlers}>
      <h1>Assignments</h1>
      <ManagedList
        {...props}
        view={view}
        onView={(next) => {
          props.onView(next);
          setView(next);
        }}
      />
    </StoryHost>
  );
}

const rows = [
  buildRow(),
  buildRow({
    id: toAssignmentId(2),
    name: 'Yearly secure coding training for all people who write or review code',
    is_for_everyone: true,
    repeat: 'yearly',
    cycle: 2,
    has_hard_end: true,
    zone_of: 'person',
    phase: 'upcoming',
  }),
  buildRow({
    id: toAssignmentId(3),
    type: 'challenge',
    name: 'Open redirects',
    phase: 'ended',
    repeat: 'none',
  }),
];

const PROGRESS = [buildProgress(1), buildProgress(2, { upcoming: 120, exempt: 3 }), buildProgress(3, {})];

const serve = (
  items = rows,
  progress: Handlers[number][1] = () => ({ data: { items: PROGRESS } }),
): Handlers => [
  [
    listManagedAssignments,
    ({ phase, type }) => {
      const found = items.filter(
        (row) => (phase === undefined || row.phase === phase) && (type === undefined || row.type === type),
      );
      return { data: { items: found, total: found.length, now: '2026-03-05T09:00:00.000Z' } };
    },
  ],
  [getAssignmentProgress, progress],
  [deleteAssignment, () => ({ data: {} })],
];

/** The administrator's list of assignments. @see COMP-18, COMP-40, COMP-53 */
const meta = {
  title: 'Widgets/Assignments/ManagedList',
  component: documented(ManagedList, Scene),
  render: (args) => <Scene {...args} />,
  args: {
    view: NO_FILTER,
    onView: fn(),
    handlers: serve(),
    links: {
      toReport: (id) => `#report-${id}`,
      toEdit: ({ type, id }) => `#edit-${type}-${id}`,
      toCertificates: (id) => `#certificates-${id}`,
      toNew: (type) => `#new-${type}`,
    },
  },
  argTypes: { handlers: { table: { disable: true } } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('3 assignments');
    await expect(canvas.getByRole('link', { name: 'Open redirects' })).toHaveAttribute(
      'href',
      `#report-${toAssignmentId(3)}`,
    );
    for (const text of ['9 of 20', '2 overdue', '0 of 120', '3 exempt', 'Nobody', 'Time 2'])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getAllByText(/\(Europe\/Berlin\)$/)).toHaveLength(2);
  },
};

/** The rows do not wait for what everybody did. */
export const Counting: Story = {
  parameters: { staysLoading: true },
  args: { handlers: serve(rows, () => 'hang') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('3 assignments');
    await expect(canvas.getAllByText('Counting')).toHaveLength(3);
  },
};

export const NotCounted: Story = {
  args: { handlers: serve(rows, () => ({ problem: 'internal' })) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByText('Could not be counted')).toHaveLength(3);
  },
};

export const Filtered: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('3 assignments');
    await userEvent.selectOptions(canvas.getByLabelText('Type'), 'Challenges');
    await canvas.findByText('1 assignment');
    await expect(args.onView).toHaveBeenLastCalledWith({ ...NO_FILTER, type: 'challenge' });
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Running');
    await canvas.findByText('No assignments match');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    await canvas.findByText('3 assignments');
  },
};

/** COMP-63: the question says what is lost and what stays. */
export const Deleted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Nobody');
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Open redirects' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/^0 people will no longer have it/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Delete assignment' }));
    await within(document.body).findByText('“Open redirects” was deleted.');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Open redirects' })).toBeNull());
  },
};

export const OneType: Story = {
  args: { type: 'challenge' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('1 assignment');
    await expect(canvas.queryByLabelText('Type')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Assign courses' })).toBeNull();
  },
};

/** A narrow place: cards in place of columns. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 343 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: 'Assignments' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

export const Empty: Story = {
  args: { handlers: serve([]) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Assign challenges' });
  },
};
export const Loading: Story = { args: { handlers: [[listManagedAssignments, () => 'hang']] } };
export const Denied: Story = {
  args: { handlers: [[listManagedAssignments, () => ({ problem: 'forbidden' })]] },
};
export const Problem: Story = {
  args: { handlers: [[listManagedAssignments, () => ({ problem: 'internal' })]] },
};
