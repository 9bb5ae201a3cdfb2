export { createNotifications, type NotificationsDeps } from './notifications.module.ts';
export { createNotificationService, type NotificationService } from './notifications.service.ts';
