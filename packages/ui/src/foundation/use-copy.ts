import { useEffect, useState } from 'react';

const SHOWN_MS = 1_800;

/**
 * `denied`: the browser refused, as in many frames. The text is then selected, so that it can be copied with the
 * keyboard.
 */
export type CopyState = 'idle' | 'copied' | 'denied';

/** Selects the contents of an element. */
function select(element: Element): void {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
  else getSelection()?.selectAllChildren(element);
}

/** The only access to the clipboard: returns how it went, and whether to still show that text was copied. */
export function useCopy() {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);

  /** `shownIn` contains the text, and is selected if the clipboard is denied. */
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
