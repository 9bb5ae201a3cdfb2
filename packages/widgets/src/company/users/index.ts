export { UserList, type UserListProps } from './UserList.tsx';
export { UserPage, type UserPageProps, type UserView } from './UserPage.tsx';
export { EVERYBODY, toUsersView, toViewParams, type UsersView } from './users-view.ts';
