import type { Platform } from '../../create-platform.ts';
import type { ServerModule } from '../../module.ts';
import type { Learning } from '../learning/index.ts';
import { createChat } from './chat/index.ts';
import { createNotifications, type NotificationsDeps } from './notifications/index.ts';
import { createOutbox } from './outbox/index.ts';

interface Deps {
  platform: Platform;
  authorize: NotificationsDeps['authorize'];
  learning: Pick<Learning, 'courses'>;
}

/** What tells people of everything else, and helps those who run the product. */
export function createOperations(deps: Deps): { modules: readonly ServerModule[] } {
  const { config, database, labs, clock, log, secret, events, live, mailer, toMailContent } = deps.platform;
  const { authorize, learning } = deps;
  return {
    modules: [
      createNotifications({
        config,
        database,
        labs,
        clock,
        log,
        events,
        live,
        mailer,
        toMailContent,
        authorize,
        courses: learning.courses,
      }),
      createChat({ config, database, secret }),
      // Mails of this machine alone.
      ...(config.mode === 'production' ? [] : [createOutbox({ config, database, secret })]),
    ],
  };
}
