export { createDigestJob } from './digest.ts';
export { tellOfFacts } from './notifications.facts.ts';
export { createNotificationSockets } from './notifications.live.ts';
export { toNotificationRoutes } from './notifications.routes.ts';
export { createNotificationService, type NotificationService } from './notifications.service.ts';
