import {
  addPlatform,
  getToolAddresses,
  listInvitations,
  listPlatforms,
  makeInvitation,
  revokeInvitation,
} from '@drawbridge/contracts/integration';
import { buildPlatform } from '@drawbridge/contracts/testing';
import { describe, expect, it } from 'vitest';
import { createFakeServer, type FakeHandler } from '../../testing/index.ts';
import { createPlatformsStore } from './platforms.ts';

const {
  login_url: _url,
  id: _id,
  created_at: _at,
  active: _on,
  awaits_approval: _waits,
  ...FIELDS
} = buildPlatform();
const INVITATION = {
  id: '0b6c2f7e-4a56-4d0a-9d7d-0a1b2c3d4e5f',
  state: 'open',
  created_at: '2026-03-02T09:00:00.000Z',
  expires_at: '2026-03-09T09:00:00.000Z',
  created_by: 'Ada Okafor',
  platform: null,
};

function setUp(handlers: Partial<Record<'add' | 'make' | 'revoke' | 'list', FakeHandler>> = {}) {
  let reservations = 0;
  const server = createFakeServer([
    [listPlatforms, handlers.list ?? (() => ({ data: { items: [buildPlatform()] } }))],
    [addPlatform, handlers.add ?? (() => ({ data: { platform: buildPlatform(), warnings: [] } }))],
    [listInvitations, () => ({ data: { items: [INVITATION] } })],
    [
      makeInvitation,
      handlers.make ?? (() => ({ data: { invitation: INVITATION, url: 'https://tool.test/x' } })),
    ],
    [revokeInvitation, handlers.revoke ?? (() => ({ data: {} }))],
    [
      getToolAddresses,
      () => {
        reservations += 1;
        return {
          data: {
            tool: {
              login_url: 'https://tool.test/lti/login',
              launch_url: 'https://tool.test/lti/launch',
              key_set_url: 'https://tool.test/lti/keys',
              registration_url: 'https://tool.test/lti/register',
              canvas_url: 'https://tool.test/lti/canvas.json',
              target_url: 'https://tool.test/labs',
              icon_url: 'https://tool.test/lti/pages/icon.svg',
              domain: 'tool.test',
              product_name: 'Drawbridge',
            },
            reservation: { token: `token-${reservations}`, login_url: 'l', canvas_url: 'c' },
          },
        };
      },
    ],
  ]);
  return { server, store: createPlatformsStore({ client: server.client }) };
}
const namesOf = ({ calls }: { calls: { name: string }[] }) => calls.map(({ name }) => name);

describe("LTI-26 a company's platforms", () => {
  it('platforms are reloaded after one was added, with a login URL for the next', async () => {
    const { server, store } = setUp();
    await store.loadSetup();
    const outcome = await store.add({ ...FIELDS, reservation: 'token-1' });
    expect(outcome.kind).toBe('done');
    expect(namesOf(server)).toEqual(['getToolAddresses', 'addPlatform', 'listPlatforms', 'getToolAddresses']);
    expect(store.setup.value).toMatchObject({ value: { reservation: { token: 'token-2' } } });
  });

  it('platforms are not reloaded when adding was refused, with messages by field', async () => {
    const { server, store } = setUp({
      add: () => ({ problem: 'bad_input', errors: { issuer: 'Enter the issuer' } }),
    });
    expect(await store.add(FIELDS)).toEqual({ kind: 'fields', errors: { issuer: 'Enter the issuer' } });
    expect(namesOf(server)).toEqual(['addPlatform']);
  });

  it('a platform that is already registered is not added, and says why', async () => {
    const { store } = setUp({ add: () => ({ problem: 'platform_exists' }) });
    expect(await store.add(FIELDS)).toMatchObject({
      kind: 'refused',
      text: expect.stringContaining('already registered'),
    });
  });

  it('platforms stay shown when they cannot be reloaded', async () => {
    let isDown = false;
    const { store } = setUp({ list: () => (isDown ? 'offline' : { data: { items: [buildPlatform()] } }) });
    await store.loadPlatforms();
    isDown = true;
    await store.loadPlatforms();
    expect(store.platforms.value).toMatchObject({ state: 'ready', value: [{ name: 'School LMS' }] });
  });
});

describe('LTI-20 registration links', () => {
  it('a registration link is only in the outcome of creating it, nowhere in the store', async () => {
    const { server, store } = setUp();
    const outcome = await store.makeInvitation(3);
    expect(outcome).toMatchObject({ kind: 'done', value: { url: 'https://tool.test/x' } });
    expect(server.calls[0]?.input).toEqual({ days: 3 });
    expect(JSON.stringify(store.invitations.value)).not.toContain('https://tool.test/x');
  });

  it('registration links are reloaded after one was revoked, even if that failed', async () => {
    const { server, store } = setUp({ revoke: () => 'offline' });
    expect((await store.revokeInvitation(INVITATION.id)).kind).toBe('refused');
    expect(namesOf(server).at(-1)).toBe('listInvitations');
  });

  it('too many registration links are refused with a message', async () => {
    const { server, store } = setUp({ make: () => ({ problem: 'invitation_limit' }) });
    expect(await store.makeInvitation(7)).toMatchObject({
      kind: 'refused',
      text: expect.stringContaining('Revoke one'),
    });
    expect(namesOf(server)).toEqual(['makeInvitation']);
  });
});
