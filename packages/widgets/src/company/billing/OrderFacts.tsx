import type { PaidSubscription } from '@drawbridge/contracts/company';
import { toFigure } from '@drawbridge/ui/messages';
import { toDay } from './days.ts';
import { Facts } from './Facts.tsx';
import { t } from './messages.ts';
import { toOrderName } from './order-name.ts';
import { toMoney } from './to-money.ts';

export interface OrderFactsProps {
  subscription: PaidSubscription;
  /** Address for the invoice. */
  email: string;
  className: string;
}

/** An order and its invoice. An unpaid order has a date to pay by, but no period yet. */
export function OrderFacts({ subscription, email, className }: OrderFactsProps) {
  const { purpose, plan_id, state, period, seats, amount, currency, pay_by, invoice_number, invoice_name } =
    subscription;
  const trialEnd = subscription.trial_ends_at;
  const isWaiting = state === 'waiting' && trialEnd === null;
  return (
    <Facts
      className={className}
      facts={[
        [t('plan'), toOrderName(purpose)],
        [t('runs'), t(period)],
        [t('seats'), plan_id === 'enterprise' ? toFigure(seats) : undefined],
        [t('freeUntil'), trialEnd === null ? undefined : toDay(trialEnd)],
        [t('begins'), trialEnd === null ? undefined : toDay(subscription.starts_at)],
        [t(isWaiting ? 'toPay' : trialEnd === null ? 'price' : 'totalAfter'), toMoney(amount, currency)],
        [t('payBy'), isWaiting ? toDay(pay_by) : undefined],
        [t('invoiceNumber'), invoice_number],
        [t('invoiceName'), invoice_name],
        [t('invoiceEmail'), isWaiting ? email : undefined],
      ]}
    />
  );
}
