import { createFakeServer } from '@drawbridge/client/testing';
import { asId } from '@drawbridge/contracts';
import {
  acceptScimClaims,
  createScimSecret,
  createScimTest,
  deleteScimSecret,
  dismissScimClaims,
  getScimConnection,
  listScimClaims,
  listScimRequests,
  previewScimOff,
  SCIM_URNS,
  type ScimClaim,
  type ScimConnection,
  type ScimLogLine,
  switchScimOff,
} from '@drawbridge/contracts/company';
import { ToastRegion } from '@drawbridge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DrawbridgeProvider } from '../../provider/index.ts';
import { documented } from '../../testing/documented.ts';
import { createStoryHost, type Handlers } from '../../testing/story-host.tsx';
import { Provisioning } from './index.ts';
import { toLogView } from './log-view.ts';

const BASE = 'https://drawbridge.acme.example/api/scim/v2';

interface SceneProps {
  handlers: Handlers;
  /** A method that a proxy in front of the server refuses. */
  refused?: string;
  /** The log of one user. */
  user?: string;
}

const scimReply = (status: number, body: object) => Promise.resolve(Response.json(body, { status }));

/** The server as the test of the connection sees it. */
function answer(url: string, method: string, refused: string | undefined): Promise<Response> {
  if (method === refused)
    return Promise.resolve(new Response('<h1>Method not allowed</h1>', { status: 405 }));
  if (method !== 'GET') return scimReply(404, { schemas: [SCIM_URNS.error], status: '404' });
  return scimReply(200, { schemas: ['x'], ...(url.includes('filter') && { totalResults: 0 }) });
}

function Scene({ handlers, refused, user = '' }: SceneProps) {
  const [log, setLog] = useState(() => toLogView({ user }));
  const { drawbridge, toasts } = useMemo(() => {
    const server = createFakeServer(handlers);
    return createStoryHost(handlers, {
      fetch: (input, init) => {
        const { url, method } = new Request(input, init);
        return url.startsWith(BASE) ? answer(url, method, refused) : server.fetch(input, init);
      },
    });
  }, [handlers, refused]);
  return (
    <DrawbridgeProvider value={drawbridge}>
      <h1>Organization</h1>
      <Provisioning domainsHref="#domains" toUser={({ email }) => `#${email}`} log={log} onLog={setLog} />
      <ToastRegion toasts={toasts} />
    </DrawbridgeProvider>
  );
}

const meta = {
  title: 'Widgets/Provisioning',
  component: documented(Provisioning, Scene),
  render: (args) => <Scene {...args} />,
  args: { handlers: [] },
  argTypes: { handlers: { control: false } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const toId = (nth: number) => `0c7f5d61-3a46-4f57-8a6d-${String(nth).padStart(12, '0')}`;

const SECRET = { id: asId<'provisioning secret'>(toId(1)), ending: 'x4Qw', created_at: inMinutes(-90_000) };
const OFF: ScimConnection = {
  is_on: false,
  switched_off_at: null,
  base_url: BASE,
  secrets: [],
  proven_domains: ['acme.example'],
  users: { active: 0, deactivated: 0 },
  groups: 0,
  last_request: null,
  waiting_claims: 0,
  wants_password: false,
  may_switch: true,
};
const ON: ScimConnection = {
  ...OFF,
  is_on: true,
  secrets: [{ ...SECRET, last_used_at: inMinutes(-3) }],
  users: { active: 1_240, deactivated: 31 },
  groups: 18,
  last_request: { at: inMinutes(-3), status: 409 },
  waiting_claims: 3,
};

const LONG = 'Rechtsschutzversicherungsgesellschaftenundgrundstücksverkehrsgenehmigungszuständigkeit';
const buildClaim = (nth: number, values: Partial<ScimClaim> = {}): ScimClaim => ({
  user_id: asId(toId(nth)),
  name: 'Mika Ito',
  email: `mika.${nth}@acme.example`,
  state: 'active',
  user_name: 'mika.ito',
  external_id: null,
  asked_at: inMinutes(-nth * 40),
  needs_owner: false,
  ...values,
});
const CLAIMS = [
  buildClaim(1),
  buildClaim(2, { name: 'Noor Vale', user_name: 'noor.vale@acme.example', needs_owner: true }),
  buildClaim(3, { name: LONG, email: `${LONG.toLowerCase()}@acme.example`, state: 'deactivated' }),
];

const MIKA = { user_id: asId<'person'>(toId(1)), name: 'Mika Ito', email: 'mika.1@acme.example' };
const buildLine = (nth: number, values: Partial<ScimLogLine> = {}): ScimLogLine => ({
  id: String(nth),
  at: inMinutes(-nth),
  method: 'PATCH',
  path: `Users/${MIKA.user_id}`,
  status: 200,
  person: MIKA,
  subject: MIKA.name,
  changes: [],
  detail: null,
  ...values,
});
const LINES = [
  buildLine(6),
  buildLine(5, { changes: ['deactivated'] }),
  buildLine(4, { changes: ['department: Sales → Engineering', 'job title: none → Staff engineer'] }),
  buildLine(3, {
    method: 'POST',
    path: 'Users',
    status: 409,
    person: null,
    subject: `${LONG.toLowerCase()}@acme.example`,
    detail: 'This account is not managed by the directory. An administrator can hand it over.',
  }),
  buildLine(2, {
    path: `Groups/${toId(9)}`,
    person: null,
    subject: 'Platform',
    changes: ['1 member added'],
    detail: 'A nested group was ignored.',
  }),
  buildLine(1, { method: 'DELETE', status: 204, changes: ['deactivated'] }),
];

interface Given {
  claims?: readonly ScimClaim[];
  lines?: readonly ScimLogLine[];
  more?: Handlers;
}

function serve(first: ScimConnection, { claims = CLAIMS, lines = LINES, more = [] }: Given = {}): Handlers {
  let connection = first;
  let waiting = claims;
  const put = (part: Partial<ScimConnection>) => {
    connection = { ...connection, ...part };
    return connection;
  };
  const take = (ids: unknown) => {
    const named = Array.isArray(ids) ? ids.map(String) : [];
    waiting = waiting.filter(({ user_id: id }) => !named.includes(id));
    return { data: { items: named.map((id) => ({ user_id: id, outcome: 'done' })) } };
  };
  return [
    ...more,
    [getScimConnection, () => ({ data: connection })],
    [
      createScimSecret,
      () => {
        const made = {
          ...SECRET,
          id: asId<'provisioning secret'>(toId(2)),
          ending: 'Zk8t',
          last_used_at: null,
        };
        return {
          data: {
            connection: put({ is_on: true, secrets: [...connection.secrets, made] }),
            secret: 'dbsc_nU3mTqB1u7fWb0xEoJ5kC9sVYd2hRgLpQaXiZk8t',
          },
        };
      },
    ],
    [
      deleteScimSecret,
      ({ secret_id }) => ({
        data: {
          connection: put({ secrets: connection.secrets.filter(({ id }) => id !== secret_id) }),
        },
      }),
    ],
    [
      previewScimOff,
      () => ({
        data: {
          users: 1_240,
          deactivated: 1_236,
          stayed: { is_owner: 2, is_emergency: 1, is_self: 1 },
          groups: 18,
          secrets: 1,
        },
      }),
    ],
    [
      switchScimOff,
      ({ people }) => ({
        data: {
          connection: put({ is_on: false, switched_off_at: inMinutes(0), secrets: [] }),
          deactivated: people === 'keep' ? 0 : 1_236,
          stayed: { is_owner: 2, is_emergency: 1, is_self: 1 },
        },
      }),
    ],
    [
      listScimClaims,
      ({ search }) => {
        const words = typeof search === 'string' ? search.toLowerCase() : '';
        const items = waiting.filter(({ name }) => name.toLowerCase().includes(words));
        return { data: { items, total: items.length } };
      },
    ],
    [acceptScimClaims, ({ user_ids }) => take(user_ids)],
    [dismissScimClaims, ({ user_ids }) => take(user_ids)],
    [
      listScimRequests,
      ({ show, user_id }) => ({
        data: {
          items: lines.filter(
            ({ status, person }) =>
              (show !== 'refused' || status >= 400) && (user_id === undefined || person?.user_id === user_id),
          ),
          next_before: null,
          person: user_id === undefined ? null : MIKA,
        },
      }),
    ],
    [createScimTest, () => ({ data: { base_url: BASE, secret: 'dbsc_test' } })],
  ];
}

const expectToast = (text: string) =>
  waitFor(() => expect(within(document.body).getByText(text)).toBeVisible());
const openDialog = async () => within(await within(document.body).findByRole('dialog'));

/** Nothing is connected: the first secret switches provisioning on, and is shown once. */
export const Off: Story = {
  args: { handlers: serve(OFF, { claims: [], lines: [] }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('group', { name: 'Base URL' })).toHaveTextContent(BASE);
    await userEvent.click(canvas.getByRole('button', { name: 'Create secret and switch on' }));
    await userEvent.click((await openDialog()).getByRole('button', { name: 'Create secret' }));
    const secret = await canvas.findByRole('group', { name: 'Secret token' });
    await expect(secret).toHaveTextContent('dbsc_nU3mTqB1u7fWb0xEoJ5kC9sVYd2hRgLpQaXiZk8t');
    await expect(canvas.getByRole('heading', { name: 'Connection test' })).toBeVisible();
    await expect(await canvas.findByText('No account is waiting')).toBeVisible();
    await expect(await canvas.findByText('No request yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I have stored it' }));
    await expect(canvas.queryByText(/dbsc_/)).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Secrets' })).toHaveFocus();
  },
};

/** Without a proven domain nothing can be provisioned. */
export const NoDomain: Story = {
  args: { handlers: serve({ ...OFF, proven_domains: [] }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Open domains' })).toHaveAttribute(
      'href',
      '#domains',
    );
    await expect(canvas.getByRole('button', { name: 'Create secret and switch on' })).toBeDisabled();
  },
};

/** Figures, waiting accounts and the log of a directory that is connected. */
export const On: Story = {
  args: { handlers: serve(ON) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('1,240')).toBeVisible();
    await expect(await canvas.findByText('department: Sales → Engineering')).toBeVisible();
    await expect(canvas.getAllByText('Nothing changed').length).toBeGreaterThan(0);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Result' }), 'refused');
    await waitFor(() => expect(canvas.queryByText('department: Sales → Engineering')).toBeNull());
    await expect(canvas.getByText(/An administrator can hand it over/)).toBeVisible();
  },
};

/** A second secret replaces the first: both are valid, then the older one is deleted. */
export const Rotation: Story = {
  args: { handlers: serve(ON) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Create secret' }));
    await userEvent.click((await openDialog()).getByRole('button', { name: 'Create secret' }));
    await expect(await canvas.findByText(/Both secrets are in place/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I have stored it' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the secret that ends in x4Qw' }));
    const dialog = await openDialog();
    await expect(dialog.getByText(/It was last used/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expectToast('The secret that ended in x4Qw is deleted.');
    await waitFor(() => expect(canvas.queryByText('Ends in x4Qw')).toBeNull());
  },
};

/** Each step of the test passes. */
export const TestPassed: Story = {
  args: { handlers: serve(ON) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Test connection' }));
    await expect(await canvas.findByText(/Every step passed/)).toBeVisible();
    await expect(canvas.getAllByText('Passed')).toHaveLength(5);
  },
};

/** A proxy refuses PATCH, and the step says what to do. */
export const TestFailed: Story = {
  args: { handlers: serve(ON), refused: 'PATCH' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Test connection' }));
    await expect(await canvas.findByText('1 of 5 steps failed.')).toBeVisible();
    await expect(canvas.getByText(/refuses PATCH \(405\)/)).toBeVisible();
  },
};

/** Accounts are handed over together, after the dialog said what changes. */
export const HandOver: Story = {
  args: { handlers: serve(ON) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all rows' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hand over' }));
    const dialog = await openDialog();
    await expect(dialog.getByText('3 accounts become the directory’s')).toBeVisible();
    await expect(dialog.getByText(/sign-in address and whether the account is active/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
    await expectToast('Handed over: 3.');
    await expect(await canvas.findByText('No account is waiting')).toBeVisible();
  },
};

/** Who was not handed over is named, with the reason. */
export const NotHandedOver: Story = {
  args: {
    handlers: serve(
      { ...ON, may_switch: false },
      {
        more: [
          [acceptScimClaims, () => ({ data: { items: [{ user_id: toId(2), outcome: 'needs_owner' }] } })],
        ],
      },
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Noor Vale' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hand over' }));
    await userEvent.click((await openDialog()).getByRole('button', { name: 'Hand over' }));
    await expect(await canvas.findByText(/Noor Vale: only an owner/)).toBeVisible();
  },
};

/** An administrator who is no owner sees everything, and neither switches nor manages secrets. */
export const NoOwner: Story = {
  args: { handlers: serve({ ...ON, may_switch: false }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Only owners switch provisioning/)).toBeVisible();
    await expect(canvas.getByText('Ends in x4Qw')).toBeVisible();
    for (const name of ['Switch off', 'Create secret', 'Delete the secret that ends in x4Qw'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Test connection' })).toBeEnabled();
    await expect(await canvas.findByText('Owners only')).toBeVisible();
  },
};

/** Before switching off, the dialog asks what becomes of the people, with the numbers. */
export const SwitchedOff: Story = {
  args: { handlers: serve({ ...ON, wants_password: true }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch off' }));
    const dialog = await openDialog();
    await userEvent.click(await dialog.findByRole('radio', { name: /Deactivate 1,236/ }));
    await expect(dialog.getByText(/Stay active: 2 owners, the emergency administrator, you\./)).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Your password'), 'a password');
    await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
    await expectToast(
      'Provisioning is off. Users deactivated: 1,236. Still active: 2 owners, the emergency administrator, you.',
    );
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Connection test' })).toBeNull());
    await expect(canvas.getByRole('heading', { name: 'Directory log' })).toBeVisible();
  },
};

/** The log of one user, as the link from their page opens it. */
export const LogOfOneUser: Story = {
  args: { handlers: serve(ON), user: MIKA.user_id },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Only requests about Mika Ito')).toBeVisible();
    await expect(canvas.queryByText(/Change team Platform/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show everybody' }));
    await expect(await canvas.findByText(/Change team Platform/)).toBeVisible();
  },
};

export const Loading: Story = { args: { handlers: [[getScimConnection, () => 'hang']] } };

export const Problem: Story = {
  args: { handlers: [[getScimConnection, () => ({ problem: 'internal' })]] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Provisioning could not be loaded')).toBeVisible();
  },
};

export const Denied: Story = {
  args: { handlers: [[getScimConnection, () => ({ problem: 'forbidden' })]] },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Only administrators set up provisioning'),
    ).toBeVisible();
  },
};

/** The lists have problems of their own. */
export const ListsFail: Story = {
  args: {
    handlers: serve(ON, {
      more: [
        [listScimClaims, () => ({ problem: 'internal' })],
        [listScimRequests, () => 'offline'],
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The accounts could not be loaded')).toBeVisible();
    await expect(await canvas.findByText('The log could not be loaded')).toBeVisible();
  },
};
