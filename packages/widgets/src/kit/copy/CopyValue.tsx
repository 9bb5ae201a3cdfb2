import { CopyButton } from '@drawbridge/ui';
import { type ReactNode, useId } from 'react';
import * as styles from './copy.css.ts';

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
  return (
    <div className={styles.value} role="group" aria-labelledby={id}>
      <span id={id} className={styles.valueName}>
        {label}
      </span>
      <span className={styles.valueBox}>
        <bdi dir="ltr" className={styles.valueText}>
          <Breakable text={value} />
        </bdi>
        <CopyButton what={label} value={value} />
      </span>
      {hint && <span className={styles.side}>{hint}</span>}
    </div>
  );
}
