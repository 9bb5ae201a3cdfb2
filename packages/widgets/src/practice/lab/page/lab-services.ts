import type { Notify, SafeStorage } from '@drawbridge/client';

/** What the page around a lab does for it. A `Drawbridge` is one. Read once, when the lab is shown. */
export interface LabServices {
  /** Keeps in this browser how the learner has arranged the lab, and what was read. */
  storage: SafeStorage;
  /** Shows a message to the learner. */
  notify: Notify;
  /** Address of the document that the preview runs in. */
  toPreviewFrameUrl: () => string;
  /** Nonce of the page's CSP, for the style element of the editor. */
  cspNonce?: string | undefined;
  /** Blocks the page's own navigation while the time of the lab runs; gives what unblocks it. @see SHELL-9 */
  disableActivity?: (() => () => void) | undefined;
}
