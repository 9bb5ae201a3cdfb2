import { useEffect, useState } from 'react';
import { cx } from '../../foundation/cx.ts';
import { LogoMark } from '../Logo/LogoMark.tsx';
import { t } from '../messages.ts';
import * as styles from './Spinner.css.ts';

export interface LoadingOverlayProps {
  /** The text shown while waiting. */
  label?: string;
  /** `area` covers the nearest positioned parent, `page` the window, `block` is in the normal flow. */
  cover?: 'area' | 'page' | 'block';
  /** It shows only for a wait that is longer. */
  delayMs?: number;
}

/** Shows the lifting bridge while something large loads. */
export function LoadingOverlay({ label = t('loading'), cover = 'area', delayMs = 0 }: LoadingOverlayProps) {
  const [isDue, setIsDue] = useState(delayMs === 0);
  useEffect(() => {
    if (delayMs === 0) return undefined;
    const timer = setTimeout(() => setIsDue(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  if (!isDue) return null;
  return (
    <output
      className={cx(styles.overlay, cover === 'page' && styles.whole, cover === 'block' && styles.inline)}
    >
      <LogoMark size={48} lifting className={styles.mark} />
      <span>{label}</span>
    </output>
  );
}
