import {
  changeAssignment,
  createAssignment,
  findAssignableItems,
  findAssignees,
  getManagedAssignment,
  getOrganization,
  previewAssignment,
} from '@drawbridge/contracts/company';
import { listCourses, listJourneys } from '@drawbridge/contracts/learning';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { AssignmentEditor, type AssignmentEditorProps } from './AssignmentEditor.tsx';
import { buildManaged, PEOPLE, toAssignmentId, toCounts } from './testing/sample-managed.ts';

function Scene({ handlers, ...props }: AssignmentEditorProps & { handlers: Handlers }) {
  return (
    <StoryHost handlers={handlers}>
      <h1>Assignment</h1>
      <AssignmentEditor {...props} />
    </StoryHost>
  );
}

const stored = buildManaged();
const [first, second] = PEOPLE;
const ORGANIZATION = {
  name: 'ACME',
  logo: null,
  about: '',
  support_email: '',
  support_url: '',
  time_zone: 'Asia/Kolkata',
  retention: { work_days: null, activity_days: null, audit_days: null },
  audit_most_days: 365,
};
const pickers: Handlers = [
  [getOrganization, () => ({ data: ORGANIZATION })],
  [listJourneys, () => ({ data: { items: [] } })],
  [
    listCourses,
    () => ({
      data: {
        items: [
          {
            _key: 'c2-injection',
            event_name: 'Injection at the boundary',
            type: 'course',
            total_ttl: 3_600,
            upgrade: false,
            disabled: false,
          },
        ],
        total: 1,
      },
    }),
  ],
  [
    findAssignableItems,
    () => ({
      data: {
        items: [
          {
            kind: 'set',
            id: 's1',
            title: 'My warm-up',
            items: [
              { id: 'open-redirect', title: 'Where next?' },
              { id: 'path-walk', title: 'Up and out' },
            ],
          },
          { kind: 'challenge', id: 'open-redirect', title: 'Where next?' },
        ],
      },
    }),
  ],
  [
    findAssignees,
    ({ kind }) => ({
      data: {
        Items:
          kind === 'everyone'
            ? [{ kind, id: 'acme', name: 'ACME', members: 19_840 }]
            : [
                { kind: 'team', id: 't1', name: 'Alpha', members: 18 },
                { kind: 'person', id: first?.person_id, name: 'Chidi Amadi', email: 'chidi@acme.test' },
              ],
      },
    }),
  ],
];
const preview: Handlers[number] = [
  previewAssignment,
  () => ({
    data: {
      changes: { added: 1, removed: 0, changed: 1, same: 0 },
      total: 2,
      counts: toCounts({ not_started: 1, upcoming: 1 }),
      people: [
        {
          person_id: first?.person_id,
          name: 'Chidi Amadi',
          change: 'changed',
          before: 'overdue',
          after: 'upcoming',
          due_at: '2026-03-16T16:00:00.000Z',
          next_due_at: '2027-03-16T16:00:00.000Z',
        },
        {
          person_id: second?.person_id,
          name: 'Mika Berg',
          change: 'added',
          after: 'not_started',
          due_at: '2026-03-16T16:00:00.000Z',
        },
      ],
    },
  }),
];
const serve = (more: Handlers = []): Handlers => [
  ...more,
  [getManagedAssignment, () => ({ data: stored })],
  ...pickers,
  preview,
  [createAssignment, ({ name }) => ({ data: buildManaged({ name: String(name), version: 1 }) })],
  [changeAssignment, () => ({ data: buildManaged({ version: 4 }) })],
];

/** The form of an assignment. Nothing is saved before it was seen whom it affects. @see COMP-50, COMP-51, COMP-52 */
const meta = {
  title: 'Widgets/Assignments/AssignmentEditor',
  component: documented(AssignmentEditor, Scene),
  render: (args) => <Scene {...args} />,
  args: {
    type: 'course',
    assignmentId: toAssignmentId(1),
    listHref: '#list',
    onSaved: fn(),
    onGone: fn(),
    handlers: serve(),
  },
  argTypes: { handlers: { table: { disable: true } } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form opens with the stored values, and a save is refused to the second of two administrators. */
export const Stored: Story = {
  args: { handlers: serve([[changeAssignment, () => ({ problem: 'assignment_changed' })]]) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByLabelText('Name')).toHaveValue(stored.name);
    await expect(canvas.getByLabelText('Due date')).toHaveValue('2026-03-16T17:00');
    await expect(canvas.getByLabelText('Time zone')).toHaveValue('Europe/Berlin');
    await expect(canvas.getByText('No longer offered')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Preview and save' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Whom this affects' }));
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText('2 people will have this assignment.')).toBeVisible());
    await expect(dialog.getByText('Overdue → Upcoming')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await dialog.findByText(/^Somebody else has changed this assignment/);
    await userEvent.click(dialog.getByRole('button', { name: 'Back to the form' }));
    await expect(canvas.getByRole('button', { name: 'Discard my changes and load it' })).toBeVisible();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

export const New: Story = {
  args: { assignmentId: undefined },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Name'), 'Injection for Alpha');
    await expect(canvas.getByLabelText('Time zone')).toHaveValue('Asia/Kolkata');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Injection at the boundary' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add Alpha' }));
    await expect(
      within(canvas.getByRole('list', { name: 'Chosen: Teams and people' })).getByText('Team, 18 people'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^After each pass/ }));
    await expect(canvas.getByLabelText('Months after a pass')).toHaveValue(12);
    await userEvent.click(canvas.getByRole('button', { name: 'Preview and save' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Whom this affects' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create assignment' }));
    await within(document.body).findByText('“Injection for Alpha” was created.');
    await expect(args.onSaved).toHaveBeenCalledOnce();
  },
};

/** Teams and people that were chosen are not lost while everyone is chosen. */
export const Everyone: Story = {
  args: {
    handlers: serve([
      [
        changeAssignment,
        ({ is_for_everyone, team_ids }) => ({
          data: buildManaged({ name: `Everyone: ${String(is_for_everyone)}, teams: ${String(team_ids)}` }),
        }),
      ],
    ]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /^Everyone in the company/ }));
    await canvas.findByText('19,840 people: all users who are active or invited.');
    await expect(canvas.queryByLabelText('Teams and people')).not.toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: /^Follow the company/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Preview and save' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Whom this affects' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await within(document.body).findByText('“Everyone: true, teams: ” was saved.');
    await userEvent.click(canvas.getByRole('radio', { name: /^Teams and people/ }));
    await expect(canvas.getByRole('button', { name: 'Remove Alpha' })).toBeVisible();
  },
};

/** A set of challenges stands for the challenges in it. */
export const Challenges: Story = {
  args: { assignmentId: undefined, type: 'challenge' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add My warm-up' }));
    const chosen = within(canvas.getByRole('list', { name: 'Chosen: Challenges' }));
    await expect(chosen.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(chosen.getByRole('button', { name: 'Remove Up and out' }));
    await expect(chosen.getAllByRole('listitem')).toHaveLength(1);
  },
};

/** Faults are at their fields, and the first has the focus. */
export const Refused: Story = {
  args: {
    assignmentId: undefined,
    handlers: [
      ...pickers,
      [
        previewAssignment,
        () => ({
          problem: 'bad_input',
          errors: { name: 'Enter a name', due_on: 'The due date must be after the start.' },
        }),
      ],
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview and save' }));
    await canvas.findByText('The due date must be after the start.');
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await expect(canvas.getByText('This cannot be saved yet')).toBeVisible();
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 343 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByLabelText('Name');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** The address of another type. */
export const OtherType: Story = {
  args: { type: 'challenge' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'This assignment does not exist', level: 1 });
  },
};
export const NotFound: Story = {
  args: { handlers: [[getManagedAssignment, () => ({ problem: 'assignment_not_found' })]] },
};
export const Loading: Story = { args: { handlers: [[getManagedAssignment, () => 'hang']] } };
export const Denied: Story = {
  args: { handlers: [[getManagedAssignment, () => ({ problem: 'forbidden' })]] },
};
export const Problem: Story = {
  args: { handlers: [[getManagedAssignment, () => ({ problem: 'internal' })]] },
};
