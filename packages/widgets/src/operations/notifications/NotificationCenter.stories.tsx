import {
  changeNotificationStatus,
  type Notification,
  queryNotifications,
  STATUS_CHANGED_TEXT,
} from '@drawbridge/contracts/operations';
import { buildNotification } from '@drawbridge/contracts/testing';
import { LinkProvider, type LinkRenderer, ToastRegion } from '@drawbridge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DrawbridgeProvider } from '../../provider/index.ts';
import { documented } from '../../testing/documented.ts';
import { createStoryHost, type Handlers } from '../../testing/story-host.tsx';
import { NotificationCenter } from './NotificationCenter.tsx';

const toSk = (number: number) => String(number).padStart(16, '0');
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const HOUR = 3_600_000;

const few: Notification[] = [
  buildNotification({ sk: toSk(6), created_at: ago(5_000) }),
  buildNotification({
    sk: toSk(5),
    kind: 'badge',
    content: 'You earned the badge “First fix”.',
    created_at: ago(HOUR),
  }),
  buildNotification({
    sk: toSk(4),
    kind: 'due',
    content: '“Injection at the boundary” is due on Friday.',
    created_at: ago(26 * HOUR),
    status: 'read',
  }),
  buildNotification({
    sk: toSk(3),
    kind: 'admin',
    content: 'The learning portal rests on Sunday from 02:00 to 03:00 UTC.',
    link: undefined,
    created_at: ago(24 * 40 * HOUR),
    status: 'read',
  }),
];
const many = Array.from({ length: 45 }, (_, at) =>
  buildNotification({ sk: toSk(100 - at), content: `Notification ${45 - at}`, created_at: ago(at * HOUR) }),
);

/** A server that stores changes and gives twenty a page. */
function keep(given: Notification[]): Handlers {
  let items = given;
  const count = () => ({
    unread_count: items.filter(({ status }) => status === 'unread').length,
    last_sk: items[0]?.sk ?? toSk(0),
  });
  return [
    [
      queryNotifications,
      ({ filter_status = 'all', next_token: from_sk }) => {
        const next_token = typeof from_sk === 'string' ? from_sk : '';
        const shown = items.filter(({ status }) => filter_status === 'all' || status === filter_status);
        const left = shown.filter(({ sk }) => !next_token || sk < next_token);
        const page = left.slice(0, 20);
        const next = left.length > page.length ? { next_page: page.at(-1)?.sk } : null;
        return { data: { items: page, next_token: next, ...count() } };
      },
    ],
    [
      changeNotificationStatus,
      ({ ids, status = 'read' }) => {
        items = items.map((item) =>
          !ids || (ids as string[]).includes(item.sk) ? { ...item, status: status as 'read' } : item,
        );
        return { data: count(), message: STATUS_CHANGED_TEXT };
      },
    ],
  ];
}

interface HostProps {
  handlers: Handlers;
  arriving?: Notification;
  /** Called with the address of a link that is pressed; the story stays where it is. */
  onOpen: (link: string) => void;
}

function Host({ handlers, arriving, onOpen }: HostProps) {
  const { drawbridge, toasts, say } = useMemo(() => {
    const line: { speak?: (text: string) => void } = {};
    const host = createStoryHost(handlers, {
      openSocket(_address, _protocols, { onText }) {
        line.speak = onText;
        return { close: () => undefined };
      },
    });
    return { ...host, say: (text: string) => line.speak?.(text) };
  }, [handlers]);
  const renderLink: LinkRenderer = ({ href, onClick, children, ...rest }) => (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
        onOpen(href);
      }}
    >
      {children}
    </a>
  );
  return (
    <DrawbridgeProvider value={drawbridge}>
      {arriving && (
        <button
          type="button"
          onClick={() =>
            say(
              JSON.stringify({ notificationContent: { content: arriving.content }, notification: arriving }),
            )
          }
        >
          Something happens
        </button>
      )}
      <LinkProvider renderLink={renderLink}>
        <NotificationCenter />
      </LinkProvider>
      <ToastRegion toasts={toasts} />
    </DrawbridgeProvider>
  );
}

/** The user's notifications, by filter, in pages, and updated by the socket. */
const meta = {
  title: 'Widgets/Notifications/NotificationCenter',
  argTypes: { handlers: { table: { disable: true } } },
  component: documented(NotificationCenter, Host),
  render: (args) => <Host {...args} />,
  args: { onOpen: fn(), handlers: keep(few) },
} satisfies Meta<typeof Host>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {};
/** Forty-five in pages of twenty. */
export const Many: Story = { args: { handlers: keep(many) } };
export const Empty: Story = { args: { handlers: keep([]) } };
export const Loading: Story = { args: { handlers: [[queryNotifications, () => 'hang']] } };
export const Problem: Story = { args: { handlers: [[queryNotifications, () => ({ problem: 'internal' })]] } };
export const Offline: Story = { args: { handlers: [[queryNotifications, () => 'offline']] } };
export const LongWords: Story = {
  args: {
    handlers: keep([
      buildNotification({
        content: `Sie haben „${'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'.repeat(2)}“ bestanden.`,
      }),
    ]),
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** NOTIF-5..NOTIF-7: one by keyboard, then all; the message is the server's. */
export const Marking: Story = {
  args: { handlers: keep(few) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const mark = await canvas.findByRole('button', { name: /^Mark “You passed.*as read$/ });
    mark.focus();
    await userEvent.keyboard('{Enter}');
    await within(document.body).findByText(STATUS_CHANGED_TEXT);
    await expect(canvas.getByRole('tab', { name: /Unread/ })).toHaveTextContent('Unread1');
    const all = canvas.getByRole('button', { name: 'Mark all as read' });
    await userEvent.click(all);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /as read$/ })).toBe(all));
    await expect(all).toHaveFocus();
    await userEvent.click(canvas.getByRole('tab', { name: 'Unread' }));
    await canvas.findByText('Nothing unread');
  },
};

/** NOTIF-14: a notification that arrives is on top and is announced. */
export const Arriving: Story = {
  args: {
    handlers: keep(few),
    arriving: buildNotification({
      sk: toSk(7),
      content: 'You were given an assignment.',
      kind: 'assignment',
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('listitem');
    await userEvent.click(canvas.getByRole('button', { name: 'Something happens' }));
    const [first] = await canvas.findAllByRole('listitem');
    await expect(first).toHaveTextContent('You were given an assignment.');
    await canvas.findByText('New notification: You were given an assignment.');
    await expect(canvas.getByRole('tab', { name: /Unread/ })).toHaveTextContent('Unread3');
  },
};

/** NOTIF-4: to the last one, each once. */
export const ToTheEnd: Story = {
  args: { handlers: keep(many) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => {
      const more = canvas.queryByRole('button', { name: 'Show more' });
      if (more) await userEvent.click(more);
      await expect(canvas.getAllByRole('listitem')).toHaveLength(45);
    });
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};

/** Opening one marks it as read without a message, and opens its page. */
export const Opening: Story = {
  args: { handlers: keep(few) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const link = await canvas.findByRole('link', { name: /^You passed/ });
    await expect(link).toHaveAttribute('href', '/portal/labs/l1-someone-elses-invoice');
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledWith('/portal/labs/l1-someone-elses-invoice');
    await canvas.findByRole('button', { name: /^Mark “You passed.*as unread$/ });
  },
};
