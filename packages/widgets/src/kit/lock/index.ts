export { LockBadge, type LockBadgeProps, toLockText } from './LockBadge.tsx';
