export { createSso } from './sso.module.ts';
export { createTenants } from './tenants.ts';
