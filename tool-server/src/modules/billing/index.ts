export { createBilling } from './billing.module.ts';
export type { ListedOrder } from './orders.store.ts';
export { createOrders } from './orders.ts';
