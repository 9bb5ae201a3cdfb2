export { deactivateUsers, reactivateUsers, toStateAgain } from './account-state.ts';
export { type InviteDeps, insertInvited, mailInvitation, readCompanyName } from './invite-users.ts';
export { countOwners, hasFreeSeat, type LockedUser, lockUsers, readSeats } from './user-locks.store.ts';
export { createUsers } from './users.module.ts';
