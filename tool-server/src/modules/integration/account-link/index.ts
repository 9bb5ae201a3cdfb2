export { createAccountLinks } from './account-link.module.ts';
