import {
  checkDomain,
  claimDomain,
  DOMAIN_TEXTS,
  listDomains,
  MOST_DOMAINS,
  matchTenant,
  removeDomain,
} from '@drawbridge/contracts/identity';
import { listAuditEntries } from '@drawbridge/contracts/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { limitWindow } from '../../../platform/limits/limits.table.ts';
import { DEMO_PASSWORD, toDemoCompanyId } from '../../operations/demo/index.ts';
import { companyDomain, identityProvider } from '../sso/sso.table.ts';

const ACME = toDemoCompanyId('acme');
const DAY_MS = 86_400_000;

let tool: TestTool;
let admin: Caller;
let other: Caller;
/** What DNS answers: pieces of records, or the code of a failure. */
const dns = new Map<string, string[][] | string>();

beforeAll(async () => {
  tool = await createTestTool({
    resolveTxt: (name) => {
      const found = dns.get(name) ?? 'ENOTFOUND';
      return typeof found === 'string'
        ? Promise.reject(Object.assign(new Error(found), { code: found }))
        : Promise.resolve(found);
    },
  });
  admin = await tool.as('admin@acme.test');
  other = await tool.as('admin@globex.test');
});
afterAll(() => tool.close());
beforeEach(async () => {
  dns.clear();
  await tool.database.db.delete(limitWindow);
  await tool.database.db.delete(companyDomain).where(eq(companyDomain.companyId, ACME));
});

const claim = async (domain: string, caller = admin) =>
  (await caller.call(claimDomain, { domain })).data.domain;
const check = async (domain: string, caller = admin) =>
  (await caller.call(checkDomain, { domain })).data.domain;
async function publish(domain: string, caller = admin) {
  const { record } = await claim(domain, caller);
  dns.set(record?.name ?? '', [
    ['v=spf1 -all'],
    [record?.value.slice(0, 20) ?? '', record?.value.slice(20) ?? ''],
  ]);
}
async function prove(domain: string, caller = admin) {
  await publish(domain, caller);
  return check(domain, caller);
}
const trail = async (action: 'domain.prove' | 'domain.remove') =>
  (await admin.call(listAuditEntries, { action })).data.items;

describe('COMP-9 claiming a domain', () => {
  it('a claim returns the DNS record that proves it, and a second claim the same one', async () => {
    const first = await claim('@Acme-Group.EXAMPLE');
    expect(first).toMatchObject({
      domain: 'acme-group.example',
      is_proven: false,
      last_check: null,
      record: {
        name: '_drawbridge-challenge.acme-group.example',
        value: expect.stringMatching(/^drawbridge-domain-verification=[0-9a-f]{40}$/),
      },
    });
    expect(await claim('acme-group.example')).toEqual(first);
  });

  it.each([
    ['gmail.com', DOMAIN_TEXTS.publicMail],
    ['yahoo.co.uk', DOMAIN_TEXTS.publicMail],
    ['localhost', DOMAIN_TEXTS.name],
    ['https://acme.example', DOMAIN_TEXTS.name],
  ])('the claim of %s is refused at its field', async (domain, text) => {
    const reply = await admin.call(claimDomain, { domain });
    expect([reply.status, reply.errors]).toEqual([400, { domain: text }]);
  });

  it('a company claims at most twenty domains', async () => {
    for (let number = 0; number < MOST_DOMAINS; number += 1) await claim(`d${number}.example`);
    expect((await admin.call(claimDomain, { domain: 'more.example' })).code).toBe('domain_limit');
  });

  it('a claim alone has no effect, and no other company sees it', async () => {
    await claim('acme.example');
    expect((await tool.anonymous.call(matchTenant, { email: 'x@acme.example' })).status).toBe(400);
    expect((await other.call(listDomains, {})).data.items).toEqual([]);
    expect((await other.call(checkDomain, { domain: 'acme.example' })).status).toBe(404);
    await other.call(removeDomain, { domain: 'acme.example' });
    expect((await admin.call(listDomains, {})).data.items).toHaveLength(1);
  });
});

describe('COMP-9 proving a domain', () => {
  it('the record proves the domain, and the audit trail says who asked', async () => {
    expect(await check((await claim('acme.example')).domain)).toMatchObject({
      is_proven: false,
      last_check: 'missing',
    });
    expect(await prove('acme.example')).toMatchObject({ is_proven: true, last_check: 'found' });
    const [entry] = await trail('domain.prove');
    expect([entry?.actor.email, entry?.details]).toEqual(['admin@acme.test', { domain: 'acme.example' }]);
  });

  it('the record of another company proves nothing', async () => {
    const { record } = await claim('acme.example', other);
    await claim('acme.example');
    dns.set(record?.name ?? '', [[record?.value ?? '']]);
    expect(await check('acme.example')).toMatchObject({ is_proven: false, last_check: 'missing' });
  });

  it.each(['ENOTFOUND', 'ENODATA', 'ESERVFAIL', 'ETIMEOUT'])(
    'a domain stays proven when DNS answers %s',
    async (code) => {
      await prove('acme.example');
      dns.set('_drawbridge-challenge.acme.example', code);
      expect(await check('acme.example')).toMatchObject({
        is_proven: true,
        last_check: /NOTFOUND|NODATA/.test(code) ? 'missing' : 'failed',
      });
    },
  );

  it('a proven domain belongs to one company, also when two prove it at the same moment', async () => {
    await Promise.all([publish('shared.example'), claim('shared.example', other)]);
    const records = await Promise.all(
      [admin, other].map(async (caller) => (await claim('shared.example', caller)).record?.value ?? ''),
    );
    dns.set(
      '_drawbridge-challenge.shared.example',
      records.map((value) => [value]),
    );
    const both = await Promise.all([check('shared.example'), check('shared.example', other)]);
    expect(new Set(both.map(({ last_check }) => last_check))).toEqual(new Set(['found', 'taken']));
    expect(both.filter(({ is_proven }) => is_proven)).toHaveLength(1);
  });

  it('a claim is looked at every day for thirty days without anybody asking', async () => {
    await claim('acme.example');
    await tool.app.jobs.drain();
    expect((await admin.call(listDomains, {})).data.items[0]?.last_check).toBe('missing');
    await publish('acme.example');
    await tool.app.jobs.drain();
    expect((await admin.call(listDomains, {})).data.items[0]?.is_proven).toBe(false);
    tool.clock.advance(DAY_MS + 1);
    admin = await tool.as('admin@acme.test');
    other = await tool.as('admin@globex.test');
    await tool.app.jobs.drain();
    expect((await admin.call(listDomains, {})).data.items[0]?.is_proven).toBe(true);
    expect((await trail('domain.prove'))[0]?.details).toMatchObject({ by: 'daily check' });
  });

  it('the thirty-first check in a quarter of an hour has to wait', async () => {
    await claim('acme.example');
    const statuses: number[] = [];
    for (let times = 0; times < 31; times += 1)
      statuses.push((await admin.call(checkDomain, { domain: 'acme.example' })).status);
    expect(statuses.slice(29)).toEqual([200, 429]);
  });
});

describe('COMP-9 removing a domain', () => {
  it('a claim is removed at once, and the second removal changes nothing', async () => {
    await claim('acme.example');
    expect((await admin.call(removeDomain, { domain: 'acme.example' })).status).toBe(200);
    expect((await admin.call(removeDomain, { domain: 'acme.example' })).status).toBe(200);
    expect((await admin.call(listDomains, {})).data.items).toEqual([]);
  });

  it('a proven domain is removed with the password once the session is old', async () => {
    await prove('acme.example');
    tool.clock.advance(16 * 60_000);
    expect((await admin.call(removeDomain, { domain: 'acme.example' })).code).toBe('sign_in_again');
    const wrong = await admin.call(removeDomain, { domain: 'acme.example', password: 'wrong' });
    expect(Object.keys(wrong.errors ?? {})).toEqual(['password']);
    const reply = await admin.call(removeDomain, { domain: 'acme.example', password: DEMO_PASSWORD });
    expect(reply.status).toBe(200);
    expect((await trail('domain.remove'))[0]?.details).toEqual({ domain: 'acme.example', proven: 'yes' });
  });

  it('the last proven domain stays while people sign in with the provider of the company', async () => {
    const { db } = tool.database;
    await db.insert(identityProvider).values({
      id: ACME,
      companyId: ACME,
      kind: 'oidc',
      issuer: 'https://idp.test',
      createdAt: tool.clock.now(),
    });
    await prove('acme.example');
    expect((await admin.call(listDomains, {})).data.is_sign_in_on).toBe(true);
    const remove = () => admin.call(removeDomain, { domain: 'acme.example', password: DEMO_PASSWORD });
    expect((await remove()).code).toBe('domain_in_use');
    await prove('acme-two.example');
    expect((await tool.anonymous.call(matchTenant, { email: 'x@acme-two.example' })).data.provider).toBe(
      ACME,
    );
    expect((await remove()).status).toBe(200);
    await db.delete(identityProvider).where(eq(identityProvider.id, ACME));
  });
});
