export { REGISTRATION_FAILED } from './register.ts';
export { createRegistration } from './registration.module.ts';
