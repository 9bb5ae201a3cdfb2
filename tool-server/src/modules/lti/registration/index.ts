export { createRegistration } from './registration.module.ts';
