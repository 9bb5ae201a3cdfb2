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
  type ScimDeactivation,
  type ScimLogLine,
  switchScimOff,
} from '@drawbridge/contracts/company';
import { ToastRegion } from '@drawbridge/ui';
import { useMemo, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { DrawbridgeProvider } from '../../../provider/index.ts';
import { createStoryHost, type Handlers } from '../../../testing/story-host.tsx';
import { Provisioning } from '../index.ts';
import { toLogView } from '../log-view.ts';

export const BASE = 'https://drawbridge.acme.example/api/scim/v2';

export interface SceneProps {
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

/** The page over a fake server that keeps what is changed. */
export function Scene({ handlers, refused, user = '' }: SceneProps) {
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

export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
export const toId = (nth: number) => `0c7f5d61-3a46-4f57-8a6d-${String(nth).padStart(12, '0')}`;

const SECRET = { id: asId<'provisioning secret'>(toId(1)), ending: 'x4Qw', created_at: inMinutes(-90_000) };
export const OFF: ScimConnection = {
  is_on: false,
  switched_off_at: null,
  base_url: BASE,
  secrets: [],
  proven_domains: ['acme.example'],
  users: { active: 0, deactivated: 0 },
  groups: 0,
  last_request: null,
  waiting_claims: 0,
  deactivation: null,
  wants_password: false,
  may_switch: true,
};
export const ON: ScimConnection = {
  ...OFF,
  is_on: true,
  secrets: [{ ...SECRET, last_used_at: inMinutes(-3) }],
  users: { active: 1_240, deactivated: 31 },
  groups: 18,
  last_request: { at: inMinutes(-3), status: 409 },
  waiting_claims: 3,
};

/** It has just begun. */
export const LEAVING: ScimDeactivation = {
  started_at: inMinutes(0),
  ended_at: null,
  users: 1_240,
  handled: 0,
  deactivated: 0,
  stayed: { is_owner: 0, is_emergency: 0, is_self: 0 },
  staying: [],
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

export const MIKA = { user_id: asId<'person'>(toId(1)), name: 'Mika Ito', email: 'mika.1@acme.example' };
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

export function serve(
  first: ScimConnection,
  { claims = CLAIMS, lines = LINES, more = [] }: Given = {},
): Handlers {
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
          connection: put({
            is_on: false,
            switched_off_at: inMinutes(0),
            secrets: [],
            deactivation: people === 'keep' ? null : LEAVING,
          }),
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

export const expectToast = (text: string) =>
  waitFor(() => expect(within(document.body).getByText(text)).toBeVisible());
export const openDialog = async () => within(await within(document.body).findByRole('dialog'));
