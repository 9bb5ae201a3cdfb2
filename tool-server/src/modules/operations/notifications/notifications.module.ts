import type { LoadedLab } from '@drawbridge/labs/grade';
import type { EventBus } from '../../../events.ts';
import type { ServerModule } from '../../../module.ts';
import type { ToMailContent } from '../../../platform/mail/email-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Config } from '../../../settings/config.ts';
import { listLiveSessions } from '../../identity/session/index.ts';
import type { CourseService } from '../../learning/courses/index.ts';
import { createDigestJob } from './digest.ts';
import { notifyOnEvents } from './notifications.events.ts';
import { createNotificationSockets, type NotificationSocketDeps } from './notifications.live.ts';
import { toNotificationRoutes } from './notifications.routes.ts';
import { createNotificationService } from './notifications.service.ts';

export interface NotificationsDeps extends Omit<NotificationSocketDeps, 'publicUrl' | 'listLiveSessions'> {
  events: EventBus;
  labs: readonly LoadedLab[];
  courses: Pick<CourseService, 'findTitle'>;
  config: Config;
  mailer: Mailer;
  toMailContent: ToMailContent;
}

export function createNotifications(deps: NotificationsDeps): ServerModule {
  const { database, events, labs, courses } = deps;
  const { publicUrl, productName } = deps.config;
  const service = createNotificationService(deps);
  notifyOnEvents(events, service, {
    product: productName,
    findLab: (id) => labs.find(({ pack }) => pack.lab_id === id)?.pack,
    findCourseTitle: courses.findTitle,
  });
  const { job, ...sockets } = createNotificationSockets({
    ...deps,
    publicUrl,
    listLiveSessions: (ids, now) => listLiveSessions(database.db, ids, now),
  });
  return {
    routes: toNotificationRoutes(service),
    jobs: [job, createDigestJob({ ...deps, publicUrl, productName })],
    live: sockets,
  };
}
