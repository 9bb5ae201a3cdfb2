import { PageHeader, Stack } from '@drawbridge/ui';
import { NotificationCenter } from '@drawbridge/widgets/notifications';
import { useNavigate } from '../../router/use-navigate.ts';

/** The learner's notifications. @see NAV-20, NOTIF-1..NOTIF-19 */
export function NotificationsScreen() {
  const navigate = useNavigate();
  return (
    <Stack gap="8">
      <PageHeader title="Notifications" description="What happened, and what is asked of you." />
      <NotificationCenter onOpen={navigate} />
    </Stack>
  );
}
