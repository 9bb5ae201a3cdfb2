import { iconCheck, iconCopy } from '../Icon/icons/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { t } from './messages.ts';
import { useCopyText } from './use-copy-text.tsx';

export interface CopyButtonProps {
  /** Names the text. */
  what: string;
  value: string;
}

/** Copies a text; its icon shows that it was copied. */
export function CopyButton({ what, value }: CopyButtonProps) {
  const { isCopied, copyText, dialog } = useCopyText();
  return (
    <>
      <IconButton
        size="sm"
        icon={isCopied ? iconCheck : iconCopy}
        label={isCopied ? t('copied') : t('copy', { what })}
        onClick={() => void copyText(value)}
      />
      {dialog}
    </>
  );
}
