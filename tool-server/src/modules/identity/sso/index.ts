export { lockSignIn } from './lock-sign-in.ts';
export {
  checkProvider,
  type NewProvider,
  ProviderRefused,
  setProvider,
  toCompanyRedirect,
} from './set-provider.ts';
export { createSso } from './sso.module.ts';
export { createTenants, type Tenants } from './tenants.ts';
