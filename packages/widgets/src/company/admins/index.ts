export { AdminList, type AdminListProps } from './AdminList.tsx';
