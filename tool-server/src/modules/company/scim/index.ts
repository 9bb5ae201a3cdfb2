export { createScim } from './scim.module.ts';
