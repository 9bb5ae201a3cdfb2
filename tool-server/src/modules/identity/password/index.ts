export { createPasswords } from './password.module.ts';
