import { asId } from '@drawbridge/contracts';
import {
  actOnCompanyUsers,
  type CompanyUser,
  exportCompanyUsers,
  inviteCompanyUsers,
  listAskedPeople,
  listCompanyUsers,
  listDepartments,
  listTeamNames,
  listUserViews,
  searchCompanyUsers,
  withdrawCompanyInvitation,
} from '@drawbridge/contracts/company';
import { buildCompanyUser } from '@drawbridge/contracts/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { idOf } from '../../testing/sample-people.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { UserList, type UserListProps } from './UserList.tsx';
import { EVERYBODY, toViewParams } from './users-view.ts';

function Scene({ handlers, ...props }: UserListProps & { handlers: Handlers }) {
  const [view, setView] = useState(props.view);
  return (
    <StoryHost handlers={handlers}>
      <h1>Users</h1>
      <UserList
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

const team = (name: string) => ({ id: asId<'team'>('7b0e5b52-6c1e-4e0f-9f0f-2f5a3f0b9a11'), name });
const users: CompanyUser[] = [
  buildCompanyUser({
    user_id: idOf(1),
    first_name: 'Ada',
    last_name: 'Minh',
    email: 'admin@acme.test',
    role: 'owner',
    teams: [],
  }),
  buildCompanyUser({ user_id: idOf(2) }),
  buildCompanyUser({
    user_id: idOf(3),
    first_name: '',
    last_name: '',
    email: 'ilse.vik@acme.test',
    state: 'invited',
    last_seen_at: null,
    invited_at: '2026-03-01T09:00:00.000Z',
    teams: [],
    has_license: false,
  }),
  buildCompanyUser({
    user_id: idOf(4),
    first_name: 'Maximiliane',
    last_name: 'von Hohenlohe-Waldenburg-Schillingsfürst',
    email: 'maximiliane.von-hohenlohe-waldenburg@acme.test',
    state: 'deactivated',
    deactivation: { at: '2026-03-02T09:00:00.000Z', by: 'directory', name: null },
    is_manager: true,
    is_security_champion: true,
    teams: [team('Alpha'), team('Sicherheitsbeauftragte der Fachabteilungen')],
  }),
];
/** Members of the second follow a rule. */
const teamNames = [
  { ...team('Alpha'), parent_id: null, has_rule: false, is_provisioned: false },
  {
    id: asId<'team'>(idOf(8)),
    name: 'Whole company',
    parent_id: null,
    has_rule: true,
    is_provisioned: false,
  },
];
const seats = { used: 3, all: 10 };

const REFUSED: Record<string, 'already_user' | 'asked'> = {
  'member@acme.test': 'already_user',
  'ines.dahl@acme.test': 'asked',
};
/** What was sent to invite people. */
const onInvited = fn();
const toHandlers = (known: readonly CompanyUser[]): Handlers => [
  [listDepartments, () => ({ data: { items: ['Payments', 'Platform'] } })],
  [listAskedPeople, () => ({ data: { items: [] } })],
  [listTeamNames, () => ({ data: { items: teamNames } })],
  [listUserViews, () => ({ data: { items: [], default_view_id: null } })],
  [
    listCompanyUsers,
    ({ state, LastEvaluatedKey, limit }) => {
      const found = known.filter((user) => state === undefined || user.state === state);
      const from = Number(LastEvaluatedKey ?? 0);
      const next = from + Number(limit) < found.length ? String(from + Number(limit)) : undefined;
      return {
        data: {
          list: { Items: found.slice(from, from + Number(limit)) },
          ...(next && { LastEvaluatedKey: next }),
          total: found.length,
          seats,
        },
      };
    },
  ],
  [
    searchCompanyUsers,
    ({ search }) => {
      const data = known.filter(({ email }) => email.includes(String(search)));
      return { data: { found: { data }, total: data.length, seats } };
    },
  ],
  [
    actOnCompanyUsers,
    ({ user_ids: ids }) => ({
      data: {
        items: (ids as string[]).map((user_id) => ({
          user_id,
          outcome: user_id === idOf(1) ? 'is_self' : 'done',
        })),
        users: users.filter(({ user_id: id }) => (ids as string[]).includes(id)),
        seats,
      },
    }),
  ],
  [
    inviteCompanyUsers,
    ({ users: invited, ...more }) => {
      onInvited(more);
      const items = (invited as { email: string }[]).map(({ email }) => ({
        email,
        outcome: REFUSED[email] ?? 'done',
      }));
      return { data: { items, seats } };
    },
  ],
  [exportCompanyUsers, () => ({ data: { file_name: 'users.csv', csv: 'email\r\n', users: 4 } })],
];

const meta = {
  title: 'Widgets/Users/UserList',
  component: documented(UserList, Scene),
  render: (args) => <Scene {...args} />,
  args: {
    view: EVERYBODY,
    onView: fn(),
    toUser: ({ email }) => `#${email}`,
    toView: (view) => `#${new URLSearchParams(toViewParams(view)).toString()}`,
    importHref: '#import',
    handlers: toHandlers(users),
  },
  argTypes: { handlers: { table: { disable: true } } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('4 users');
    await expect(canvas.getByText('3 of 10 seats taken')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'ilse.vik@acme.test' })).toHaveAttribute(
      'href',
      '#ilse.vik@acme.test',
    );
    await expect(canvas.getByText('Manager, Security champion')).toBeVisible();
  },
};

/** A filter is kept by the host; a search asks the search call. */
export const Filtered: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('4 users');
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Deactivated');
    await canvas.findByText('1 user');
    await expect(args.onView).toHaveBeenLastCalledWith(
      expect.objectContaining({ values: { ...EVERYBODY.values, state: 'deactivated' } }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await userEvent.type(canvas.getByLabelText('Search'), 'ilse');
    await canvas.findByText('1 user');
    await userEvent.clear(canvas.getByLabelText('Search'));
    await userEvent.type(canvas.getByLabelText('Search'), 'nobody');
    await expect(await canvas.findByText('No user matches')).toBeVisible();
  },
};

/** What takes something away is asked about; for whom it was not done is said with the reason. @see COMP-63 */
export const ActOnSeveral: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    await step('Only whom the directory deactivated is kept so', async () => {
      const leaver = await canvas.findByRole('checkbox', { name: /^Select Maximiliane/ });
      const mika = canvas.getByRole('checkbox', { name: 'Select Mika Berg' });
      await userEvent.click(leaver);
      await canvas.findByRole('button', { name: 'Keep deactivated' });
      await userEvent.click(mika);
      await canvas.findByRole('button', { name: 'Deactivate' });
      for (const box of [leaver, mika]) await userEvent.click(box);
    });
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Ada Minh' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Mika Berg' }));
    await step('Cancel leaves everything as it is', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Deactivate' }));
      const asked = within(await page.findByRole('dialog', { name: 'Deactivate 2 users?' }));
      await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Deactivate 2 users?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
    const result = within(await page.findByRole('dialog', { name: 'Not done for everybody' }));
    await result.findByText('This is you. Another administrator can do it.');
    await page.findByText('Done for 1 user.');
  },
};

/**
 * Pasted addresses of any form are read. Who could not be invited stays in the field with the reason; who is asked to join
 * does not.
 */
export const Invite: Story = {
  play: async ({ canvasElement }) => {
    const page = within(document.body);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Invite users' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Invite users' }));
    await waitFor(() => expect(dialog.getByText('A license takes a seat. 7 are free.')).toBeVisible());
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^Alpha/ }));
    await expect(dialog.getByRole('checkbox', { name: /^Whole company/ })).toBeDisabled();
    const field = dialog.getByLabelText('Email addresses');
    await userEvent.type(field, 'nobody');
    await expect(dialog.getByRole('button', { name: 'Send invitations' })).toBeDisabled();
    await userEvent.type(field, ', Noa Ito <Noa@acme.test>; member@acme.test');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }));
    await expect(await dialog.findByText('Not an email address: nobody')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.paste(Array.from({ length: 101 }, (_, at) => `person${at}@acme.test`).join('\n'));
    await expect(await dialog.findByText(/^These are 101 addresses/)).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Give each a license/ }));
    await userEvent.clear(field);
    await userEvent.type(field, 'Noa Ito <Noa@acme.test>; member@acme.test; ines.dahl@acme.test');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }));
    await expect(await dialog.findByText('Already a user of your company')).toBeVisible();
    await expect(dialog.getByText(/its owner is asked to join/)).toBeVisible();
    await expect(field).toHaveValue('member@acme.test');
    await page.findByText('1 person was invited.');
    await expect(onInvited).toHaveBeenLastCalledWith({ team_ids: [team('Alpha').id], has_license: false });
  },
};

const many = Array.from({ length: 1_100 }, (_, at) =>
  buildCompanyUser({
    user_id: idOf(at + 1),
    last_name: `Number ${at + 1}`,
    email: `person${at + 1}@acme.test`,
  }),
);
/** Every page is loaded, one after the other; only the rows near the visible ones are drawn. @see COMP-14 */
export const ManyUsers: Story = {
  args: { handlers: toHandlers(many) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('1100 users', {}, { timeout: 10_000 });
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '1101'));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
  },
};

export const NothingLoaded: Story = {
  args: {
    handlers: [
      [listDepartments, () => 'offline'],
      [listCompanyUsers, () => 'offline'],
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('The users could not be loaded');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Denied: Story = {
  args: {
    handlers: [
      [listDepartments, () => ({ problem: 'forbidden' })],
      [listCompanyUsers, () => ({ problem: 'forbidden' })],
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Only administrators see this');
  },
};

function serveAsked(): Handlers {
  let items = ['ines.dahl@acme.test', 'noa.ito@acme.test'].map((email, at) => ({
    id: asId<'company invitation'>(idOf(at + 1)),
    email,
    expires_at: '2026-03-16T09:00:00.000Z',
  }));
  return [
    [listAskedPeople, () => ({ data: { items } })],
    [
      withdrawCompanyInvitation,
      ({ id }) => {
        items = items.filter((one) => one.id !== id);
        return { data: { items } };
      },
    ],
  ];
}

/** The list stays of use when the addresses that are asked to join were not loaded. */
export const AskedNotLoaded: Story = {
  args: { handlers: [[listAskedPeople, () => ({ problem: 'internal' })], ...toHandlers(users)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Who is asked to join could not be loaded');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Users' })).toBeVisible();
  },
};

/** Addresses with an account outside of the company, as long as they can answer. */
export const Asked: Story = {
  args: { handlers: [...serveAsked(), ...toHandlers(users)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('heading', { name: 'Asked to join' }));
    const withdraw = (email: string) => canvas.findByRole('button', { name: `Withdraw: ${email}` });
    await userEvent.click(await withdraw('ines.dahl@acme.test'));
    await within(document.body).findByText('ines.dahl@acme.test is no longer asked.');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('SUMMARY'));
    await userEvent.click(await withdraw('noa.ito@acme.test'));
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Asked to join' })).toBeNull());
  },
};
