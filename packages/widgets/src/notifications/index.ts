export { NotificationCenter, type NotificationCenterProps } from './NotificationCenter.tsx';
