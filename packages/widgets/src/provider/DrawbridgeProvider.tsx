import type { ApiClient, Notify, SafeStorage } from '@drawbridge/client';
import type { CourseStore } from '@drawbridge/client/stores/courses';
import type { WishlistStore } from '@drawbridge/client/stores/wishlist';
import { createContext, type ReactNode, useContext } from 'react';

/** What the host gives its widgets. One value per page; widgets know no route and no global. @see EMB-3 */
export interface DrawbridgeHost {
  client: ApiClient;
  courses: CourseStore;
  wishlist: WishlistStore;
  /** Keeps drafts in this browser. */
  storage: SafeStorage;
  /** The storage is the portal's own: the running lab is remembered in it. @see LAB-2, DATA-1 */
  keepsLab?: boolean;
  /** Shows a message to the user. */
  notify: Notify;
  /** Blocks the host's own navigation while something timed runs; gives what lifts it. @see SHELL-9 */
  disableActivity?: () => () => void;
  /** Nonce of the page's CSP, for the one library that makes a style element (the editor). */
  cspNonce?: string | undefined;
  /** Address of the document the lab preview runs in. */
  previewFrameUrl: string;
}

const HostContext = createContext<DrawbridgeHost | undefined>(undefined);

export function DrawbridgeProvider({ host, children }: { host: DrawbridgeHost; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>;
}

/** The host of the nearest provider; throws in words when a widget stands outside one. */
export function useDrawbridge(): DrawbridgeHost {
  const host = useContext(HostContext);
  if (!host) throw new Error('A Drawbridge widget needs a <DrawbridgeProvider host={…}> around it.');
  return host;
}
