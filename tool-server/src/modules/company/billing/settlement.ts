import { createHmac, timingSafeEqual } from 'node:crypto';
import { type ParsedInputOf, problem } from '@drawbridge/contracts';
import { SETTLEMENT_SECONDS, type settleOrder, toSettlementText } from '@drawbridge/contracts/company';
import type { Clock } from '../../../platform/clock.ts';
import type { SubscriptionRow } from './billing.store.ts';

export type Settlement = ParsedInputOf<typeof settleOrder>;

export const signSettlement = (secret: string, sent: Parameters<typeof toSettlementText>[0]): string =>
  createHmac('sha256', secret).update(toSettlementText(sent)).digest('hex');

/** Throws `forbidden` unless a payment provider that knows the secret signed it just now. */
export function checkSettlement(secret: string | undefined, sent: Settlement, clock: Clock): void {
  const refused = problem('forbidden', { message: 'This settlement is not signed, or too old.' });
  if (secret === undefined) throw refused;
  const signed = Buffer.from(signSettlement(secret, sent), 'hex');
  if (!timingSafeEqual(signed, Buffer.from(sent.signature, 'hex'))) throw refused;
  const ageMs = clock.now().getTime() - Date.parse(sent.sent_at);
  if (Math.abs(ageMs) > SETTLEMENT_SECONDS * 1_000) throw refused;
}

/** Throws `bad_input` where something else was paid than was ordered. */
export function checkAmount(row: SubscriptionRow, { amount, currency }: Settlement): void {
  if (row.amount === amount && row.currency === currency) return;
  const field = row.currency === currency ? 'amount' : 'currency';
  throw problem('bad_input', { errors: { [field]: 'is not what was ordered' } });
}
