import type { NotificationStore } from '@drawbridge/client/stores/notifications';
import { LoadingOverlay, PageHeader, Stack } from '@drawbridge/ui';
import { NotificationCenter } from '@drawbridge/widgets/notifications';
import { useEffect, useState } from 'react';
import { useNavigate } from '../../navigation.ts';
import { useProgram } from '../../program-context.tsx';

/** What the learner was told. @see NAV-20, NOTIF-1..NOTIF-19 */
export function NotificationsScreen() {
  const navigate = useNavigate();
  const { notifications } = useProgram();
  const [store, setStore] = useState<NotificationStore>();
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    notifications.open().then(setStore, setFailure);
  }, [notifications]);
  // The page that shows a crash offers to try again.
  if (failure) throw failure;
  return (
    <Stack gap="8">
      <PageHeader title="Notifications" description="What happened, and what is asked of you." />
      {store ? <NotificationCenter store={store} onOpen={navigate} /> : <LoadingOverlay cover="page" />}
    </Stack>
  );
}
