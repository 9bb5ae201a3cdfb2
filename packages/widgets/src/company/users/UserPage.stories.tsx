import { actOnCompanyUsers, editCompanyUser, getCompanyUser } from '@drawbridge/contracts/company';
import { buildAssignment, buildCompanyUser, buildUserStats } from '@drawbridge/contracts/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { UserPage, type UserPageProps } from './UserPage.tsx';

function Scene({ handlers, ...props }: UserPageProps & { handlers: Handlers }) {
  return (
    <StoryHost handlers={handlers}>
      <UserPage {...props} />
    </StoryHost>
  );
}

const user = buildCompanyUser();
const page = {
  user,
  may: { edit: true, read_directory_log: false },
  stats: buildUserStats(),
  recent: [],
  badges: [],
  assignments: {
    items: [buildAssignment({ state: 'overdue', name: 'Secure coding basics' })],
    counts: { to_do: 1, done: 0, all: 3 },
  },
};

const deactivatedUser = {
  ...user,
  state: 'deactivated' as const,
  deactivation: { at: '2026-03-02T09:00:00.000Z', by: 'administrator' as const, name: 'Ada Abel' },
};

const toHandlers = (more: Partial<typeof page> = {}): Handlers => [
  [getCompanyUser, () => ({ data: { ...page, ...more } })],
  [editCompanyUser, ({ department }) => ({ data: { ...user, department: String(department) } })],
  [
    actOnCompanyUsers,
    ({ act }) => ({
      data: {
        items: [{ user_id: user.user_id, outcome: 'done' }],
        users:
          act === 'remove'
            ? []
            : [{ ...deactivatedUser, is_provisioned: more.user?.is_provisioned ?? false }],
        seats: { used: 1, all: 5 },
      },
    }),
  ],
];

const meta = {
  title: 'Widgets/Users/UserPage',
  component: documented(UserPage, Scene),
  render: (args) => <Scene {...args} />,
  args: {
    email: user.email,
    view: 'info',
    toView: (view) => `#${view}`,
    back: { label: 'Users', onPress: fn() },
    toTeam: ({ name }) => `#team-${name}`,
    toDirectoryLog: ({ user_id: id }) => `#log-${id}`,
    toBadge: (id) => `#badge-${id}`,
    onGone: fn(),
    handlers: toHandlers(),
  },
  argTypes: { handlers: { table: { disable: true } } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is overdue comes first; not all assignments are shown, and the page says so. @see COMP-34 */
export const Overview: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'Mika Berg', level: 1 });
    await expect(canvas.getByText('Secure coding basics')).toBeVisible();
    await expect(canvas.getByText('1 of 3 assignments')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Alpha' })).toHaveAttribute('href', '#team-Alpha');
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  },
};

/** A user without badges and results. @see COMP-35 */
export const Profile: Story = {
  args: { view: 'profile' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('No badges yet.')).toBeVisible();
    await expect(canvas.getByText('Nothing yet')).toBeVisible();
  },
};

export const Edit: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Edit' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Edit Mika Berg' }));
    await userEvent.clear(dialog.getByLabelText('Department'));
    await userEvent.type(dialog.getByLabelText('Department'), 'Platform');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await within(document.body).findByText('The user was saved.');
    await expect(await within(canvasElement).findByText('Backend engineer · Platform')).toBeVisible();
  },
};

/** A removed user has no page any more. @see COMP-63 */
export const Remove: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Remove' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Remove Mika Berg?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(args.onGone).toHaveBeenCalledOnce());
  },
};

/** A manager reads: one part of the page, and nothing to change. @see ROLE-5 */
export const Manager: Story = {
  args: { toView: undefined, handlers: toHandlers({ may: { edit: false, read_directory_log: false } }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'Mika Berg', level: 1 });
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Profile and badges' })).toBeNull();
  },
};

export const Unknown: Story = {
  args: { handlers: [[getCompanyUser, () => ({ problem: 'user_not_found' })]] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No such user');
  },
};

export const NothingLoaded: Story = {
  args: { handlers: [[getCompanyUser, () => 'offline']] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('The user could not be loaded');
  },
};

/** The directory decides about this user: the form says so, and the log says why they are still here. */
export const FromTheDirectory: Story = {
  args: {
    handlers: toHandlers({
      user: { ...user, is_provisioned: true },
      may: { edit: true, read_directory_log: true },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('From the directory')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Directory log' })).toHaveAttribute(
      'href',
      `#log-${user.user_id}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/Change them there/)).toBeVisible());
    await expect(dialog.getByRole('textbox', { name: 'Department' })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};

const lockedUser = { ...deactivatedUser, is_provisioned: true };

/** Who deactivated a user of the directory, and that only an administrator can undo it. */
export const DeactivatedByHand: Story = {
  args: { handlers: toHandlers({ user: lockedUser }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Deactivated by Ada Abel on/)).toBeVisible();
    await expect(canvas.getByText(/The directory cannot activate this user/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Activate' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Keep deactivated' })).toBeNull();
  },
};

/** Whom the directory deactivated, it can activate, unless an administrator takes that over. */
export const DeactivatedByTheDirectory: Story = {
  args: {
    handlers: toHandlers({
      user: { ...lockedUser, deactivation: { ...lockedUser.deactivation, by: 'directory', name: null } },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Deactivated by the directory on/)).toBeVisible();
    await expect(canvas.queryByText(/The directory cannot activate/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep deactivated' }));
    const dialog = within(
      await within(document.body).findByRole('dialog', { name: 'Keep Mika Berg deactivated?' }),
    );
    await waitFor(() => expect(dialog.getByText(/The directory can no longer activate them/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Keep deactivated' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await canvas.findByText(/The directory cannot activate this user/);
  },
};

/** Whom it deleted since, it can take up again, so that they can be kept deactivated too. */
export const DeletedByTheDirectory: Story = {
  args: {
    handlers: toHandlers({
      user: {
        ...lockedUser,
        is_provisioned: false,
        deactivation: { ...lockedUser.deactivation, by: 'directory', name: null },
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Keep deactivated' })).toBeEnabled();
  },
};
