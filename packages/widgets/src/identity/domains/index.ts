export { Domains } from './Domains.tsx';
