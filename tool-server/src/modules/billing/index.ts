export { createBilling } from './billing.module.ts';
