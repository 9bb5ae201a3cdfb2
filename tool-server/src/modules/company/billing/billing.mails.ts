import type { EmailTemplate } from '../../../platform/mail/email-template.ts';
import type { SubscriptionRow } from './billing.store.ts';

const PURPOSES = {
  individual: 'Plan Individual for',
  company: 'Plan Enterprise for',
  renewal: 'Plan Enterprise, renewed for',
  seats: 'Plan Enterprise, more seats for',
} as const;
/** What a payment does, and what goes when the order is taken back. */
const EFFECTS = {
  individual: { paid: 'The plan opens', done: 'plan is open', gone: 'what it had opened is closed' },
  company: { paid: 'The plan opens', done: 'plan is open', gone: 'what it had opened is closed' },
  renewal: { paid: 'The plan is renewed', done: 'plan is renewed', gone: 'its time is taken back' },
  seats: { paid: 'The seats are added', done: 'seats are added', gone: 'its seats are taken back' },
} as const;
const PERIODS = { month: 'one month', year: 'one year' } as const;

const toAmount = ({ amount, currency }: SubscriptionRow) => `${currency} ${(amount / 100).toFixed(2)}`;
const toDay = (at: Date) => at.toISOString().slice(0, 10);

/** While it waits, an order of one's own plan that goes on from the end of one in force renews it. */
const toEffect = ({ purpose, startsAt, orderedAt, settledAt }: SubscriptionRow) =>
  EFFECTS[purpose === 'individual' && !settledAt && startsAt > orderedAt ? 'renewal' : purpose];

/** What was ordered, in words. */
function toOrder(row: SubscriptionRow): string {
  const seats = row.planId === 'enterprise' ? `, ${row.seats} seats` : '';
  const span = row.settledAt ? `, from ${toDay(row.startsAt)} to ${toDay(row.endsAt)} (UTC)` : '';
  return `${PURPOSES[row.purpose]} ${PERIODS[row.period]}${seats}: ${toAmount(row)} without tax${span}.`;
}

interface OrderMail {
  productName: string;
  row: SubscriptionRow;
  /** The address of the page with the subscriptions. */
  address: string;
}

interface InvoiceMail extends OrderMail {
  /** Who makes out the invoice. */
  supportEmail: string;
}

const toAction = (address: string) => ({ label: 'See my subscription', address });

/** Where the invoice comes from. Not the address that it goes to: that one was typed. */
const toInvoiceNote = ({ invoiceNumber }: SubscriptionRow, supportEmail: string) =>
  `${supportEmail} makes out invoice ${invoiceNumber} and sends it in a separate email. If it does not arrive, write to that address.`;

/** To the buyer. Nothing that somebody typed is in it: the address may be proven, and the words are still a stranger's. */
export const toOrderEmail = ({ productName, row, address, supportEmail }: InvoiceMail): EmailTemplate => ({
  subject: `Your order at ${productName}, number ${row.invoiceNumber}`,
  lead: [
    toOrder(row),
    toInvoiceNote(row, supportEmail),
    `${toEffect(row).paid} once it is paid; if it is not paid by ${toDay(row.payBy)} (UTC), the order expires.`,
  ],
  action: toAction(address),
  close: ['If you did not order this, cancel the order on that page.'],
});

/** To the buyer whose order begins with a trial. */
export const toTrialEmail = ({ productName, row, address }: InvoiceMail): EmailTemplate => {
  const end = toDay(row.trialEndsAt ?? row.orderedAt);
  return {
    subject: `Your free trial at ${productName}`,
    lead: [
      `The Individual plan is open, free of charge until ${end} (UTC). No invoice is sent before that day.`,
      `After that: ${toOrder(row)} If you do not pay the invoice, you are on the Free plan again, and your progress is kept.`,
    ],
    action: toAction(address),
    close: [`You can cancel the order on that page at any time. The plan stays open until ${end}.`],
  };
};

/** To the buyer at the end of the trial. */
export const toTrialEndedEmail = ({
  productName,
  row,
  address,
  supportEmail,
}: InvoiceMail): EmailTemplate => ({
  subject: `Your free trial at ${productName} has ended`,
  lead: [
    toOrder(row),
    toInvoiceNote(row, supportEmail),
    `You are on the Free plan until it is paid. If it is not paid by ${toDay(row.payBy)} (UTC), the order expires. Your progress is kept.`,
  ],
  action: toAction(address),
  close: ['If you do not want to continue, cancel the order on that page.'],
});

/** To those who make out the invoice. */
export const toInvoiceRequestEmail = ({ productName, row }: OrderMail): EmailTemplate => ({
  subject: `Invoice ${row.invoiceNumber} of ${productName} to be made out`,
  lead: [
    toOrder(row),
    'Whom it is made out to: npm run orders -- list',
    `Once it is paid: npm run orders -- confirm ${row.invoiceNumber}`,
  ],
  close: [],
});

export const toSettledEmail = ({ productName, row, address }: OrderMail): EmailTemplate => ({
  subject: `Your ${toEffect(row).done} at ${productName}`,
  lead: [toOrder(row), `Invoice ${row.invoiceNumber} is paid. It does not renew automatically.`],
  action: toAction(address),
  close: [],
});

export const toCancelledEmail = ({ productName, row, address }: OrderMail): EmailTemplate => ({
  subject: `Your order at ${productName}, number ${row.invoiceNumber}, is canceled`,
  lead: [
    toOrder(row),
    row.settledAt
      ? `The order is canceled, and ${toEffect(row).gone}. Your progress is kept.`
      : 'The order is canceled. You do not have to pay its invoice, and nothing else has changed.',
  ],
  action: toAction(address),
  close: [],
});

export const toNotPaidEmail = ({ productName, row, address }: OrderMail): EmailTemplate => ({
  subject: `Your order at ${productName}, number ${row.invoiceNumber}, has expired`,
  lead: [toOrder(row), `It was not paid by ${toDay(row.payBy)} (UTC). You can order again at any time.`],
  action: toAction(address),
  close: [],
});
