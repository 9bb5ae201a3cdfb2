import { createTeam, listTeamNames, listTeams, previewTeamRule } from '@drawbridge/contracts/company';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { TeamList, type TeamListProps } from './TeamList.tsx';
import { ENGINEERING, PLATFORM, serve } from './testing/handlers.ts';

/** Keeps the view, as a host does in its address. */
function Scene({ handlers, ...props }: TeamListProps & { handlers: Handlers }) {
  const [view, setView] = useState(props.view);
  return (
    <StoryHost handlers={handlers}>
      <h1>Teams</h1>
      <TeamList {...props} view={view} onView={setView} />
    </StoryHost>
  );
}

const meta = {
  title: 'Widgets/TeamList',
  component: documented(TeamList, Scene),
  render: (args) => <Scene {...args} />,
  args: {
    view: { search: '', page: 1 },
    onView: fn(),
    toTeam: ({ id }) => `#team-${id}`,
    onCreated: fn(),
    handlers: serve(),
  },
  argTypes: { handlers: { control: false } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nested teams are listed under their parent. */
export const Teams: Story = {
  play: async ({ canvasElement }) => {
    const table = within(await within(canvasElement).findByRole('table', { name: 'Teams' }));
    await expect(table.getAllByRole('row')).toHaveLength(4);
    await expect(table.getByRole('link', { name: 'Engineering' })).toHaveAttribute(
      'href',
      `#team-${ENGINEERING.id}`,
    );
    await expect(table.getByText('Maya Nasser, Chidi Amadi and 1 more')).toBeVisible();
    await expect(table.getByText('Part of Engineering')).toBeVisible();
    await expect(table.getByText('By rule')).toBeVisible();
    await expect(table.getByText('No manager')).toBeVisible();
  },
};

/** A manager has no button, and sees only their own teams. */
export const OfManager: Story = {
  args: { handlers: serve({ teams: [ENGINEERING, PLATFORM], mayChange: false }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: 'Platform' });
    await expect(canvas.queryByRole('button', { name: 'Create a team' })).toBeNull();
  },
};

export const Search: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search teams' }), 'plat');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Engineering' })).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Platform' })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search teams' }), 'x');
    await canvas.findByText('No team matches');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear search' })[0] ?? canvasElement);
    await canvas.findByRole('link', { name: 'Engineering' });
  },
};

/** Says what a team is for and how to begin; a rule shows whom it applies to before it is saved. */
export const Empty: Story = {
  args: { handlers: serve({ teams: [] }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('No team yet');
    await userEvent.click(canvas.getByRole('button', { name: 'Create a team' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Create a team' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create team' }));
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Enter a name');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Platform');
    await userEvent.click(dialog.getByRole('radio', { name: /People by a rule/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create team' }));
    await expect(dialog.getByText('Enter at least one condition')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Department' }), 'Platform');
    await dialog.findByText('The rule applies to 2 users:');
    await expect(dialog.getByText('Ines Dahl, Emil Toth')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Create team' }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalled());
  },
};

/** The refusal is shown in the dialog, which stays. */
export const NameTaken: Story = {
  args: {
    handlers: serve({}, [
      [createTeam, () => ({ problem: 'team_name_taken' })],
      [listTeamNames, () => ({ problem: 'internal' })],
      [previewTeamRule, () => ({ problem: 'internal' })],
    ]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Create a team' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Create a team' }));
    await waitFor(() => expect(dialog.getByText('The other teams could not be loaded.')).toBeVisible());
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Engineering');
    await userEvent.click(dialog.getByRole('button', { name: 'Create team' }));
    await dialog.findByText(/has a team with this name/);
  },
};

export const EmptyForManager: Story = {
  args: { handlers: serve({ teams: [], mayChange: false }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('You do not manage a team');
  },
};

export const Loading: Story = { args: { handlers: serve({}, [[listTeams, () => 'hang']]) } };
export const Denied: Story = {
  args: { handlers: serve({}, [[listTeams, () => ({ problem: 'forbidden' })]]) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('This is for administrators and managers');
  },
};
export const Problem: Story = {
  args: { handlers: serve({}, [[listTeams, () => ({ problem: 'internal' })]]) },
};

/** On a phone each team is a card. */
export const Narrow: Story = {
  args: { handlers: serve() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 343 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: 'Teams' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
