import type { OwnSession } from '@drawbridge/client/stores/identity/own-sessions';
import { endSession, listSessions, logoutEverywhere } from '@drawbridge/contracts/identity';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { DeviceList, type DeviceListProps } from './DeviceList.tsx';

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const sessionOf = (number: number, overrides: Partial<OwnSession> = {}): OwnSession => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  device: 'Safari on iOS',
  network: '192.0.2.0/24',
  created_at: ago(24 * number),
  last_used_at: ago(number),
  expires_at: ago(-700),
  is_current: false,
  ...overrides,
});
const here = sessionOf(1, {
  device: 'Firefox on Linux',
  network: '198.51.100.0/24',
  last_used_at: ago(0),
  is_current: true,
});
const phone = sessionOf(2);
const cafe = sessionOf(5, {
  device: 'Chrome on Windows',
  network: '2001:db8:85a3::/48',
  last_used_at: ago(70),
});

/** Answers as a server does: what has ended is gone. */
function toHandlers(all: readonly OwnSession[], { wantsPassword = false } = {}): Handlers {
  let items = [...all];
  return [
    [listSessions, () => ({ data: { items, wants_password: wantsPassword } })],
    [
      endSession,
      ({ id, password }) => {
        if (wantsPassword && password !== 'right')
          return { problem: 'bad_input', errors: { password: 'This is not your current password' } };
        items = items.filter((one) => one.id !== id);
        return { data: {} };
      },
    ],
    [logoutEverywhere, () => ({ data: {} })],
  ];
}

function Scene({ handlers, ...props }: DeviceListProps & { handlers: Handlers }) {
  return (
    <StoryHost handlers={handlers}>
      <h1>Security</h1>
      <DeviceList {...props} />
    </StoryHost>
  );
}

/** Where the person is signed in, and ways to sign out there. */
const meta = {
  title: 'Widgets/Security/DeviceList',
  component: documented(DeviceList, Scene),
  render: (args) => <Scene {...args} />,
  args: { onEverywhere: fn(() => Promise.resolve()), handlers: toHandlers([phone, here, cafe]) },
  argTypes: { handlers: { table: { disable: true } } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** This device comes first and has no button: its way out is the account menu. */
export const Several: Story = {
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent(
      /Firefox on Linux.*This device.*Last used (just now|\d+ seconds? ago)/,
    );
    await expect(within(rows[0] as HTMLElement).queryByRole('button')).toBeNull();
    await expect(within(rows[1] as HTMLElement).getByText('2 hours ago')).toHaveAttribute(
      'title',
      expect.stringMatching(/\d{4}/),
    );
  },
};

export const OnlyThisDevice: Story = {
  args: { handlers: toHandlers([here]) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('You are signed in on this device only.');
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** A long list shows the latest used ones first. */
export const Many: Story = {
  args: { handlers: toHandlers([here, ...Array.from({ length: 11 }, (_, index) => sessionOf(index + 2))]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all 12' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
};

/** One is signed out after a question; then the focus is on the title, as its button is gone. */
export const SignsOut: Story = {
  args: { handlers: toHandlers([here, phone]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Sign out Safari on iOS, network 192.0.2.0/24' }),
    );
    const dialog = within(
      await within(document.body).findByRole('dialog', { name: 'Sign out Safari on iOS?' }),
    );
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    await within(document.body).findByText('Signed out: Safari on iOS');
    await canvas.findByText('You are signed in on this device only.');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your devices' })).toHaveFocus());
  },
};

/** Whoever signed in a while ago enters the password as well. @see ASVS 7.5.2 */
export const PasswordAgain: Story = {
  args: { handlers: toHandlers([here, phone], { wantsPassword: true }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Sign out Safari/ }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await waitFor(() => expect(dialog.getByLabelText('Your password')).toHaveFocus());
    await userEvent.type(dialog.getByLabelText('Your password'), 'guess{Enter}');
    await dialog.findByText('This is not your current password');
    await userEvent.clear(dialog.getByLabelText('Your password'));
    await userEvent.type(dialog.getByLabelText('Your password'), 'right{Enter}');
    await canvas.findByText('You are signed in on this device only.');
  },
};

/** One that could not be ended stays in the list; the question says why, and can be answered again. */
export const NotSignedOut: Story = {
  args: {
    handlers: [
      [listSessions, () => ({ data: { items: [here, phone], wants_password: false } })],
      [endSession, () => 'offline'],
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Sign out Safari/ }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/Server busy/);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name: /^Sign out Safari/ })).toBeVisible();
  },
};

export const Everywhere: Story = {
  args: { handlers: toHandlers([here, phone]) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Sign out everywhere?' }));
    await expect(args.onEverywhere).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(args.onEverywhere).toHaveBeenCalledTimes(1));
  },
};

export const Loading: Story = { args: { handlers: [[listSessions, () => 'hang']] } };
export const Problem: Story = { args: { handlers: [[listSessions, () => ({ problem: 'unavailable' })]] } };

let isOnline = false;

/** Without the network the list says so, and another try shows it. */
export const Offline: Story = {
  args: {
    handlers: [
      [listSessions, () => (isOnline ? { data: { items: [here], wants_password: false } } : 'offline')],
    ],
  },
  play: async ({ canvasElement }) => {
    isOnline = false;
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    isOnline = true;
    await userEvent.click(retry);
    await canvas.findByText('Firefox on Linux');
  },
};
