import { type RefObject, useSyncExternalStore } from 'react';

export interface FullScreen {
  /** A frame needs the permission of the page around it; some phones have no full screen at all. */
  isAvailable: boolean;
  isOn: boolean;
  toggle(): void;
}

/** Shows an element on the whole screen; Escape leaves it, as everywhere. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const isOn = useSyncExternalStore(listen, () => document.fullscreenElement !== null);
  return {
    isAvailable: document.fullscreenEnabled,
    isOn,
    toggle() {
      // A refusal changes nothing: the page stays as it is and the button offers it again.
      const changed = isOn ? document.exitFullscreen() : element.current?.requestFullscreen();
      changed?.catch(() => undefined);
    },
  };
}

function listen(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}
