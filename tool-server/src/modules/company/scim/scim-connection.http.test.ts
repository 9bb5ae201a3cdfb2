import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  ACME,
  addSecret,
  createScimTool,
  type ScimTool,
} from '../../../../test/fixtures/company/scim-tool.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { companyDomain } from '../../identity/sso/sso.table.ts';
import { lockCompany } from '../../kernel/people/index.ts';
import { toDemoCompanyId } from '../../operations/demo/index.ts';
import { scimConnection, scimSecret } from './scim.table.ts';

let scim: ScimTool;
let ann: string;
let red: string;
beforeAll(async () => {
  scim = await createScimTool();
  ann = await scim.makeUser('ann');
  red = await scim.makeGroup('Red', [ann]);
});
afterAll(() => scim.tool.close());

describe('SVC-11 what the server says it supports', () => {
  it('the configuration, the resource types and the schemas name what is implemented', async () => {
    const config = await scim.send('GET', '/ServiceProviderConfig');
    expect([config.status, config.headers.get('content-type')]).toEqual([200, 'application/scim+json']);
    expect(config.body).toMatchObject({
      patch: { supported: true },
      filter: { supported: true, maxResults: 200 },
      bulk: { supported: false },
      changePassword: { supported: false },
      sort: { supported: false },
      etag: { supported: false },
      authenticationSchemes: [{ type: 'oauthbearertoken' }],
    });
    const types = await scim.send('GET', '/ResourceTypes');
    expect(types.body.Resources.map(({ id }) => id)).toEqual(['User', 'Group']);
    const schemas = await scim.send('GET', '/Schemas');
    expect(schemas.body.Resources).toHaveLength(3);
    for (const { id } of schemas.body.Resources)
      expect((await scim.send('GET', `/Schemas/${id}`)).body.id).toBe(id);
    // Microsoft's validator sends whatever is listed, and expects it back.
    const emails = JSON.stringify(schemas.body.Resources[0]);
    expect(emails.slice(emails.indexOf('"emails"'))).not.toContain('"display"');
    expect((await scim.send('GET', '/Schemas/none')).status).toBe(404);
    expect((await scim.send('GET', '/Schemas?filter=id%20pr')).status).toBe(403);
  });

  it.each<[string, string, number]>([
    ['GET', '/Me', 501],
    ['POST', '/Bulk', 501],
    ['GET', '/Nothing', 404],
    ['GET', '/Users/7', 404],
    ['GET', '/Users/%00', 404],
    ['POST', '/ServiceProviderConfig', 405],
    ['DELETE', '/Users', 405],
  ])('%s %s is %i in the form of SCIM', async (method, path, status) => {
    const reply = await scim.send(method, path, method === 'POST' ? {} : undefined);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([status, 'application/scim+json']);
    expect(reply.body).toEqual({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: String(status),
      detail: expect.any(String),
    });
  });

  it.each<[string, unknown, Record<string, string>, number]>([
    ['no JSON', '{"userName":', {}, 400],
    ['a list', [], {}, 400],
    ['nothing', undefined, {}, 400],
    ['a form', 'userName=x', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['too much', JSON.stringify({ userName: 'x'.repeat(4_200_000) }), {}, 413],
    ['another charset', '{}', { 'content-type': 'application/scim+json; charset=utf-9' }, 400],
  ])('a body that is %s is refused in the form of SCIM', async (_, body, headers, status) => {
    const reply = await scim.send('POST', '/Users', body, { headers });
    expect([reply.status, reply.body.status]).toEqual([status, String(status)]);
    expect(await scim.lastLine()).toMatchObject({ method: 'POST', path: 'Users', status, changes: [] });
  });

  it('a PATCH names 20,000 attributes at most, each of 2,000 characters: more would keep the server busy', async () => {
    const patch = (value: object) => scim.patch(`/Users/${ann}`, { op: 'add', value });
    const most = Object.fromEntries(Array.from({ length: 20_000 }, (_, nth) => [`x${nth}`, 1]));
    expect((await patch(most)).status).toBe(200);
    expect((await patch({ ...most, y: 1 })).body).toMatchObject({ status: '400', scimType: 'invalidSyntax' });
    const long = 'x'.repeat(2_001);
    expect((await patch({ [long]: 1 })).status).toBe(200);
    expect((await scim.lastLine())?.detail).toContain('Ignored: xxx');
    const named = await scim.patch(`/Groups/${red}`, { op: 'add', path: long, value: 1 });
    expect([named.body.scimType, named.body.detail.length < 100]).toEqual(['invalidPath', true]);
  });
});

describe('SVC-11 the secret of a connection', () => {
  it.each<[string, SecretCase]>([
    ['none', () => undefined],
    ['one that is not known', () => 'dbsc_unknown'],
    ['a key of another kind', () => 'dbsk_unknown'],
    ['one that is too long', () => `dbsc_${'x'.repeat(5_000)}`],
  ])('%s is refused, and says how to sign in', async (_, toSecret) => {
    const reply = await scim.send('GET', '/ServiceProviderConfig', undefined, { secret: toSecret() });
    expect([reply.status, reply.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="SCIM"']);
    expect(reply.body.detail).not.toContain('unknown');
  });

  it('wrong secrets are counted by address; the right one works meanwhile', async () => {
    const from = { headers: { 'x-forwarded-for': '203.0.113.9' } };
    const statuses = [];
    for (let at = 0; at < 31; at += 1)
      statuses.push((await scim.send('GET', '/Users', undefined, { ...from, secret: 'dbsc_x' })).status);
    expect([new Set(statuses.slice(0, 30)), statuses[30]]).toEqual([new Set([401]), 429]);
    const over = await scim.send('GET', '/Users', undefined, { ...from, secret: 'dbsc_x' });
    expect([over.headers.get('retry-after'), over.body.status]).toEqual(['3600', '429']);
    expect((await scim.send('GET', '/Users', undefined, from)).status).toBe(200);
  });

  it('its last use is known to the minute', async () => {
    scim.tool.clock.advance(90_500);
    await scim.send('GET', '/Users');
    const { db } = scim.tool.database;
    const [row] = await db.select().from(scimSecret).where(eq(scimSecret.companyId, ACME));
    const now = scim.tool.clock.now().getTime();
    expect(row?.lastUsedAt?.getTime()).toBe(now - (now % 60_000));
  });

  it("another company's directory sees and changes nothing of this one", async () => {
    const secret = await addSecret(scim.tool, toDemoCompanyId('globex'));
    const of = (method: string, path: string, body?: unknown) => scim.send(method, path, body, { secret });
    expect((await of('GET', '/Users')).body.totalResults).toBe(0);
    expect((await of('GET', '/Groups')).body.totalResults).toBe(0);
    const patch = { Operations: [{ op: 'replace', path: 'active', value: false }] };
    for (const path of [`/Users/${ann}`, `/Groups/${red}`]) {
      const replies = [
        await of('GET', path),
        await of('PUT', path, { userName: 'x@acme.test', displayName: 'x' }),
        await of('PATCH', path, patch),
        await of('DELETE', path),
      ];
      expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    const members = [{ value: ann }];
    const made = await of('POST', '/Groups', { displayName: 'Mine', members });
    expect([made.status, made.body.detail]).toEqual([400, expect.stringContaining(ann)]);
    expect((await of('POST', '/Users', { userName: 'new@acme.test' })).status).toBe(400);
  });

  it("names and ids of one company's directory are free for another's", async () => {
    const companyId = toDemoCompanyId('globex');
    const verifiedAt = scim.tool.clock.now();
    await scim.tool.database.db
      .insert(companyDomain)
      .values({ domain: 'globex.test', companyId, verifiedAt });
    const secret = await addSecret(scim.tool, companyId);
    const there = (method: string, path: string, body?: unknown) => scim.send(method, path, body, { secret });
    const toUser = (domain: string, externalId: string) => ({
      userName: 'same',
      externalId,
      emails: [{ value: `${externalId}@${domain}` }],
    });
    const here = await scim.send('POST', '/Users', toUser('acme.test', 'one'));
    const other = await there('POST', '/Users', toUser('globex.test', 'one'));
    const group = { displayName: 'Same', externalId: 'one' };
    const groups = [await scim.send('POST', '/Groups', group), await there('POST', '/Groups', group)];
    expect([here, other, ...groups].map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    // Both leave, and somebody else takes the name there.
    await scim.send('DELETE', `/Users/${here.body.id}`);
    await there('DELETE', `/Users/${other.body.id}`);
    expect((await there('POST', '/Users', toUser('globex.test', 'two'))).status).toBe(201);
    const { externalId: _, ...named } = toUser('acme.test', 'one');
    expect((await scim.send('POST', '/Users', named)).body.id).toBe(here.body.id);
  });

  it('the secret of a connection test reads, and changes nothing', async () => {
    const at = scim.tool.clock.now().getTime();
    const secret = await addSecret(scim.tool, ACME, new Date(at + 300_000));
    const line = (await scim.lastLine())?.id;
    const of = async (method: string, path: string, body?: unknown) =>
      (await scim.send(method, path, body, { secret })).status;
    const patch = { Operations: [{ op: 'replace', path: 'active', value: false }] };
    expect(await of('GET', '/ServiceProviderConfig')).toBe(200);
    expect(await of('GET', '/Users?filter=userName%20eq%20%22x%22')).toBe(200);
    const nobody = `/Users/${crypto.randomUUID()}`;
    expect([
      await of('PATCH', nobody, patch),
      await of('PUT', nobody, { userName: 'x' }),
      await of('DELETE', nobody),
    ]).toEqual([404, 404, 404]);
    const path = `/Users/${ann}`;
    expect([
      await of('PATCH', path, patch),
      await of('PUT', path, { userName: 'x' }),
      await of('DELETE', path),
    ]).toEqual([403, 403, 403]);
    expect(await of('POST', '/Users', { userName: 'x@acme.test' })).toBe(403);
    expect([
      await of('POST', '/Groups', { displayName: 'x' }),
      await of('PATCH', `/Groups/${red}`, { Operations: [{ op: 'remove', path: 'members' }] }),
      await of('PUT', `/Groups/${red}`, { displayName: 'x' }),
      await of('DELETE', `/Groups/${red}`),
    ]).toEqual([403, 403, 403, 403]);
    expect((await scim.send('GET', path)).body.active).toBe(true);
    expect((await scim.lastLine())?.id).toBe(line);
    scim.tool.clock.advance(300_000);
    expect(await of('GET', '/Users')).toBe(401);
  });

  it('Microsoft sends bursts of 25 requests a second: 3,000 in a minute pass, and more are told when to come again', async () => {
    scim.tool.clock.advance(120_000);
    const statuses = new Map<number, number>();
    for (let round = 0; round < 62; round += 1) {
      const replies = await Promise.all(
        Array.from({ length: 50 }, () => scim.send('GET', '/ResourceTypes/User')),
      );
      for (const { status } of replies) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [200, 3_000],
      [429, 100],
    ]);
    const over = await scim.send('GET', '/Users');
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    scim.tool.clock.advance(120_000);
  });

  it("a burst of one company's reads leaves connections of the database to others", async () => {
    const { db } = scim.tool.database;
    const secret = await addSecret(scim.tool, toDemoCompanyId('globex'));
    const burst: ReturnType<typeof scim.send>[] = [];
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table scim_user in access exclusive mode`);
      for (let nth = 0; nth < 40; nth += 1) burst.push(scim.send('GET', '/Users?count=1'));
      await vi.waitUntil(async () => {
        const waiting = (await tx.execute(sql`select pid from pg_locks where not granted`)) as {
          rows: unknown[];
        };
        return waiting.rows.length > 0;
      });
      const other = scim.send('GET', '/ResourceTypes', undefined, { secret }).then(({ status }) => status);
      const late = new Promise<number>((resolve) => void setTimeout(resolve, 2_000, 0));
      expect(await Promise.race([other, late])).toBe(200);
    });
    expect(new Set((await Promise.all(burst)).map(({ status }) => status))).toEqual(new Set([200]));
  });

  const deleteSecret = (tx: Tx) => tx.delete(scimSecret).where(eq(scimSecret.companyId, ACME));
  const switchOff = (tx: Tx) => tx.update(scimConnection).set({ switchedOffAt: scim.tool.clock.now() });

  it.each<[string, string, (tx: Tx) => PromiseLike<unknown>, () => ReturnType<typeof scim.send>]>([
    [
      'its secret is deleted',
      'a new user',
      deleteSecret,
      () => scim.send('POST', '/Users', { userName: 'late@acme.test' }),
    ],
    ['its secret is deleted', 'a deletion', deleteSecret, () => scim.send('DELETE', `/Groups/${red}`)],
    [
      'provisioning is switched off',
      'a new group',
      switchOff,
      () => scim.send('POST', '/Groups', { displayName: 'Late' }),
    ],
    [
      'provisioning is switched off',
      'a change',
      switchOff,
      () => scim.patch(`/Users/${ann}`, { op: 'add', path: 'title', value: 'Late' }),
    ],
  ])('a request is refused if, while it waits, %s (%s)', async (_, _what, end, send) => {
    const { db } = scim.tool.database;
    const { body } = await scim.send('GET', '/Users?count=0');
    const secrets = await db.select().from(scimSecret).where(eq(scimSecret.companyId, ACME));
    // A request that comes in a later minute writes the use of its secret, and then waits.
    scim.tool.clock.advance(60_000);
    const used = secrets.map(({ lastUsedAt }) => lastUsedAt);
    const [waiting] = await db.transaction(async (tx) => {
      await lockCompany(tx, ACME);
      const sent = send();
      await vi.waitUntil(async () => {
        const now = await tx.select().from(scimSecret).where(eq(scimSecret.companyId, ACME));
        return now.some(({ lastUsedAt }, nth) => lastUsedAt?.getTime() !== used[nth]?.getTime());
      });
      await end(tx);
      return [sent];
    });
    expect((await waiting)?.status).toBe(401);
    await db.insert(scimSecret).values(secrets).onConflictDoNothing();
    await db.update(scimConnection).set({ switchedOffAt: null });
    expect((await scim.send('GET', '/Users?count=0')).body.totalResults).toBe(body.totalResults);
  });

  it('a connection that is switched off takes no secret', async () => {
    const { db } = scim.tool.database;
    const set = (switchedOffAt: Date | null) =>
      db.update(scimConnection).set({ switchedOffAt }).where(eq(scimConnection.companyId, ACME));
    await set(scim.tool.clock.now());
    expect((await scim.send('GET', '/Users')).status).toBe(401);
    await set(null);
    expect((await scim.send('GET', '/Users')).status).toBe(200);
  });
});

type SecretCase = () => string | undefined;
