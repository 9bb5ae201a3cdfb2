import { listCompanyAdmins, searchCompanyUsers, setUserRole } from '@drawbridge/contracts/company';
import { buildCompanyUser } from '@drawbridge/contracts/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { idOf } from '../../testing/sample-people.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { AdminList, type AdminListProps } from './AdminList.tsx';

function Scene({ handlers, ...props }: AdminListProps & { handlers: Handlers }) {
  return (
    <StoryHost handlers={handlers}>
      <h1>Administrators</h1>
      <AdminList {...props} />
    </StoryHost>
  );
}

const ada = buildCompanyUser({
  user_id: idOf(1),
  first_name: 'Ada',
  last_name: 'Minh',
  email: 'admin@acme.test',
  role: 'owner',
});
const dana = buildCompanyUser({
  user_id: idOf(2),
  first_name: 'Dana',
  last_name: 'Okoye',
  email: 'deputy@acme.test',
  role: 'admin',
});
const mika = buildCompanyUser({ user_id: idOf(3) });

const toHandlers = (more: { may_change?: boolean; wants_password?: boolean } = {}): Handlers => [
  [
    listCompanyAdmins,
    () => ({ data: { items: [ada, dana], may_change: true, wants_password: false, ...more } }),
  ],
  [
    searchCompanyUsers,
    ({ search }) => {
      const data = search === 'nobody' ? [] : [mika];
      return { data: { found: { data }, total: data.length, seats: { used: 3, all: null } } };
    },
  ],
  [
    setUserRole,
    ({ user_id: id, role }) =>
      id === idOf(1) && role !== 'owner'
        ? { problem: 'last_owner' }
        : { data: { ...mika, role: role as 'admin' } },
  ],
];

const meta = {
  title: 'Widgets/Users/AdminList',
  component: documented(AdminList, Scene),
  render: (args) => <Scene {...args} />,
  args: { ownEmail: 'admin@acme.test', onLost: fn(), handlers: toHandlers() },
  argTypes: { handlers: { table: { disable: true } } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A company with one owner is told what happens when that one is away. @see COMP-11 */
export const Owner: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Ada Minh')).toBeVisible();
    await expect(canvas.getByText(/^Your company has one owner\./)).toBeVisible();
    await expect(canvas.getByText('You')).toBeVisible();
  },
};

/** Another question is asked about the right of the reader, and the last owner stays. */
export const LastOwner: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Remove: Ada Minh' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await dialog.findByText(/^This is your own role\./);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('A company needs an owner.');
  },
};

export const Add: Story = {
  args: { handlers: toHandlers({ wants_password: true }) },
  play: async ({ canvasElement }) => {
    const page = within(document.body);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add an administrator' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Add an administrator' }));
    await userEvent.type(dialog.getByLabelText('Find a user'), 'nobody');
    await waitFor(() => expect(dialog.getByText('Nobody matches.')).toBeVisible());
    await userEvent.clear(dialog.getByLabelText('Find a user'));
    await expect(await dialog.findByLabelText('Users found')).toHaveDisplayValue(
      'Mika Berg (member@acme.test)',
    );
    await userEvent.type(dialog.getByLabelText('Your password'), 'secret');
    await userEvent.click(dialog.getByRole('button', { name: 'Add an administrator' }));
    await page.findByText('Mika Berg administers the company now.');
  },
};

/** An administrator who is no owner reads the list and changes nothing. */
export const ReadOnly: Story = {
  args: { handlers: toHandlers({ may_change: false }), ownEmail: 'deputy@acme.test' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Owners decide who administers\./)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NothingLoaded: Story = {
  args: { handlers: [[listCompanyAdmins, () => 'offline']] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('The administrators could not be loaded');
  },
};

export const Denied: Story = {
  args: { handlers: [[listCompanyAdmins, () => ({ problem: 'forbidden' })]] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Only administrators see this');
  },
};
