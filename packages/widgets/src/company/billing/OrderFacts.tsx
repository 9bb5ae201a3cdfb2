import type { PaidSubscription } from '@drawbridge/contracts/company';
import { toFigure } from '@drawbridge/ui/messages';
import { toDay } from './days.ts';
import { Facts } from './Facts.tsx';
import { messages } from './messages.ts';
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
  const isWaiting = state === 'waiting';
  return (
    <Facts
      className={className}
      facts={[
        [messages.plan.text, toOrderName(purpose)],
        [messages.runs.text, messages[period].text],
        [messages.seats.text, plan_id === 'enterprise' ? toFigure(seats) : undefined],
        [(isWaiting ? messages.toPay : messages.price).text, toMoney(amount, currency)],
        [messages.payBy.text, isWaiting ? toDay(pay_by) : undefined],
        [messages.invoiceNumber.text, invoice_number],
        [messages.invoiceName.text, invoice_name],
        [messages.invoiceEmail.text, isWaiting ? email : undefined],
      ]}
    />
  );
}
