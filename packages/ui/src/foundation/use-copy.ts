import { useEffect, useState } from 'react';

const SHOWN_MS = 1_800;

/** `denied`: the browser did not allow it, as in many frames; the text is selected, so that the keyboard can copy it. */
export type CopyState = 'idle' | 'copied' | 'denied';

/** Selects what an element shows. */
function select(element: Element): void {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
  else getSelection()?.selectAllChildren(element);
}

/** The one way to the clipboard: gives how it went, and whether the mark of a copied text is still shown. */
export function useCopy() {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);

  /** `shownIn` shows the text, and is selected where the clipboard is denied. */
  async function copy(text: string, shownIn?: Element | null): Promise<CopyState> {
    let next: CopyState = 'copied';
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      next = 'denied';
      if (shownIn) select(shownIn);
    }
    setState(next);
    return next;
  }
  return { state, copy };
}
