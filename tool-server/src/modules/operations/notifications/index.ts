export { createNotifications } from './notifications.module.ts';
export { createNotificationService, type NotificationService } from './notifications.service.ts';
