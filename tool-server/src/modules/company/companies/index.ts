export type { ListedCompany } from './companies.store.ts';
export { CompanyRefused, createCompanies, type NewCompany } from './companies.ts';
