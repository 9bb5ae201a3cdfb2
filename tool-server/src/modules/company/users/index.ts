export { type AdminCall, toAdminCall } from './admin-call.ts';
export { checkAdmin, readSeats } from './user-locks.store.ts';
export { createUsers } from './users.module.ts';
