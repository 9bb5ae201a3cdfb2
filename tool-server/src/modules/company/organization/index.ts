export { createOrganization } from './organization.module.ts';
