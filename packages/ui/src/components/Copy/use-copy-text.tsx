import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useCopy } from '../../foundation/use-copy.ts';

const CopyDialog = lazy(async () => ({ default: (await import('./CopyDialog.tsx')).CopyDialog }));

/** Copies a text. Where the browser denies it, a dialog shows the text, selected for the keyboard, and says why. */
export function useCopyText(): {
  isCopied: boolean;
  /** Gives whether it was copied. */
  copyText: (text: string) => Promise<boolean>;
  /** Goes beside the button. */
  dialog: ReactNode;
} {
  const { state, copy } = useCopy();
  const [text, setText] = useState<string>();

  async function copyText(wanted: string) {
    const isCopied = (await copy(wanted)) === 'copied';
    if (!isCopied) setText(wanted);
    return isCopied;
  }
  const dialog = text !== undefined && (
    <Suspense fallback={null}>
      <CopyDialog text={text} onClose={() => setText(undefined)} />
    </Suspense>
  );
  return { isCopied: state === 'copied', copyText, dialog };
}
