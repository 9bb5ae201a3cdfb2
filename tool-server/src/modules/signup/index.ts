export { createSignup } from './signup.module.ts';
