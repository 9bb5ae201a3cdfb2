export { NotificationCenter } from './NotificationCenter.tsx';
