import { type GroupMapping, getGroupMappings, setGroupMappings } from '@drawbridge/contracts/company';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { GroupMappings } from './GroupMappings.tsx';

function Scene({ handlers }: { handlers: Handlers }) {
  return (
    <StoryHost handlers={handlers}>
      <GroupMappings />
    </StoryHost>
  );
}

const meta = {
  title: 'Widgets/GroupMappings',
  component: documented(GroupMappings, Scene),
  render: (args) => <Scene {...args} />,
  args: { handlers: [] },
  argTypes: { handlers: { control: false } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

const TEAMS = [
  { id: '7b1d9a52-7b0e-4c39-8a55-000000000001', name: 'Alpha' },
  { id: '7b1d9a52-7b0e-4c39-8a55-000000000002', name: 'Payments and settlement, Frankfurt am Main' },
];
const ITEMS: GroupMapping[] = [
  { group: 'Engineering', team_id: TEAMS[0]?.id ?? null, role: 'member' },
  { group: '5a0d7c1e-93b2-4f0e-8d5c-1f2e3d4c5b6a', team_id: TEAMS[1]?.id ?? null, role: 'manager' },
];
function serve(first: GroupMapping[], change: Handlers = [], wants_password = false): Handlers {
  let items = first;
  const toReply = () => ({ data: { items, teams: TEAMS, wants_password } });
  return [
    ...change,
    [getGroupMappings, toReply],
    [
      setGroupMappings,
      (input) => {
        items = input['items'] as GroupMapping[];
        return toReply();
      },
    ],
  ];
}

export const Added: Story = {
  args: { handlers: serve([]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^No groups yet/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add group' }));
    const row = within(canvas.getByRole('group', { name: 'Group 1' }));
    await userEvent.type(row.getByRole('textbox', { name: 'Group 1' }), 'Engineering');
    await userEvent.selectOptions(row.getByLabelText('Team'), 'Alpha');
    await userEvent.selectOptions(row.getByLabelText('Role'), 'Manager of the team');
    await userEvent.click(canvas.getByRole('button', { name: 'Save groups' }));
    await waitFor(() => expect(within(document.body).getByText('Groups saved')).toBeVisible());
  },
};

/** Faults are by row. */
export const Refused: Story = {
  args: {
    handlers: serve(
      ITEMS,
      [[setGroupMappings, () => ({ problem: 'bad_input', errors: { 'items.1.group': 'Required field' } })]],
      true,
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Your password'), 'a password');
    await userEvent.click(canvas.getByRole('button', { name: 'Save groups' }));
    const field = canvas.getByRole('textbox', { name: 'Group 2' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('Required field'));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove group 1' }));
    await expect(canvas.getByRole('textbox', { name: 'Group 1' })).toHaveValue(ITEMS[1]?.group);
  },
};

export const Loading: Story = { args: { handlers: [[getGroupMappings, () => 'hang']] } };
export const Problem: Story = { args: { handlers: [[getGroupMappings, () => 'offline']] } };
export const Denied: Story = { args: { handlers: [[getGroupMappings, () => ({ problem: 'forbidden' })]] } };
