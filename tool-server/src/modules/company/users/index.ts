export { readSeats } from './user-locks.store.ts';
export { createUsers } from './users.module.ts';
