export { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';
export { loadDemo, toDemoCompanyId, toDemoPersonId } from './demo.ts';
export { LARGE, loadLarge } from './large.ts';
export { DEMO_PARTNER } from './partner.ts';
