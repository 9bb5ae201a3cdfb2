export { findSimilar, type ListedCompany, lockCompanyNames } from './companies.store.ts';
export { CompanyRefused, createCompanies, type NewCompany } from './companies.ts';
