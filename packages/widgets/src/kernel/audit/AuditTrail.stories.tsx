import { type AuditEntry, exportAuditEntries, listAuditEntries } from '@drawbridge/contracts/kernel';
import { buildAuditEntry } from '@drawbridge/contracts/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { AuditTrail, type AuditTrailProps } from './AuditTrail.tsx';
import { EVERYTHING } from './audit-view.ts';

function Scene({ handlers, ...props }: AuditTrailProps & { handlers: Handlers }) {
  const [view, setView] = useState(props.view);
  return (
    <StoryHost handlers={handlers}>
      <h1>Audit trail</h1>
      <AuditTrail
        view={view}
        onView={(next) => {
          props.onView(next);
          setView(next);
        }}
      />
    </StoryHost>
  );
}

const LONG = 'Rechtsschutzversicherungsgesellschaftenundgrundstücksverkehrsgenehmigungszuständigkeit';
const entries: AuditEntry[] = [
  buildAuditEntry({
    id: '7',
    action: 'access.refuse',
    outcome: 'refused',
    reason: 'forbidden',
    actor: { id: 'p2', name: 'Mika Berg', email: 'member@acme.test' },
    subject: { kind: 'call', id: 'listPlatforms', name: null },
    details: {},
  }),
  buildAuditEntry({ id: '6' }),
  buildAuditEntry({
    id: '5',
    action: 'session.begin',
    outcome: 'refused',
    reason: 'bad_credentials',
    actor: { id: null, name: null, email: null },
    subject: null,
    address: '2001:db8:85a3::8a2e:370:7334',
    details: { way: 'password' },
  }),
  buildAuditEntry({
    id: '4',
    action: 'attempt.review',
    actor: { id: '7b0e5b52-6c1e-4e0f-9f0f-2f5a3f0b9a11', name: null, email: null },
    subject: { kind: 'person', id: '0c7f5d61-3a46-4f57-8a6d-0d9f5f1c2b33', name: 'Mika Berg' },
    details: { lab: 'l1-someone-elses-invoice' },
  }),
  buildAuditEntry({
    id: '3',
    action: 'platform.deactivate',
    actor: { id: 'p1', name: `Anneliese ${LONG}`, email: `${LONG.toLowerCase()}@acme.test` },
    details: { name: LONG },
  }),
  buildAuditEntry({ id: '2', action: 'session.end', subject: null, address: '', device: '', details: {} }),
  buildAuditEntry({ id: '1', action: 'replay.share', subject: { kind: 'new kind', id: 'x', name: null } }),
];

const toHandlers = (items: readonly AuditEntry[]): Handlers => [
  [
    listAuditEntries,
    ({ outcome, actor }) => ({
      data: {
        items: items.filter(
          (entry) =>
            (outcome === undefined || entry.outcome === outcome) &&
            (typeof actor !== 'string' || entry.actor.email?.includes(actor)),
        ),
        next_token: null,
        kept_days: 365,
      },
    }),
  ],
  [
    exportAuditEntries,
    () => ({
      data: { file_name: 'audit-trail-2026-03-02.csv', csv: 'time (UTC)\r\n', entries: 7, is_complete: true },
    }),
  ],
];

const meta = {
  title: 'Widgets/AuditTrail',
  component: documented(AuditTrail, Scene),
  render: (args) => <Scene {...args} />,
  args: { view: EVERYTHING, onView: fn(), handlers: toHandlers(entries) },
  argTypes: { handlers: { table: { disable: true } } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('7 entries');
    await expect(canvas.getByText(/^Entries are kept for 365 days\. Times are in ./)).toBeVisible();
    const refused = within(canvas.getAllByRole('row')[1] as HTMLElement);
    await expect(refused.getByRole('rowheader', { name: 'Access refused' })).toBeVisible();
    for (const text of ['Mika Berg', 'Request', 'List platforms', 'Refused', 'Not permitted', '192.0.2.14'])
      await expect(refused.getByText(text)).toBeVisible();
    for (const text of ['Unknown person', 'Deleted account', 'The server itself', 'New kind'])
      await expect(canvas.getByText(text)).toBeVisible();
  },
};

/** What else is known is behind the browser's own disclosure. */
export const Details: Story = {
  args: { handlers: toHandlers(entries.slice(1, 2)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const summary = await canvas.findByText('Details');
    await expect(canvas.getByText('Client ID')).not.toBeVisible();
    await userEvent.click(summary);
    await expect(canvas.getByText('Client ID')).toBeVisible();
    await expect(canvas.getByText('https://lms.school.test/keys')).toBeVisible();
  },
};

export const Filtered: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('7 entries');
    await userEvent.selectOptions(canvas.getByLabelText('Outcome'), 'Refused');
    await canvas.findByText('2 entries');
    // What is typed follows when the typing rests; another choice before that does not lose it.
    await userEvent.type(canvas.getByLabelText('Person'), 'member@ ');
    await userEvent.selectOptions(canvas.getByLabelText('Period'), 'Last 7 days');
    await canvas.findByText('1 entry');
    await expect(args.onView).toHaveBeenLastCalledWith({
      ...EVERYTHING,
      outcome: 'refused',
      person: 'member@',
      period: 'week',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await canvas.findByText('7 entries');
    await expect(canvas.getByLabelText('Person')).toHaveValue('');
  },
};

/** A last day before the first is said at its field, and not requested. */
export const ReversedDates: Story = {
  args: { view: { ...EVERYTHING, period: 'days', from: '2026-03-02', to: '2026-03-04' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('7 entries');
    const last = canvas.getByLabelText('Last day');
    await userEvent.clear(last);
    await userEvent.type(last, '2026-03-01');
    await expect(await canvas.findByText('Choose a day on or after the first day.')).toBeVisible();
    await expect(last).toBeInvalid();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Exported: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Export as CSV' }));
    await within(document.body).findByText('7 entries were exported.');
  },
};

/** More than one file holds. */
export const ExportedInPart: Story = {
  args: {
    handlers: [
      ...toHandlers(entries).slice(0, 1),
      [
        exportAuditEntries,
        () => ({ data: { file_name: 'audit.csv', csv: '', entries: 10_000, is_complete: false } }),
      ],
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Export as CSV' }));
    await within(document.body).findByText(/^The newest 10000 entries were exported\./);
  },
};

export const NotExported: Story = {
  args: { handlers: [...toHandlers(entries).slice(0, 1), [exportAuditEntries, () => 'offline']] },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Export as CSV' });
    await userEvent.click(button);
    await within(document.body).findByText('Server busy please try later!');
    await expect(button).toBeEnabled();
  },
};

const many = Array.from({ length: 120 }, (_, index) => buildAuditEntry({ id: String(120 - index) }));
const paged: Handlers = [
  [
    listAuditEntries,
    ({ next_token }) => {
      const from = Number(next_token ?? 0);
      const next = from + 50 < many.length ? String(from + 50) : null;
      return { data: { items: many.slice(from, from + 50), next_token: next, kept_days: 365 } };
    },
  ],
];

export const Pages: Story = {
  args: { handlers: paged },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('The newest 50 entries');
    canvas.getByRole('button', { name: 'Show older entries' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('The newest 100 entries');
    await expect(canvas.getByRole('button', { name: 'Show older entries' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('120 entries');
    // The button is gone; the keyboard goes on from where it was.
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
};

export const OlderNotLoaded: Story = {
  args: {
    handlers: [
      [
        listAuditEntries,
        ({ next_token }) =>
          next_token === undefined
            ? { data: { items: many.slice(0, 2), next_token: '2', kept_days: 365 } }
            : 'offline',
      ],
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show older entries' }));
    await canvas.findByText('Older entries could not be loaded.');
    await expect(canvas.getByText('The newest 2 entries')).toBeVisible();
  },
};

/** A narrow place: cards in place of columns. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 343 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('list', { name: 'Audit trail, newest first' });
    await expect(within(list).getAllByText('Person')).toHaveLength(8);
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Empty: Story = { args: { handlers: toHandlers([]) } };
export const NothingMatches: Story = {
  args: { handlers: toHandlers([]), view: { ...EVERYTHING, action: 'platform.delete' } },
};
export const Loading: Story = { args: { handlers: [[listAuditEntries, () => 'hang']] } };
export const Denied: Story = {
  args: { handlers: [[listAuditEntries, () => ({ problem: 'forbidden' })]] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('This is for administrators');
    await expect(canvas.queryByRole('search')).toBeNull();
  },
};
export const Problem: Story = {
  args: { handlers: [[listAuditEntries, () => ({ problem: 'internal' })]] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('The audit trail could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText('The audit trail could not be loaded');
  },
};
