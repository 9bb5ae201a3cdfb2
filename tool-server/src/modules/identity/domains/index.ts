export { createCompanyDomains } from './domains.module.ts';
