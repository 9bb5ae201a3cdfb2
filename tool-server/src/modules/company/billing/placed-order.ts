import { asId, type PersonId, problem } from '@drawbridge/contracts';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { ToMailContent } from '../../../platform/mail/email-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import {
  closeIndividualPlan,
  openIndividualPlan,
  openTrial,
  readGrants,
  TRIAL_SOURCE,
} from '../../kernel/grants/index.ts';
import { lockPerson } from '../../kernel/people/index.ts';
import type { toSettledEmail } from './billing.mails.ts';
import * as store from './billing.store.ts';
import { toTrialEnd } from './offer.rule.ts';
import * as orders from './orders.store.ts';

/** The operator works at the command line of the server, a provider from one of its own. */
const NO_ORIGIN: Origin = { address: '', userAgent: '' };

/**
 * Who pays or cancels an order: the operator, a payment provider by one of its events, or a person. `membership`: the
 * person joined a company.
 */
export type Settler = 'operator' | { eventId: string };
export type Canceler = Settler | { personId: PersonId; origin: Origin } | 'membership';

export const toStoredBy = (by: Canceler): string =>
  typeof by === 'string' ? by : 'eventId' in by ? by.eventId : 'person';

/** What every change of an order needs. */
export interface OrderDeps {
  db: Database['db'];
  clock: Clock;
  audit: Audit;
  /** Absent in a command: the next run of the server's jobs does what follows from a new company. */
  events?: EventBus;
  mailer: Mailer;
  toMailContent: ToMailContent;
  publicUrl: string;
  productName: string;
}

/** Only to an address that is proven: an order is no way to write to somebody else. */
export async function tellBuyer(
  tx: Tx,
  { mailer, toMailContent, publicUrl, productName }: OrderDeps,
  row: store.SubscriptionRow,
  toEmail: typeof toSettledEmail,
): Promise<void> {
  const address = `${publicUrl}/portal/profile/subscription`;
  const to = row.personId === null ? undefined : await store.findProvenEmail(tx, row.personId);
  if (to) await mailer.send(tx, { to, ...toMailContent(toEmail({ productName, row, address })) });
}

export async function recordOrder(
  tx: Tx,
  { audit }: OrderDeps,
  action: 'subscription.settle' | 'subscription.cancel',
  { row, by }: { row: store.SubscriptionRow; by: Canceler },
): Promise<void> {
  const known = { number: row.invoiceNumber, purpose: row.purpose, seats: String(row.seats) };
  const who =
    typeof by === 'object' && 'personId' in by
      ? { actorId: by.personId, origin: by.origin, details: known }
      : {
          origin: NO_ORIGIN,
          details: { by: typeof by === 'string' ? by : 'payment provider', ...known },
        };
  await audit.record(tx, {
    action,
    ...(row.personId && { subject: { kind: 'person', id: row.personId } }),
    ...(row.companyId && { companyId: asId<'company'>(row.companyId) }),
    ...who,
  });
}

/** The buyer first, as everywhere; then the order, so that two settlements wait for each other. */
export async function lockOrder(tx: Tx, invoiceNumber: string): Promise<store.SubscriptionRow> {
  const found = await orders.findOrder(tx, invoiceNumber);
  if (!found) throw problem('checkout_not_found');
  if (found.personId) await lockPerson(tx, asId(found.personId));
  const row = await orders.lockOrder(tx, found.id);
  if (!row) throw problem('checkout_not_found');
  return row;
}

/** Writes the end and the seats that the orders of a company give it. */
export async function countCompany(
  tx: Tx,
  { clock }: OrderDeps,
  companyId: string,
  { mayProlong }: { mayProlong: boolean },
): Promise<void> {
  const now = clock.now();
  await orders.countEnd(tx, companyId, { now, mayProlong });
  await orders.countSeats(tx, now, companyId);
}

export const hasEnded = ({ type, expiresAt }: store.Buyer, now: Date): boolean =>
  type === 'IND' && expiresAt !== null && expiresAt <= now;

/** The end of a trial that began with an order and still runs. */
async function findRunningTrial(tx: Tx, personId: PersonId, at: Date): Promise<Date | undefined> {
  const trial = { personId, kind: 'plan', source: 'plan', sourceId: TRIAL_SOURCE } as const;
  const [grant] = await readGrants(tx, trial);
  const endsAt = grant && toTrialEnd(grant.givenAt);
  return endsAt && endsAt > at ? endsAt : undefined;
}

/** The plan that an individual still has paid for, what is left of their trial, or the free plan. */
export async function reopenIndividual(tx: Tx, { clock }: OrderDeps, personId: PersonId): Promise<void> {
  const at = clock.now();
  const left = await orders.findIndividualEnd(tx, personId, at);
  if (left) return openIndividualPlan(tx, personId, left.endsAt, { source: 'plan', sourceId: left.id, at });
  const trialEndsAt = await findRunningTrial(tx, personId, at);
  if (trialEndsAt) await openTrial(tx, personId, { at, endsAt: trialEndsAt });
  else await closeIndividualPlan(tx, personId);
}
