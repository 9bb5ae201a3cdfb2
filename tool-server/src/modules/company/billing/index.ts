export { createBilling } from './billing.module.ts';
export type { ListedOrder } from './orders.store.ts';
export { createOrders } from './orders.ts';
export { fillGrants, fillGrantsOfAccounts, INTO_GRANTS } from './starting-grants.ts';
