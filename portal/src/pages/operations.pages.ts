import { iconBell } from '@drawbridge/ui/icons';
import { messages } from '../shell/messages.ts';
import type { PortalPageRecords } from './page-record.ts';

export const OPERATIONS = {
  notifications: {
    title: 'Notifications',
    routeName: 'notifications',
    menu: [{ section: 'search', order: 3, label: messages.notifications, icon: iconBell }],
    stores: ['notifications'],
    screen: async () =>
      (await import('../screens/operations/notifications/NotificationsScreen.tsx')).NotificationsScreen,
  },
} satisfies PortalPageRecords;
