export {
  deactivateUsers,
  reactivateUsers,
  recordActs,
  type StateDeps,
  toStateAgain,
} from './account-state.ts';
export type { ActDeps } from './act-on-users.ts';
export { type AdminCall, toAdminCall } from './admin-call.ts';
export { type InviteDeps, insertInvited, mailInvitation, readCompanyName } from './invite-users.ts';
export {
  checkAdmin,
  countOwners,
  hasFreeSeat,
  type LockedUser,
  lockUsers,
  readSeats,
} from './user-locks.store.ts';
export { createUsers } from './users.module.ts';
export { toUserState } from './users.store.ts';
