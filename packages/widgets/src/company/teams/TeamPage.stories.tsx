import {
  changeTeam,
  changeTeamMembers,
  deleteTeam,
  findTeamCandidates,
  getTeam,
  listTeamMembers,
} from '@drawbridge/contracts/company';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { TeamPage, type TeamPageProps } from './TeamPage.tsx';
import { ENGINEERING, PLATFORM, SALES, serve } from './testing/handlers.ts';

/** Keeps the view, as a host does in its address. */
function Scene({ handlers, ...props }: TeamPageProps & { handlers: Handlers }) {
  const [view, setView] = useState(props.view);
  return (
    <StoryHost handlers={handlers}>
      <TeamPage {...props} view={view} onView={setView} />
    </StoryHost>
  );
}

const meta = {
  title: 'Widgets/TeamPage',
  component: documented(TeamPage, Scene),
  render: (args) => <Scene {...args} />,
  args: {
    teamId: ENGINEERING.id,
    view: { search: '', sort: 'name', page: 1 },
    onView: fn(),
    toTeam: ({ id }) => `#team-${id}`,
    toUser: (email) => `#user-${email}`,
    listHref: '#list',
    onKnown: fn(),
    onGone: fn(),
    handlers: serve(),
  },
  argTypes: { handlers: { control: false } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Team: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'Engineering' });
    await expect(args.onKnown).toHaveBeenCalledWith('Engineering');
    const progress = within(canvas.getByRole('region', { name: 'Progress' }));
    await expect(progress.getByText('86h 50m')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Platform' })).toHaveAttribute(
      'href',
      `#team-${PLATFORM.id}`,
    );
    await expect(canvas.getByText('Dana Okoye (not active)')).toBeVisible();
    const members = within(await canvas.findByRole('table', { name: 'Members' }));
    await expect(members.getByRole('link', { name: 'Mika Berg' })).toHaveAttribute(
      'href',
      '#user-mika@example.test',
    );
    await expect(members.getByText('2 overdue')).toBeVisible();
    await expect(members.getByText('Invited')).toBeVisible();
    await expect(members.getByText('Never')).toBeVisible();
  },
};

/** A manager sees the same and changes nothing. */
export const OfManager: Story = {
  args: { handlers: serve({ mayChange: false }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: 'Mika Berg' });
    for (const name of ['Add members', 'Add managers', 'Save changes', 'Delete the team'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await within(document.body).findByText('3 members were exported.');
  },
};

/** Several people are chosen in one dialog, also from different searches. */
export const MembersAdded: Story = {
  args: { handlers: serve() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add members' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add members' }));
    await dialog.findByText('238 more match. Type more of a name to find them.');
    await expect(dialog.getByRole('button', { name: 'Add people' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: /Emil Toth/ }));
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search people' }), 'ines{Enter}');
    await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(2));
    await expect(dialog.getByRole('checkbox', { name: /Emil Toth/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: /Ines Dahl/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add 2 people' }));
    await within(document.body).findByText('2 people were added.');
    await canvas.findByRole('link', { name: 'Emil Toth' });
  },
};

/** Members of a nested team stay: they are removed there. */
export const MembersRemoved: Story = {
  args: { handlers: serve() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Mika Berg/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Omar Pires/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove from the team' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Remove 1 person from Engineering?' }));
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText(/1 are in nested teams only/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Mika Berg' })).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Omar Pires' })).toBeVisible();
  },
};

export const LeadsChanged: Story = {
  args: { handlers: serve() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Goran Mares' }));
    const ask = within(
      await canvas.findByRole('dialog', { name: 'Remove Goran Mares as a security champion?' }),
    );
    await userEvent.click(ask.getByRole('button', { name: 'Remove' }));
    await canvas.findByText('This team has no security champion.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add managers' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add managers' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Ines Dahl/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add 1 person' }));
    const managers = within(canvas.getByRole('list', { name: 'Managers' }));
    await managers.findByText('Ines Dahl');
  },
};

/** Nobody is added to a team with a rule by hand; a rule that makes members leave asks first. */
export const RuleChanged: Story = {
  args: { teamId: PLATFORM.id, handlers: serve() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Rule: email domain acme.test, department Platform');
    await expect(canvas.queryByRole('button', { name: 'Add members' })).toBeNull();
    await canvas.findByText('2 join the team, 1 leave it.');
    const domain = canvas.getByRole('textbox', { name: 'Email domain' });
    await userEvent.clear(domain);
    await userEvent.type(domain, 'someone@acme.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(domain).toHaveAccessibleDescription(/Enter a domain/);
    await userEvent.clear(domain);
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Let 1 member leave the team?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await canvas.findByText('Rule: department Platform');
  },
};

/** A team that others are part of cannot be part of one. */
export const Renamed: Story = {
  args: { handlers: serve() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Part of' })).toHaveAccessibleDescription(
        /cannot be part of another/,
      ),
    );
    await userEvent.clear(name);
    await userEvent.type(name, 'Product{Enter}');
    await canvas.findByRole('heading', { level: 1, name: 'Product' });
    await within(document.body).findByText('The team was changed.');
  },
};

export const ChangedElsewhere: Story = {
  args: { handlers: serve({}, [[changeTeam, () => ({ problem: 'team_changed' })]]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), ' 2{Enter}');
    await canvas.findByText(/Somebody else changed this team/);
  },
};

export const Deleted: Story = {
  args: { handlers: serve() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete the team' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Delete Engineering?' }));
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete the team' }));
    await waitFor(() => expect(args.onGone).toHaveBeenCalled());
  },
};

/** What the server refuses is said, and the dialog or page stays. */
export const Refused: Story = {
  args: {
    handlers: serve({}, [
      [deleteTeam, () => 'offline'],
      [changeTeamMembers, () => ({ problem: 'team_has_rule' })],
    ]),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add members' }));
    const adding = within(await canvas.findByRole('dialog', { name: 'Add members' }));
    await userEvent.click(await adding.findByRole('checkbox', { name: /Emil Toth/ }));
    await userEvent.click(adding.getByRole('button', { name: 'Add 1 person' }));
    await adding.findByText(/follow its rule/);
    await userEvent.click(adding.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the team' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Delete Engineering?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete the team' }));
    await within(document.body).findByText('Server busy please try later!');
    await expect(args.onGone).not.toHaveBeenCalled();
  },
};

export const CandidatesNotLoaded: Story = {
  args: { handlers: serve({}, [[findTeamCandidates, () => ({ problem: 'internal' })]]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add members' }));
    await canvas.findByText('The people could not be loaded');
  },
};

export const Empty: Story = {
  args: { teamId: SALES.id, handlers: serve({ members: [] }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Nobody is in this team yet');
    await expect(canvas.getByText('Nobody manages this team. Administrators see it.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add members' })).toBeVisible();
  },
};

export const Gone: Story = {
  args: { handlers: serve({}, [[getTeam, () => ({ problem: 'team_not_found' })]]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('This team does not exist');
    await expect(canvas.getByRole('link', { name: 'All teams' })).toHaveAttribute('href', '#list');
  },
};

export const Loading: Story = { args: { handlers: serve({}, [[getTeam, () => 'hang']]) } };
export const Denied: Story = {
  args: { handlers: serve({}, [[getTeam, () => ({ problem: 'forbidden' })]]) },
};
export const Problem: Story = {
  args: { handlers: serve({}, [[getTeam, () => ({ problem: 'internal' })]]) },
};
export const MembersNotLoaded: Story = {
  args: { handlers: serve({}, [[listTeamMembers, () => ({ problem: 'internal' })]]) },
};

/** On a phone each member is a card. */
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
    const list = await within(canvasElement).findByRole('list', { name: 'Members' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A group of the directory: name and members are changed there, leads and the parent here. */
export const FromTheDirectory: Story = {
  args: {
    teamId: SALES.id,
    handlers: serve({}, [
      [
        getTeam,
        () => ({ data: { team: { ...SALES, is_provisioned: true }, nested: [], may: { change: true } } }),
      ],
    ]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('From the directory')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeDisabled();
    for (const name of ['Add members', 'Delete the team'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add managers' })).toBeEnabled();
  },
};
