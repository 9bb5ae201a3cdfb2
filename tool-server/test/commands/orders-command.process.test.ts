import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PersonId } from '@drawbridge/contracts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { subscription } from '../../src/modules/company/billing/billing.table.ts';
import { account, person } from '../../src/modules/kernel/people/index.ts';
import { openDatabase } from '../../src/platform/db/open.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { runCommand } from '../fixtures/processes/run-command.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'drawbridge-orders-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) => runCommand('orders', folder, args);
const open = () => openDatabase({ databaseUrl: undefined, dataDir: folder }, createLog('silent'));

/** A free account whose order waits for its payment. */
async function writeOrder(): Promise<string> {
  const database = await open();
  const personId = randomUUID();
  const now = new Date();
  const later = new Date(now.getTime() + 30 * 86_400_000);
  await database.db
    .insert(person)
    .values({ id: personId, kind: 'account', email: 'ada@byron.test', createdAt: now });
  await database.db.insert(account).values({ personId, type: 'FT' });
  await database.db.insert(subscription).values({
    id: randomUUID(),
    personId,
    planId: 'individual',
    purpose: 'individual',
    period: 'month',
    seats: 1,
    amount: 2_400,
    currency: 'EUR',
    email: 'ada@byron.test',
    waitsFor: personId,
    redirectUrl: '/portal/',
    invoiceNumber: '2026-000001',
    invoiceName: 'Ada \u001b[2JByron',
    invoiceAddress: '',
    orderedAt: now,
    startsAt: now,
    endsAt: later,
    payBy: later,
  });
  await database.close();
  return personId;
}

describe('npm run orders', () => {
  it('lists an order without what a terminal would obey, and opens its plan once it is paid', async () => {
    const personId = await writeOrder();
    const { out } = await run('list', '--waiting');
    expect(out).toContain('2026-000001  individual, month, 1 seats: EUR 24.00; to be paid by');
    expect(out).toContain('ordered by ada@byron.test');
    expect(out).not.toContain('\u001b');
    expect((await run('confirm', '2026-000001')).out).toContain('2026-000001: paid, until');
    const readType = async () => {
      const database = await open();
      const [row] = await database.db
        .select({ type: account.type })
        .from(account)
        .where(eq(account.personId, personId as PersonId));
      await database.close();
      return row?.type;
    };
    expect(await readType()).toBe('IND');
    const missing = await run('confirm', '2026-000002');
    expect([missing.status, missing.err]).toEqual([1, 'This order does not exist.\n']);
  }, 120_000);
});
