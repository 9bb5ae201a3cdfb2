export { createGuest } from './guest.module.ts';
