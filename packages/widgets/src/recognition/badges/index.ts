export {
  BadgeList,
  type BadgeListProps,
  ConnectedBadgeList,
  type ConnectedBadgeListProps,
} from './BadgeList.tsx';
export { BadgePage, type BadgePageProps } from './BadgePage.tsx';
