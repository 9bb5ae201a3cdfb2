export { CompanySetup } from './CompanySetup.tsx';
