export { createScimAdmin } from './scim-admin.module.ts';
