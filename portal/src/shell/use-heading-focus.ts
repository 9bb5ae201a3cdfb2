import { useEffect } from 'react';

/** Longer than any page takes to show its heading on a slow line. */
const PATIENCE_MS = 10_000;

/** The address that this document was loaded for: there the reader begins at the top, with the skip link. */
function isLoadedHere(path: string): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && new URL(loaded.name).pathname === path;
}

function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
}

let hasNavigated = false;

/**
 * A page that opens after the sign-in form, or after the link to it has gone, begins at its heading: otherwise the focus
 * is nowhere. Whoever has put the focus anywhere keeps it there. @see SHELL-26
 */
export function useHeadingFocus(path: string): void {
  useEffect(() => {
    if (!hasNavigated && isLoadedHere(path)) return undefined;
    hasNavigated = true;
    const tryNow = () => {
      const isElsewhere = document.activeElement !== document.body;
      const heading = document.querySelector<HTMLElement>('main h1');
      if (heading && !isElsewhere) focusHeading(heading);
      return heading !== null || isElsewhere;
    };
    if (tryNow()) return undefined;
    const observer = new MutationObserver(() => {
      if (tryNow()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const patience = setTimeout(() => observer.disconnect(), PATIENCE_MS);
    return () => {
      observer.disconnect();
      clearTimeout(patience);
    };
  }, [path]);
}
