import type { Database } from '../../../platform/db/database.ts';
import type { SubscriptionRow } from './billing.store.ts';
import { cancelOrder } from './cancel-order.ts';
import * as orders from './orders.store.ts';
import type { Canceler, OrderDeps, Settler } from './placed-order.ts';
import { settleOrder } from './settle-order.ts';

export interface Orders {
  /** The latest first. */
  list(state?: 'waiting'): Promise<orders.ListedOrder[]>;
  /**
   * Opens what an order is for, once: a second time, and a second event, change nothing. Throws `checkout_not_found`,
   * `order_ended`, and `plan_not_offered` where its person can no longer have it, or its company is gone.
   * @param check of the order, before anything is opened
   */
  settle(
    invoiceNumber: string,
    by: Settler,
    check?: (row: SubscriptionRow) => void,
  ): Promise<SubscriptionRow>;
  /**
   * Takes an order back, paid or not, and closes what it opened; a second time changes nothing.
   * @param check of the order, before anything is closed
   */
  cancel(
    invoiceNumber: string,
    by: Canceler,
    check?: (row: SubscriptionRow) => void,
  ): Promise<SubscriptionRow>;
}

/** Orders once they were placed: paid or taken back. */
export function createOrders({
  database: { db },
  ...deps
}: Omit<OrderDeps, 'db'> & { database: Database }): Orders {
  const parts = { ...deps, db };
  return {
    list: (state) => orders.readOrders(db, state),
    settle: (invoiceNumber, by, check) => settleOrder(parts, invoiceNumber, by, check),
    cancel: (invoiceNumber, by, check) => cancelOrder(parts, invoiceNumber, by, check),
  };
}
