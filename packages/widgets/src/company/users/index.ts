export { UserList, type UserListProps } from './UserList.tsx';
export { EVERYBODY, toUsersView, toViewParams, type UsersView } from './users-view.ts';
