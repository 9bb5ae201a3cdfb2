export { createDigestJob } from './digest.ts';
export { notifyOnEvents } from './notifications.events.ts';
export { createNotificationSockets } from './notifications.live.ts';
export { toNotificationRoutes } from './notifications.routes.ts';
export { createNotificationService, type NotificationService } from './notifications.service.ts';
