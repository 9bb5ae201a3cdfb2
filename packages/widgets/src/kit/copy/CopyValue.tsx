import { IconButton, iconCheck, iconCopy } from '@drawbridge/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useDrawbridge } from '../../provider/index.ts';
import * as styles from './lti-integration.css.ts';
import { t } from './messages.ts';

const SHOWN_MS = 1_800;

/** Copies a text; without a clipboard it selects the text, so that the keyboard can. */
export function CopyButton({
  what,
  value,
  toText,
}: {
  what: string;
  value: string;
  toText?: () => Node | null;
}) {
  const { notify } = useDrawbridge();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      const node = toText?.();
      if (node) getSelection()?.selectAllChildren(node);
      notify('info', t('notCopied'));
    }
  }
  return (
    <IconButton
      size="sm"
      icon={isCopied ? iconCheck : iconCopy}
      label={isCopied ? t('copied') : t('copy', { what })}
      onClick={() => void copy()}
    />
  );
}

/** An address, which may break after a part of its path. */
function Breakable({ text }: { text: string }) {
  const next = text.search(/(?<=[^/:]\/)[^/]/);
  if (next < 0) return text;
  return (
    <>
      {text.slice(0, next)}
      <wbr />
      <Breakable text={text.slice(next)} />
    </>
  );
}

interface CopyValueProps {
  label: string;
  value: string;
  hint?: ReactNode;
}

/** A value with its name and a button that copies it. */
export function CopyValue({ label, value, hint }: CopyValueProps) {
  const id = useId();
  const text = useRef<HTMLElement>(null);
  return (
    <div className={styles.value} role="group" aria-labelledby={id}>
      <span id={id} className={styles.valueName}>
        {label}
      </span>
      <span className={styles.valueBox}>
        <bdi ref={text} dir="ltr" className={styles.valueText}>
          <Breakable text={value} />
        </bdi>
        <CopyButton what={label} value={value} toText={() => text.current} />
      </span>
      {hint && <span className={styles.side}>{hint}</span>}
    </div>
  );
}
