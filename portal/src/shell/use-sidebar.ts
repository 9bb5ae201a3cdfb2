import { breakpoints } from '@drawbridge/ui/tokens';
import { useEffect, useState } from 'react';
import { usePortal } from '../base/portal.ts';

export type SidebarState = ReturnType<typeof useSidebar>;

const KEY = 'drawbridge.sidebar';
const toQuery = () => matchMedia(`(min-width: ${breakpoints.desktopPx}px)`);

/** Expanded is full from 1024 px up and an overlay below; the choice is remembered for wide screens. @see SHELL-7, SHELL-8 */
export function useSidebar() {
  const { storage } = usePortal().drawbridge;
  const [isWide, setIsWide] = useState(() => toQuery().matches);
  const [isExpanded, setIsExpanded] = useState(() => toQuery().matches && storage.get(KEY) !== 'mini');
  useEffect(() => {
    const query = toQuery();
    const follow = () => {
      setIsWide(query.matches);
      setIsExpanded(query.matches && storage.get(KEY) !== 'mini');
    };
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [storage]);
  return {
    mode: !isExpanded ? ('mini' as const) : isWide ? ('full' as const) : ('overlay' as const),
    close: () => setIsExpanded(isWide && isExpanded),
    toggle() {
      if (isWide) storage.set(KEY, isExpanded ? 'mini' : 'full');
      setIsExpanded(!isExpanded);
    },
  };
}
