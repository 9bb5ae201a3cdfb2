import { type ComponentType, useEffect, useState } from 'react';
import { usePortal } from '../base/portal.ts';
import { whenIdle } from '../base/when-idle.ts';
import { t } from './messages.ts';

/**
 * A part of the shell that is fetched when the page is at rest, or immediately when it is wanted. When a wanted part
 * cannot be fetched a notice says so, and `onFailed` undoes the request. `load` and `onFailed` must stay the same
 * functions.
 */
export function useDeferred<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  onFailed: () => void,
): ComponentType<Props> | undefined {
  const { notify } = usePortal().drawbridge;
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (Part) return undefined;
    let isMounted = true;
    const fetchPart = async () => {
      try {
        const loaded = await load();
        if (isMounted) setPart(() => loaded);
      } catch {
        if (!isMounted || !isWanted) return;
        notify('negative', t('notLoaded'));
        onFailed();
      }
    };
    const cancel = isWanted ? void fetchPart() : whenIdle(fetchPart);
    return () => {
      isMounted = false;
      cancel?.();
    };
  }, [Part, load, isWanted, onFailed, notify]);
  return Part;
}
