import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestTool, type TestTool } from '../../../../../test/fixtures/create-test-tool.ts';
import { ltiPlatform } from '../../../kernel/people/lti-platform.table.ts';
import { toDemoCompanyId } from '../../../operations/demo/index.ts';
import { ltiDeployment } from '../lti.table.ts';
import { createPlatformRegistry, type PlatformRegistry } from './platform-registry.ts';

const ISSUER = 'https://lms.acme.test';

let tool: TestTool;
let registry: PlatformRegistry;
beforeAll(async () => {
  tool = await createTestTool();
});
afterAll(() => tool.close());
beforeEach(async () => {
  await tool.database.db.delete(ltiPlatform);
  registry = createPlatformRegistry({ db: tool.database.db, clock: tool.clock });
});

type Row = typeof ltiPlatform.$inferInsert;
const toRow = (company: 'acme' | 'globex', change: Partial<Row> = {}): Row => ({
  id: randomUUID(),
  companyId: toDemoCompanyId(company),
  name: company,
  issuer: ISSUER,
  clientId: 'client-1',
  authLoginUrl: `${ISSUER}/auth`,
  authTokenUrl: `${ISSUER}/token`,
  keySetUrl: `${ISSUER}/keys`,
  createdAt: tool.clock.now(),
  ...change,
});

/** Stores registrations as another process does, each with the same deployments. */
async function store(rows: readonly Row[], deployments: readonly string[] = []): Promise<void> {
  const { db } = tool.database;
  await db.insert(ltiPlatform).values([...rows]);
  const all = rows.flatMap(({ id }) => deployments.map((deploymentId) => ({ platformId: id, deploymentId })));
  if (all.length > 0) await db.insert(ltiDeployment).values(all);
}

const namesOf = async (clientId?: string) =>
  (await registry.find(ISSUER, clientId)).map(({ name }) => name).toSorted();

it('the registrations of an issuer and client id include all of their deployments', async () => {
  await store(
    [toRow('acme'), toRow('globex'), toRow('globex', { clientId: 'another', name: 'other' })],
    ['1', '2'],
  );
  expect(await namesOf('client-1')).toEqual(['acme', 'globex']);
  expect(await namesOf()).toEqual(['acme', 'globex', 'other']);
  const [first] = await registry.find(ISSUER, 'client-1');
  expect([...(first?.deployments ?? [])].toSorted()).toEqual(['1', '2']);
});

it('simultaneous logins cause one query, and their launches none', async () => {
  await store([toRow('acme')]);
  const select = vi.spyOn(tool.database.db, 'select');
  try {
    const [found] = await Promise.all([1, 2, 3].map(() => registry.find(ISSUER, 'client-1')));
    expect(await registry.get(found?.[0]?.id ?? '')).toBe(found?.[0]);
    expect(select).toHaveBeenCalledTimes(1);
  } finally {
    select.mockRestore();
  }
});

it("another process's registration is seen a second after it was missed, and a change after five", async () => {
  expect(await namesOf('client-1')).toEqual([]);
  const row = toRow('acme');
  await store([row]);
  expect(await namesOf('client-1')).toEqual([]);
  tool.clock.advance(1_000);
  expect(await namesOf('client-1')).toEqual(['acme']);
  await tool.database.db.update(ltiPlatform).set({ name: 'renamed' });
  tool.clock.advance(4_999);
  expect((await registry.get(row.id))?.name).toBe('acme');
  tool.clock.advance(1);
  expect([await namesOf('client-1'), (await registry.get(row.id))?.name]).toEqual([['renamed'], 'renamed']);
});

it('a change by this process is read immediately, even during another read', async () => {
  await store([toRow('acme')]);
  const before = registry.find(ISSUER, 'client-1');
  await tool.database.db.update(ltiPlatform).set({ name: 'renamed' });
  registry.forget();
  await before;
  expect(await namesOf('client-1')).toEqual(['renamed']);
});

it("a platform that launched is never lost among another company's many registrations of its issuer", async () => {
  await store(Array.from({ length: 300 }, (_, n) => toRow('globex', { clientId: `many-${n}` })));
  tool.clock.advance(1_000);
  await store([toRow('acme', { confirmedAt: tool.clock.now() })]);
  const found = await registry.find(ISSUER, undefined);
  expect([found[0]?.name, found.length < 300]).toEqual(['acme', true]);
});

it('texts that cannot be stored match no registration', async () => {
  expect(await registry.find('https://a\0b.test', undefined)).toEqual([]);
  expect(await registry.find(ISSUER, '\ud800')).toEqual([]);
  expect(await registry.get('no id')).toBeUndefined();
});
