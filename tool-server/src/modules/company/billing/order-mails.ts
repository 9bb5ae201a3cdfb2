import type { DbOrTx } from '../../../platform/db/database.ts';
import type { ToMailContent } from '../../../platform/mail/email-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { toInvoiceRequestEmail, toOrderEmail, toTrialEmail, toTrialEndedEmail } from './billing.mails.ts';
import * as store from './billing.store.ts';

export interface OrderMailDeps {
  mailer: Mailer;
  toMailContent: ToMailContent;
  publicUrl: string;
  productName: string;
  supportEmail: string;
}

/**
 * To the buyer, where they proved their address, and to those who make out the invoice. No word of the buyer's is in
 * it, and nobody else gets one: an order is no way to write to others.
 */
async function send(
  at: DbOrTx,
  deps: OrderMailDeps,
  row: store.SubscriptionRow,
  { toBuyer, asksForInvoice }: { toBuyer: typeof toOrderEmail; asksForInvoice: boolean },
): Promise<void> {
  const { mailer, toMailContent, publicUrl, productName, supportEmail } = deps;
  const mail = { productName, row, supportEmail, address: `${publicUrl}/portal/profile/subscription` };
  const buyer = row.personId === null ? undefined : await store.findProvenEmail(at, row.personId);
  if (buyer) await mailer.send(at, { to: buyer, ...toMailContent(toBuyer(mail)) });
  if (asksForInvoice)
    await mailer.send(at, { to: supportEmail, ...toMailContent(toInvoiceRequestEmail(mail)) });
}

/** After an order. One that begins with a trial has no invoice yet. */
export const sendOrderMails = (at: DbOrTx, deps: OrderMailDeps, row: store.SubscriptionRow): Promise<void> =>
  send(
    at,
    deps,
    row,
    row.trialEndsAt
      ? { toBuyer: toTrialEmail, asksForInvoice: false }
      : { toBuyer: toOrderEmail, asksForInvoice: true },
  );

/** At the end of the trial of an order that waits: now its invoice is made out. */
export const sendTrialEndedMails = (
  at: DbOrTx,
  deps: OrderMailDeps,
  row: store.SubscriptionRow,
): Promise<void> => send(at, deps, row, { toBuyer: toTrialEndedEmail, asksForInvoice: true });
