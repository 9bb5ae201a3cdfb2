import { describe, expect, it } from 'vitest';
import {
  toCancelledEmail,
  toOrderEmail,
  toSettledEmail,
  toTrialEmail,
  toTrialEndedEmail,
} from './billing.mails.ts';
import type { SubscriptionRow } from './billing.store.ts';

const AT = new Date('2026-11-29T12:00:00Z');
const toMail = (row: Partial<SubscriptionRow>) => ({
  productName: 'Drawbridge',
  supportEmail: 'support@drawbridge.test',
  address: 'http://localhost/portal/profile/subscription',
  row: {
    planId: 'enterprise',
    purpose: 'company',
    period: 'year',
    seats: 5,
    amount: 90_000,
    currency: 'EUR',
    invoiceNumber: '2026-000001',
    orderedAt: AT,
    startsAt: AT,
    endsAt: AT,
    payBy: AT,
    settledAt: null,
    ...row,
  } as SubscriptionRow,
});

describe('BILL-13 emails about an order', () => {
  it.each([
    ['company', 'The plan opens once it is paid', 'Your plan is open at Drawbridge', 'opened is closed'],
    ['renewal', 'The plan is renewed once', 'Your plan is renewed at Drawbridge', 'time is taken back'],
    ['seats', 'The seats are added once', 'Your seats are added at Drawbridge', 'seats are taken back'],
  ] as const)('emails of %s say what changes', (purpose, ordered, paid, gone) => {
    expect(toOrderEmail(toMail({ purpose })).lead.join()).toContain(ordered);
    expect(toSettledEmail(toMail({ purpose, settledAt: AT })).subject).toBe(paid);
    expect(toCancelledEmail(toMail({ purpose, settledAt: AT })).lead.join()).toContain(gone);
  });

  it('the email about an extended individual plan says that it is renewed', () => {
    const row = { purpose: 'individual', startsAt: new Date('2026-12-15T12:00:00Z') } as const;
    expect(toOrderEmail(toMail(row)).lead.join()).toContain('The plan is renewed once');
    const paid = { purpose: 'individual', settledAt: row.startsAt, startsAt: row.startsAt } as const;
    expect(toSettledEmail(toMail(paid)).subject).toBe('Your plan is open at Drawbridge');
  });

  it('the email about an order says who sends the invoice', () => {
    expect(toOrderEmail(toMail({})).lead.join()).toContain(
      'support@drawbridge.test makes out invoice 2026-000001 and sends it in a separate email.',
    );
  });

  it('the email about a trial asks for no money; the one after it says where the invoice comes from', () => {
    const row = { purpose: 'individual', trialEndsAt: new Date('2026-12-13T12:00:00Z') } as const;
    const begun = toTrialEmail(toMail(row)).lead.join();
    expect(begun).toContain('free of charge until 2026-12-13 (UTC). No invoice is sent before that day.');
    expect(toTrialEndedEmail(toMail(row)).lead.join()).toContain('support@drawbridge.test makes out invoice');
  });

  it('the email about an order that was never paid says that nothing is closed', () => {
    const text = toCancelledEmail(toMail({})).lead.join();
    expect(text).toContain('You do not have to pay its invoice');
    expect(text).not.toContain('closed');
  });
});
