import { listTeamNames, moveCompanyUsers } from '@drawbridge/contracts/company';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { MoveToTeams, type MoveToTeamsProps } from './MoveToTeams.tsx';
import { MEMBERS, serve } from './testing/handlers.ts';

function Scene({ handlers, ...props }: MoveToTeamsProps & { handlers: Handlers }) {
  return (
    <StoryHost handlers={handlers}>
      <h1>Users</h1>
      <MoveToTeams {...props} />
    </StoryHost>
  );
}

const meta = {
  title: 'Widgets/MoveToTeams',
  component: documented(MoveToTeams, Scene),
  render: (args) => <Scene {...args} />,
  args: {
    userIds: MEMBERS.map(({ user_id }) => user_id),
    onMoved: fn(),
    onClose: fn(),
    handlers: serve(),
  },
  argTypes: { handlers: { control: false } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A team is chosen on one side only; one with a rule on none. */
export const Moved: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = within(
      await within(canvasElement).findByRole('dialog', { name: 'Change teams of 3 users' }),
    );
    await expect(dialog.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    await expect(await dialog.findByRole('checkbox', { name: /Platform/ })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Engineering' }));
    await userEvent.click(dialog.getByRole('tab', { name: /Remove from/ }));
    await expect(dialog.getByRole('checkbox', { name: /Engineering/ })).toBeDisabled();
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search teams' }), 'vertrieb');
    await expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(dialog.getByRole('checkbox', { name: /Vertrieb/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(args.onMoved).toHaveBeenCalled());
    await within(document.body).findByText('The teams of 2 users were changed.');
  },
};

export const Refused: Story = {
  args: { handlers: serve({}, [[moveCompanyUsers, () => ({ problem: 'team_not_found' })]]) },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Engineering' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await dialog.findByText('Your company has no such team.');
    await expect(args.onMoved).not.toHaveBeenCalled();
  },
};

export const NoTeam: Story = {
  args: { handlers: serve({ teams: [] }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Your company has no team yet.');
  },
};

export const Loading: Story = { args: { handlers: serve({}, [[listTeamNames, () => 'hang']]) } };
export const Problem: Story = {
  args: { handlers: serve({}, [[listTeamNames, () => ({ problem: 'internal' })]]) },
};
