import {
  type CheckoutId,
  type OutputOf,
  type ParsedInputOf,
  problem,
  type SubscriptionId,
  TRIAL_DAYS,
} from '@drawbridge/contracts';
import type { BILLING_CALLS } from '@drawbridge/contracts/company';
import {
  COMPANY_PURPOSES,
  type FreePlan,
  type finishCheckout as finishCheckoutCall,
  type OpenedCheckout,
  type PaidSubscription,
  type Price,
} from '@drawbridge/contracts/company';
import type { PortalActor } from '../../../actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { ToMailContent } from '../../../platform/mail/email-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import * as store from './billing.store.ts';
import { findTrialEnd, getBuyer } from './check-buyer.ts';
import { finishCheckout } from './finish-checkout.ts';
import { isOffered, toSpan, toUntil } from './offer.rule.ts';
import { openCheckout } from './open-checkout.ts';
import type { Orders } from './orders.ts';
import { toFinished, toOrder, toSubscription } from './subscription-view.ts';

type Calls = (typeof BILLING_CALLS)['billing'];

export interface BillingService {
  prices(): { items: Price[]; free_plan: FreePlan };
  /** Gives the address of the page; throws `bad_input`, `plan_not_offered`, `order_waiting`. @see CALL-18 */
  open(actor: PortalActor, input: ParsedInputOf<Calls['openCheckout']>): Promise<string>;
  /** @see CALL-19 */
  list(actor: PortalActor): Promise<OutputOf<Calls['listSubscriptions']>>;
  /** Throws `checkout_not_found`. */
  get(actor: PortalActor, id: CheckoutId): Promise<OpenedCheckout>;
  /** Throws `checkout_not_found`, `checkout_closed`, `plan_not_offered`, `order_waiting`, `order_limit`. @see BILL-13 */
  finish(
    actor: PortalActor,
    input: ParsedInputOf<typeof finishCheckoutCall>,
    origin: Origin,
  ): Promise<OpenedCheckout>;
  /** One's own order, or, as an administrator, one for the company. Throws `checkout_not_found`, `order_settled`. */
  cancel(actor: PortalActor, id: SubscriptionId, origin: Origin): Promise<PaidSubscription>;
}

export interface BillingDeps {
  database: Database;
  prices: readonly Price[];
  freePlan: FreePlan;
  audit: Audit;
  mailer: Mailer;
  toMailContent: ToMailContent;
  clock: Clock;
  publicUrl: string;
  /** The page that shows somebody's bills. */
  profileUrl: string;
  productName: string;
  supportEmail: string;
  limits: Pick<Limits, 'count'>;
  orders: Pick<Orders, 'cancel'>;
  /** False: plans are sold by email alone. */
  isSelling: boolean;
}

/** Orders of plans, paid by invoice. @see BILL-2, BILL-8, BILL-10, BILL-13 */
export function createBillingService(deps: BillingDeps): BillingService {
  const { prices, freePlan, clock, profileUrl, orders, isSelling } = deps;
  const { db } = deps.database;
  const parts = { ...deps, db };
  return {
    prices: () => ({ items: isSelling ? [...prices] : [], free_plan: freePlan }),
    open: ({ personId }, input) => openCheckout(parts, personId, input),

    async list(actor) {
      const { personId, companyId, isAdmin } = actor;
      const rows = await store.readSubscriptions(db, actor);
      const buyer = isAdmin || !companyId ? await store.findBuyer(db, personId) : undefined;
      const trialEnd =
        isSelling && buyer
          ? await findTrialEnd(db, buyer, { purpose: 'individual', now: clock.now() })
          : null;
      return {
        subscriptions: rows.map((row) => toSubscription(row, clock.now())),
        profile_url: companyId && !isAdmin ? null : profileUrl,
        offers: COMPANY_PURPOSES.filter(
          (purpose) => isSelling && buyer && isOffered(buyer, purpose, buyer.companyId),
        ),
        trial_days: trialEnd ? TRIAL_DAYS : 0,
      };
    },

    async get(actor, id) {
      const finished = await store.findSubscription(db, actor.personId, id);
      if (finished) return toFinished(finished, clock.now());
      const [buyer, row] = await Promise.all([
        getBuyer(db, actor),
        store.findCheckout(db, actor.personId, id),
      ]);
      if (!row) throw problem('checkout_not_found');
      const now = clock.now();
      const trialEndsAt = await findTrialEnd(db, buyer, { purpose: row.purpose, now });
      const { startsAt, endsAt } = toSpan(trialEndsAt ?? toUntil(buyer, row.purpose), row.period, now);
      return {
        checkout_id: id,
        ...toOrder(row),
        email: row.email,
        redirect_url: row.redirectUrl,
        trial_ends_at: trialEndsAt?.toISOString() ?? null,
        starts_at: startsAt.toISOString(),
        ends_at: endsAt.toISOString(),
        open_until: row.openUntil.toISOString(),
        subscription: null,
      };
    },

    finish: ({ personId }, input, origin) => finishCheckout(parts, personId, input, origin),

    async cancel({ personId, companyId, isAdmin }, id, origin) {
      const row = await store.findOrderOf(db, { personId, companyId: isAdmin ? companyId : undefined }, id);
      if (!row) throw problem('checkout_not_found');
      const canceled = await orders.cancel(row.invoiceNumber, { personId, origin }, ({ settledAt }) => {
        if (settledAt) throw problem('order_settled');
      });
      return toSubscription(canceled, clock.now());
    },
  };
}
