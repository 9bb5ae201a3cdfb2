import { IconButton, iconCheck, iconCopy } from '@drawbridge/ui';
import { useState } from 'react';
import { t } from './messages.ts';

/** Copies a text; the icon shows that it was copied. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Without the permission the text can still be selected and copied manually.
    }
  };
  return (
    <IconButton
      size="sm"
      icon={isCopied ? iconCheck : iconCopy}
      label={isCopied ? t('browser.copied') : t('browser.copy', { what })}
      onClick={() => void copy()}
    />
  );
}
