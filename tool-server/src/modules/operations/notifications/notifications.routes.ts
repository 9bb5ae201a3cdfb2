import {
  changeNotificationStatus,
  queryNotifications,
  STATUS_CHANGED_TEXT,
} from '@drawbridge/contracts/operations';
import type { PersonActor } from '../../../actor.ts';
import { answer } from '../../../platform/http/answer.ts';
import { type Call, type Route, serve } from '../../../platform/http/api.ts';
import type { NotificationService } from './notifications.service.ts';

export function toNotificationRoutes(notifications: NotificationService): Route<PersonActor>[] {
  return [
    serve(queryNotifications, ({ input, actor }: Call<typeof queryNotifications, PersonActor>) =>
      notifications.query(actor.personId, input),
    ),
    serve(changeNotificationStatus, async ({ input, actor }) =>
      answer(
        // `readall` means read, whatever the other fields hold. @see NOTIF-5
        input.readall
          ? await notifications.changeStatus(actor.personId, undefined, 'read')
          : await notifications.changeStatus(actor.personId, input.ids ?? [], input.status),
        STATUS_CHANGED_TEXT,
      ),
    ),
  ];
}
