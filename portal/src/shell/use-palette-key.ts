import { useEffect } from 'react';

/** The modifier key of shortcuts on the learner's machine. */
export const toModKey = () => (/mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl');

/**
 * Ctrl K, or ⌘ K, on any page of the shell; not over a dialog, and not where the page has its own use for the keys.
 * `open` must stay the same function; undefined: the page takes none.
 */
export function usePaletteKey(open: (() => void) | undefined): void {
  useEffect(() => {
    if (!open) return undefined;
    const listen = (event: KeyboardEvent) => {
      const isChord = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isChord || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) open();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [open]);
}
