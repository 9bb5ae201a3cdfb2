import { PageHeader, Stack } from '@drawbridge/ui';
import { NotificationCenter } from '@drawbridge/widgets/operations/notifications';

/** The learner's notifications. @see NAV-20, NOTIF-1..NOTIF-19 */
export const NotificationsScreen = () => (
  <Stack gap="8">
    <PageHeader title="Notifications" description="Your results and assignments, newest first." />
    <NotificationCenter />
  </Stack>
);
