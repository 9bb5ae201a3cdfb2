export { ActivityList, type ActivityListProps } from './ActivityList.tsx';
export { ConnectedActivityList, type ConnectedActivityListProps } from './ConnectedActivityList.tsx';
