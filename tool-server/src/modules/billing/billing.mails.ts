import type { EmailTemplate } from '../../platform/mail/email-template.ts';
import type { SubscriptionRow } from './billing.store.ts';

const PLANS = { individual: 'Individual', enterprise: 'Enterprise' } as const;
const PERIODS = { month: 'one month', year: 'one year' } as const;

const toAmount = ({ amount, currency }: SubscriptionRow) => `${currency} ${(amount / 100).toFixed(2)}`;
const toDay = (at: Date) => at.toISOString().slice(0, 10);

/** What was ordered, in words. */
function toOrder(row: SubscriptionRow): string {
  const seats = row.planId === 'enterprise' ? `, ${row.seats} seats` : '';
  return `Plan ${PLANS[row.planId]} for ${PERIODS[row.period]}${seats}: ${toAmount(row)} without tax, from ${toDay(row.startsAt)} to ${toDay(row.endsAt)} (UTC).`;
}

const toRecipient = ({ invoiceName, invoiceAddress }: SubscriptionRow) =>
  [invoiceName, ...invoiceAddress.split(/\s*\n\s*/)].filter(Boolean).join(', ');

interface OrderMail {
  productName: string;
  row: SubscriptionRow;
}

/** To where the invoice goes. */
export const toOrderEmail = ({
  productName,
  row,
  address,
}: OrderMail & { address: string }): EmailTemplate => ({
  subject: `Your order at ${productName}, number ${row.invoiceNumber}`,
  lead: [
    toOrder(row),
    `The invoice is made out to: ${toRecipient(row)}. It comes in an email of its own.`,
    'The plan is in force already. It ends by itself: nothing is renewed without an order.',
  ],
  action: { label: 'See my subscription', address },
  close: ['If you did not order this, answer this email, and we take it back.'],
});

/** To those who make out the invoice. */
export const toInvoiceRequestEmail = ({ productName, row }: OrderMail): EmailTemplate => ({
  subject: `Invoice ${row.invoiceNumber} of ${productName} to be made out`,
  lead: [toOrder(row), `To: ${toRecipient(row)}`, `By email to: ${row.email}`],
  close: [],
});
