import {
  addPartner,
  addPartnerSecret,
  changePartner,
  deletePartner,
  listPartners,
  revokePartnerSecret,
} from '@drawbridge/contracts/integration';
import { buildPartner } from '@drawbridge/contracts/testing';
import { describe, expect, it } from 'vitest';
import { createFakeServer, type FakeHandler } from '../../testing/index.ts';
import { createPartnersStore } from './partners.ts';

const SECRET = `dbsk_${'s'.repeat(43)}`;
const { id, secrets } = buildPartner();
const secretId = secrets[0]?.id ?? '';

function setUp(
  handlers: Partial<Record<'list' | 'add' | 'change' | 'make' | 'revoke' | 'remove', FakeHandler>> = {},
) {
  const server = createFakeServer([
    [listPartners, handlers.list ?? (() => ({ data: { items: [buildPartner({ name: 'B' })] } }))],
    [
      addPartner,
      handlers.add ??
        (({ name }) => ({
          data: {
            partner: buildPartner({
              id: 'a0000000-0000-4000-8000-00000000000a' as typeof id,
              name: String(name),
            }),
            secret: SECRET,
          },
        })),
    ],
    [
      changePartner,
      handlers.change ?? (({ name }) => ({ data: { partner: buildPartner({ name: String(name) }) } })),
    ],
    [
      addPartnerSecret,
      handlers.make ?? (() => ({ data: { partner: buildPartner({ name: 'two keys' }), secret: SECRET } })),
    ],
    [revokePartnerSecret, handlers.revoke ?? (() => ({ data: { partner: buildPartner({ secrets: [] }) } }))],
    [deletePartner, handlers.remove ?? (() => ({ data: {} }))],
  ]);
  const store = createPartnersStore({ client: server.client });
  const names = () =>
    store.partners.value.state === 'ready' ? store.partners.value.value.map(({ name }) => name) : undefined;
  return { server, store, names };
}

describe("EMB-11 a company's partners", () => {
  it('an added partner is sorted by name, and only the outcome has its secret', async () => {
    const { store, names } = setUp();
    await store.load();
    const outcome = await store.add({ name: 'A', allowed_origins: ['https://a.test'] });
    expect(outcome).toMatchObject({ kind: 'done', value: { secret: SECRET } });
    expect(names()).toEqual(['A', 'B']);
    expect(JSON.stringify(store.partners.value)).not.toContain(SECRET);
  });

  it('partners stay unchanged when adding is refused, with messages by field', async () => {
    const errors = { 'allowed_origins.0': 'Please provide an origin' };
    const { store, names } = setUp({ add: () => ({ problem: 'bad_input', errors }) });
    await store.load();
    expect(await store.add({ name: 'A', allowed_origins: ['x'] })).toEqual({ kind: 'fields', errors });
    expect(names()).toEqual(['B']);
  });

  it('a change is shown, unless somebody else was first', async () => {
    const { store, names } = setUp();
    await store.load();
    expect(await store.change(id, { name: 'C', revision: 'r1' })).toMatchObject({ kind: 'done' });
    expect(names()).toEqual(['C']);
    const late = setUp({ change: () => ({ problem: 'partner_changed' }) });
    await late.store.load();
    expect(await late.store.change(id, { name: 'C', revision: 'r0' })).toMatchObject({ kind: 'refused' });
    expect(late.names()).toEqual(['B']);
  });

  it('a new secret key is listed, and a revoked one is removed', async () => {
    const { store, names } = setUp();
    await store.load();
    expect(await store.addSecret(id)).toMatchObject({ kind: 'done', value: { secret: SECRET } });
    expect(names()).toEqual(['two keys']);
    await store.revokeSecret(id, secretId);
    expect(store.partners.value).toMatchObject({ value: [{ secrets: [] }] });
  });

  it('a refused third secret key says why', async () => {
    const { store } = setUp({ make: () => ({ problem: 'partner_secret_limit' }) });
    expect(await store.addSecret(id)).toMatchObject({
      kind: 'refused',
      text: 'This partner has two secret keys. Revoke one first.',
    });
  });

  it('a deleted partner is removed, and one that could not be deleted stays', async () => {
    const { store, names } = setUp();
    await store.load();
    await store.remove(id);
    expect(names()).toEqual([]);
    const failing = setUp({ remove: () => 'offline' });
    await failing.store.load();
    expect((await failing.store.remove(id)).kind).toBe('refused');
    expect(failing.names()).toEqual(['B']);
  });

  it('partners that cannot be loaded show the problem, and a later failure keeps them', async () => {
    let isDown = true;
    const { store, names } = setUp({
      list: () => (isDown ? { problem: 'internal' } : { data: { items: [buildPartner({ name: 'B' })] } }),
    });
    await store.load();
    expect(store.partners.value.state).toBe('problem');
    isDown = false;
    await store.load();
    isDown = true;
    await store.load();
    expect(names()).toEqual(['B']);
  });
});
