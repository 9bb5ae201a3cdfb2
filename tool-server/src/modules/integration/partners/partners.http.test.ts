import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import {
  addPartner,
  addPartnerSecret,
  changePartner,
  createEmbedToken,
  deletePartner,
  listPartners,
  MOST_ORIGINS,
  MOST_PARTNERS,
  MOST_SECRETS,
  type Partner,
  revokePartnerSecret,
} from '@drawbridge/contracts/integration';
import { listAuditEntries } from '@drawbridge/contracts/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { limitWindow } from '../../../platform/limits/limits.table.ts';
import { loadDemo, toDemoCompanyId } from '../../operations/demo/index.ts';
import { partner, partnerSecret, partnerVisitor } from './partners.table.ts';

const SITE = 'https://partner.test';
const NOBODY = asId<'partner'>(randomUUID());

let tool: TestTool;
let admin: Caller;
beforeAll(async () => {
  tool = await createTestTool();
  admin = await tool.as('admin@acme.test');
});
afterAll(() => tool.close());
/** The demo company has a partner of its own. */
beforeEach(async () => {
  await tool.database.db.delete(partnerVisitor);
  await tool.database.db.delete(partner);
});

const add = (name = 'Site', allowed_origins = [SITE]) => admin.call(addPartner, { name, allowed_origins });
const list = async (caller = admin): Promise<Partner[]> => (await caller.call(listPartners, {})).data.items;
const askToken = (secret: string, origin = SITE) =>
  tool.withToken(secret).call(createEmbedToken, { visitor_id: 'v', scopes: ['labs'], origin });

describe('EMB-11 a partner', () => {
  it('a partner has a publishable key, and a secret key that is shown once', async () => {
    const { data } = await add();
    expect(data.secret).toMatch(/^dbsk_[\w-]{43}$/);
    expect(data.partner.publishable_key).toMatch(/^dbpk_[\w-]{43}$/);
    expect(data.partner.secrets).toMatchObject([{ ending: data.secret.slice(-4), last_used_at: null }]);
    const text = JSON.stringify(await list());
    expect(text).toContain(data.partner.publishable_key);
    expect(text).not.toContain(data.secret);
  });

  it('a partner is stored only with the hash of its secret', async () => {
    const { data } = await add();
    const rows = JSON.stringify([
      await tool.database.db.select().from(partner),
      await tool.database.db.select().from(partnerSecret),
    ]);
    expect(rows).not.toContain(data.secret.slice('dbsk_'.length));
  });

  it('partners are listed by name', async () => {
    for (const name of ['b', 'c', 'a']) await add(name);
    expect((await list()).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });

  it('a partner has each origin once', async () => {
    expect((await add('Site', [SITE, SITE])).data.partner.allowed_origins).toEqual([SITE]);
  });

  it.each([
    'partner.test',
    'https://partner.test/',
    'https://partner.test/path',
    'https://Partner.test',
    'HTTPS://partner.test',
    'https://partner.test.',
    'https://partner.test:443',
    'http://partner.test:80',
    'https://partner.test:65536',
    'https://partner.test:99999',
    'https://user@partner.test',
    'https://*.partner.test',
    'https://partner.test;https://evil.test',
    "https://partner.test 'unsafe-inline'",
    'https://[::1]',
    'ftp://partner.test',
    'null',
    '',
  ])('a partner with the origin %j is refused, at its place in the list', async (origin) => {
    const { status, code, errors } = await add('Site', [SITE, origin]);
    expect([status, code, Object.keys(errors ?? {})]).toEqual([400, 'bad_input', ['allowed_origins.1']]);
    expect(await list()).toEqual([]);
  });

  it.each([
    ['no name', { name: ' ', allowed_origins: [SITE] }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(101), allowed_origins: [SITE] }, 'name'],
    ['no origin', { name: 'Site', allowed_origins: [] }, 'allowed_origins'],
    [
      'too many origins',
      {
        name: 'Site',
        allowed_origins: Array.from({ length: MOST_ORIGINS + 1 }, (_, n) => `https://s${n}.test`),
      },
      'allowed_origins',
    ],
  ])('a partner is refused with %s', async (_what, input, field) => {
    const { status, errors } = await admin.call(addPartner, input);
    expect([status, Object.keys(errors ?? {})]).toEqual([400, [field]]);
  });

  it('an origin may use http in development', async () => {
    expect((await add('Site', ['http://localhost:8091'])).status).toBe(200);
  });

  it('a person may add 100 partners a day, in whatever company, and refused ones do not count', async () => {
    await tool.database.db.delete(limitWindow);
    await add();
    await tool.database.db.update(limitWindow).set({ count: 99 });
    expect((await add('')).status).toBe(400);
    expect((await add()).status).toBe(200);
    expect((await add()).code).toBe('too_many_tries');
    await tool.database.db.delete(limitWindow);
  });

  it("two partners added at the same time respect the company's limit", async () => {
    const { db } = tool.database;
    const companyId = toDemoCompanyId('acme');
    const createdAt = tool.clock.now();
    await db.insert(partner).values(
      Array.from({ length: MOST_PARTNERS - 1 }, (_, n) => ({
        id: randomUUID(),
        companyId,
        name: `Site ${n}`,
        allowedOrigins: [SITE],
        publishableKey: `dbpk_${n}`,
        encryptedVisitorKey: tool.secret.encrypt('x'),
        createdAt,
      })),
    );
    const replies = await Promise.all([add(), add(), add()]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.code).toBe('partner_limit');
    const [last] = await list();
    await admin.call(deletePartner, { id: last?.id ?? NOBODY });
    expect((await add()).status).toBe(200);
  });
});

describe('EMB-11 a change of a partner', () => {
  it('a change of the name keeps the origins, and sets a new revision', async () => {
    const { data } = await add();
    const { id, revision } = data.partner;
    const changed = (await admin.call(changePartner, { id, name: 'Other', revision })).data.partner;
    expect(changed).toMatchObject({ name: 'Other', allowed_origins: [SITE] });
    expect(changed.revision).not.toBe(revision);
    expect(changed.publishable_key).toBe(data.partner.publishable_key);
  });

  it('a change based on an older revision is refused', async () => {
    const { id, revision } = (await add()).data.partner;
    await admin.call(changePartner, { id, name: 'First' });
    const { status, code } = await admin.call(changePartner, { id, name: 'Second', revision });
    expect([status, code]).toEqual([409, 'partner_changed']);
    expect((await list())[0]?.name).toBe('First');
  });

  it('one of two simultaneous changes succeeds', async () => {
    const { id, revision } = (await add()).data.partner;
    const replies = await Promise.all(
      ['A', 'B'].map((name) => admin.call(changePartner, { id, name, revision })),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('the last origin cannot be removed', async () => {
    const { id } = (await add()).data.partner;
    expect((await admin.call(changePartner, { id, allowed_origins: [] })).status).toBe(400);
  });
});

describe('EMB-11 secret keys', () => {
  it('secret keys are replaced without an outage: both are accepted until the first is revoked', async () => {
    const { data } = await add();
    const { id } = data.partner;
    const second = (await admin.call(addPartnerSecret, { id })).data;
    expect((await askToken(data.secret)).status).toBe(200);
    expect((await askToken(second.secret)).status).toBe(200);
    const secret_id = data.partner.secrets[0]?.id ?? asId<'secret key'>(randomUUID());
    const left = (await admin.call(revokePartnerSecret, { id, secret_id })).data.partner.secrets;
    expect(left.map(({ ending }) => ending)).toEqual([second.secret.slice(-4)]);
    expect(await askToken(data.secret)).toMatchObject({ status: 401, code: 'not_signed_in' });
    expect((await askToken(second.secret)).status).toBe(200);
  });

  it('a partner has at most two secret keys, even if several are created at the same time', async () => {
    const { id } = (await add()).data.partner;
    const replies = await Promise.all([1, 2, 3].map(() => admin.call(addPartnerSecret, { id })));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.code).toBe('partner_secret_limit');
    expect((await list())[0]?.secrets).toHaveLength(MOST_SECRETS);
  });

  it('a secret key of another partner cannot be revoked with the id of this one', async () => {
    const first = (await add('A')).data.partner;
    const second = (await add('B')).data.partner;
    const secret_id = second.secrets[0]?.id ?? asId<'secret key'>(randomUUID());
    const { status, code } = await admin.call(revokePartnerSecret, { id: first.id, secret_id });
    expect([status, code]).toEqual([404, 'partner_not_found']);
    expect((await list()).map(({ secrets }) => secrets.length)).toEqual([1, 1]);
  });

  it('the last use of a secret key is accurate to the minute, and written once a minute', async () => {
    const { data } = await add();
    const lastUsed = async () => (await list())[0]?.secrets[0]?.last_used_at;
    tool.clock.advance(61_500);
    await askToken(data.secret);
    const minute = new Date(Math.floor(tool.clock.now().getTime() / 60_000) * 60_000);
    expect(await lastUsed()).toBe(minute.toISOString());
    tool.clock.advance(60_000 - (tool.clock.now().getTime() % 60_000));
    await Promise.all([askToken(data.secret), askToken(data.secret)]);
    expect(await lastUsed()).toBe(tool.clock.now().toISOString());
  });
});

describe('SVC-9 partners of another company', () => {
  it("another company's partners are neither listed nor found, whatever is requested", async () => {
    const { data } = await add();
    const { id } = data.partner;
    const secret_id = data.partner.secrets[0]?.id ?? asId<'secret key'>(randomUUID());
    const rival = await tool.as('admin@globex.test');
    expect(await list(rival)).toEqual([]);
    for (const reply of [
      await rival.call(changePartner, { id, name: 'Taken' }),
      await rival.call(deletePartner, { id }),
      await rival.call(addPartnerSecret, { id }),
      await rival.call(revokePartnerSecret, { id, secret_id }),
    ])
      expect([reply.status, reply.code]).toEqual([404, 'partner_not_found']);
    expect(await list()).toEqual([{ ...data.partner }]);
  });

  it("another company's partners are answered like unknown ones", async () => {
    for (const reply of [
      await admin.call(changePartner, { id: NOBODY, name: 'x' }),
      await admin.call(deletePartner, { id: NOBODY }),
      await admin.call(addPartnerSecret, { id: NOBODY }),
      await admin.call(revokePartnerSecret, { id: NOBODY, secret_id: asId<'secret key'>(randomUUID()) }),
    ])
      expect([reply.status, reply.code]).toEqual([404, 'partner_not_found']);
  });

  it.each(['member@acme.test', 'manager@acme.test', 'champion@acme.test', 'ind@demo.test'])(
    "another company's partners, and the caller's own, are not for %s",
    async (email) => {
      const caller = await tool.as(email);
      expect((await caller.call(listPartners, {})).status).toBe(403);
      expect((await caller.call(addPartner, { name: 'x', allowed_origins: [SITE] })).status).toBe(403);
      expect(await list()).toEqual([]);
    },
  );

  it("another company's partners need a session", async () => {
    expect((await tool.anonymous.call(listPartners, {})).status).toBe(401);
  });
});

describe('a partner that was deleted', () => {
  it('a deleted partner is not found, and its keys are refused', async () => {
    const { data } = await add();
    const { id } = data.partner;
    expect((await admin.call(deletePartner, { id })).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await admin.call(deletePartner, { id })).status).toBe(404);
    expect((await admin.call(changePartner, { id, name: 'x' })).status).toBe(404);
    expect((await admin.call(addPartnerSecret, { id })).status).toBe(404);
    expect((await askToken(data.secret)).status).toBe(401);
  });
});

describe('the audit trail', () => {
  it('the audit trail names each change of a partner, and contains no key', async () => {
    const { data } = await add();
    const { id } = data.partner;
    await admin.call(changePartner, { id, allowed_origins: ['https://other.test'] });
    const second = (await admin.call(addPartnerSecret, { id })).data;
    const secret_id = data.partner.secrets[0]?.id ?? asId<'secret key'>(randomUUID());
    await admin.call(revokePartnerSecret, { id, secret_id });
    await admin.call(deletePartner, { id });
    const { items } = (await admin.call(listAuditEntries, {})).data;
    const own = items.filter(({ subject }) => subject?.id === id);
    expect(own.map(({ action }) => action)).toEqual([
      'partner.delete',
      'partner_secret.revoke',
      'partner_secret.add',
      'partner.change',
      'partner.add',
    ]);
    expect(own[3]?.details).toEqual({ allowed_origins: 'https://other.test' });
    const text = JSON.stringify(items);
    for (const key of [data.secret, second.secret]) expect(text).not.toContain(key);
  });

  it('the audit trail has no entry of a refused change', async () => {
    const { id } = (await add()).data.partner;
    await admin.call(changePartner, { id, name: 'x', revision: 'another' });
    const { items } = (await admin.call(listAuditEntries, { action: 'partner.change' })).data;
    expect(items.filter(({ subject }) => subject?.id === id)).toEqual([]);
  });
});

describe('in production', () => {
  it('origins use https in production', async () => {
    const production = await createTestTool({
      demo: false,
      env: {
        NODE_ENV: 'production',
        SECRET_KEY: 'Zl1fT0t0xkJ9y3hZ6o8bQ2vN5rWcE7uMaGdPiSjKLwA',
        EMBEDDED_IN_PRODUCTION: '1',
      },
    });
    await loadDemo({ ...production, ...production.config });
    const caller = await production.as('admin@acme.test');
    const refused = await caller.call(addPartner, {
      name: 'Site',
      allowed_origins: [SITE, 'http://partner.test'],
    });
    expect([refused.status, refused.errors]).toEqual([
      400,
      { 'allowed_origins.1': 'Please provide a URL that begins with https://' },
    ]);
    const { id } = (await caller.call(addPartner, { name: 'Site', allowed_origins: [SITE] })).data.partner;
    const change = await caller.call(changePartner, { id, allowed_origins: ['http://partner.test'] });
    await production.database.db.delete(partner).where(eq(partner.id, id));
    await production.close();
    expect([change.status, Object.keys(change.errors ?? {})]).toEqual([400, ['allowed_origins.0']]);
  });
});
