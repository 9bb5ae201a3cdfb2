export { JoinInvitations, type JoinInvitationsProps } from './JoinInvitations.tsx';
