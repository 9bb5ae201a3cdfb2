import {
  listAskedPeople,
  listCompanyUsers,
  listDepartments,
  listTeamNames,
  listUserViews,
} from '@drawbridge/contracts/company';
import { buildCompanyUser } from '@drawbridge/contracts/testing';
import { PageHeader, Stack } from '@drawbridge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { UserList } from '../company/users/UserList.tsx';
import { EVERYBODY } from '../company/users/users-view.ts';
import { idOf } from '../testing/sample-people.ts';
import type { Handlers } from '../testing/story-host.tsx';
import { pageParameters } from './page-parameters.ts';
import { PageShell } from './testing/PageShell.tsx';

const NAMES = [
  ['Ada', 'Minh'],
  ['Mika', 'Berg'],
  ['Rosa', 'Oduya'],
  ['Teodor', 'Lindqvist'],
  ['Amira', 'Haddad'],
  ['Li', 'Na'],
] as const;

const users = NAMES.map(([first_name, last_name], at) =>
  buildCompanyUser({
    user_id: idOf(at + 1),
    first_name,
    last_name,
    email: `${first_name}.${last_name}@acme.test`.toLowerCase(),
    is_manager: at === 2,
    has_license: at !== 4,
    ...(at === 0 && { role: 'owner' }),
    ...(at === 5 && { state: 'deactivated', deactivation: null }),
  }),
);

const toHandlers = (isWaiting: boolean): Handlers => [
  [listDepartments, () => ({ data: { items: ['Payments', 'Platform'] } })],
  [listAskedPeople, () => ({ data: { items: [] } })],
  [listTeamNames, () => ({ data: { items: [] } })],
  [listUserViews, () => ({ data: { items: [], default_view_id: null } })],
  [
    listCompanyUsers,
    () =>
      isWaiting
        ? 'hang'
        : { data: { list: { Items: users }, total: users.length, seats: { used: 5, all: 10 } } },
  ],
];

/** What an administrator sees of the users of the company. */
function UsersPage({ isWaiting }: { isWaiting: boolean }) {
  const [view, setView] = useState(EVERYBODY);
  return (
    <PageShell
      handlers={toHandlers(isWaiting)}
      menu="administrator"
      activeId="users"
      crumbs={[{ label: 'Dashboard', href: '#dashboard' }, { label: 'Users' }]}
    >
      <Stack gap="6">
        <PageHeader
          title="Users"
          description="Everybody in your company, with their state, role and teams."
        />
        <UserList
          view={view}
          onView={setView}
          toUser={({ email }) => `#${email}`}
          toView={() => '#view'}
          importHref="#import"
        />
      </Stack>
    </PageShell>
  );
}

const meta = {
  title: 'Design/Pages/Users',
  component: UsersPage,
  parameters: pageParameters,
} satisfies Meta<typeof UsersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  args: { isWaiting: false },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('6 users')).toBeVisible();
  },
};
export const Loading: Story = { args: { isWaiting: true } };
