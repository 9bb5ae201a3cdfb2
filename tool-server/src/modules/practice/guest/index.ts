export { createGuest, type GuestModule } from './guest.module.ts';
