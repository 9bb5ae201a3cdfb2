import { perSession, type StoreDeps } from '../base/define-store.ts';

/** What the product tells its users. */
export const OPERATIONS_STORES = {
  notifications: perSession(
    () => import('./notifications.ts'),
    ({ createNotificationStore }) =>
      ({ client, notify, logError, socketUrl, openSocket, session, tokens }: StoreDeps) =>
        createNotificationStore({
          client,
          notify,
          logError,
          socketUrl,
          ...(openSocket && { openSocket }),
          session: { email: () => session.user.peek()?.email, token: tokens.token },
        }),
  ),
};
