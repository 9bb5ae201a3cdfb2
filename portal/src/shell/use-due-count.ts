import type { DueAssignmentStore } from '@drawbridge/client/stores/company/due-assignments';
import { useEffect, useState } from 'react';
import { usePortal } from '../base/portal.ts';
import { whenIdle } from '../base/when-idle.ts';

/** How many assignments are due; asked for once the page is at rest, unless a page did before. @see SHELL-22 */
export function useDueCount(isCompanyUser: boolean): number {
  const { stores } = usePortal().drawbridge;
  const [store, setStore] = useState<DueAssignmentStore>();
  useEffect(() => {
    if (!isCompanyUser) return undefined;
    return whenIdle(async () => {
      // Without the network there is no number either; the next load tries again.
      const opened = await stores.open('dueAssignments').catch(() => undefined);
      if (opened?.due.peek().state === 'loading') await opened.load();
      setStore(opened);
    });
  }, [isCompanyUser, stores]);
  const due = store?.due.value;
  return isCompanyUser && due?.state === 'ready' ? due.value.count : 0;
}
