import { randomUUID } from 'node:crypto';
import { type PaidSubscription, SETTLEMENT_SECONDS, settleOrder } from '@drawbridge/contracts/company';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { FREE, useOrders } from '../../../../test/fixtures/company/order-calls.ts';
import { auditEntry } from '../../kernel/audit/audit.table.ts';
import { signSettlement } from './settlement.ts';

const SECRET = 'a secret that a payment provider shares';
const DAY_MS = 86_400_000;

const setup = useOrders({ env: { BILLING_WEBHOOK_SECRET: SECRET } });
const { calls, isoIn } = setup;
const { isClosed } = calls;
afterEach(() => setup.tool.clock.advance(2 * DAY_MS));

describe('settlement by a payment provider', () => {
  function sign(order: PaidSubscription, part: Record<string, unknown> = {}) {
    const sent = {
      event_id: randomUUID(),
      outcome: 'paid' as const,
      invoice_number: order.invoice_number,
      amount: order.amount,
      currency: order.currency,
      sent_at: isoIn(0),
      ...part,
    };
    return { signature: signSettlement(SECRET, sent), ...sent };
  }
  const send = (sent: ReturnType<typeof sign>) => setup.tool.anonymous.call(settleOrder, sent);

  it('a signed event settles an order once, and another reverses it', async () => {
    const order = await calls.order(setup.free);
    const event = sign(order);
    const replies = await Promise.all([send(event), send(event)]);
    expect(replies.map(({ data }) => data.state)).toEqual(['active', 'active']);
    expect(await isClosed(await setup.tool.as(FREE))).toBe(false);
    expect((await send(sign(order, { outcome: 'taken_back' }))).data.state).toBe('cancelled');
    expect((await send(event)).code).toBe('order_ended');
    expect(await isClosed(await setup.tool.as(FREE))).toBe(true);
    const trail = await setup.tool.database.db
      .select({ action: auditEntry.action, details: auditEntry.details })
      .from(auditEntry)
      .where(sql`details ->> 'number' = ${order.invoice_number} and action <> 'subscription.order'`)
      .orderBy(auditEntry.at, auditEntry.id);
    const by = expect.objectContaining({ by: 'payment provider' });
    expect(trail).toEqual([
      { action: 'subscription.settle', details: by },
      { action: 'subscription.cancel', details: by },
    ]);
  });
  it.each([
    ['another amount after it was signed', (order: PaidSubscription) => ({ ...sign(order), amount: 1 })],
    [
      'another order after it was signed',
      (order: PaidSubscription) => ({ ...sign(order), invoice_number: '2026-1' }),
    ],
    [
      'an old signature',
      (order: PaidSubscription) =>
        sign(order, {
          sent_at: isoIn(-SETTLEMENT_SECONDS * 1_000 - 1),
        }),
    ],
    ['no signature of ours', (order: PaidSubscription) => ({ ...sign(order), signature: 'a'.repeat(64) })],
  ])('a settlement with %s is refused and grants nothing', async (_what, toSent) => {
    const order = await calls.order(setup.free);
    const reply = await send(toSent(order));
    expect([reply.status, reply.code]).toEqual([403, 'forbidden']);
    expect(await isClosed(setup.free)).toBe(true);
  });
  it('a settlement with another amount or currency than ordered is refused, naming it', async () => {
    const order = await calls.order(setup.free);
    for (const [field, part] of [
      ['amount', { amount: 1 }],
      ['currency', { currency: 'USD' }],
    ] as const) {
      const reply = await send(sign(order, part));
      expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, [field]]);
    }
    expect(await isClosed(setup.free)).toBe(true);
    await send(sign(order));
    const back = await send(sign(order, { outcome: 'taken_back', amount: 1 }));
    expect([back.status, Object.keys(back.errors ?? {})]).toEqual([400, ['amount']]);
  });
  it.each([randomUUID(), 'operator'])(
    'an event that settled one order is refused for a second order, called %s',
    async (event_id) => {
      const [first, second] = [await calls.order(setup.free), await calls.order(setup.paying)];
      await send(sign(first, { event_id }));
      const reply = await send(sign(second, { event_id }));
      expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['event_id']]);
    },
  );
});
