export { type ActDeps, actOnUsers } from './act-on-users.ts';
export { type AdminCall, toAdminCall } from './admin-call.ts';
export { checkAdmin, readSeats } from './user-locks.store.ts';
export { createUsers } from './users.module.ts';
export { toUserState } from './users.store.ts';
