import { cx } from '../../foundation/cx.ts';
import { LogoMark } from '../Logo/LogoMark.tsx';
import * as styles from './Spinner.css.ts';

export interface LoadingOverlayProps {
  /** What the wait says. */
  label?: string;
  /** `area` covers the nearest positioned parent, `page` the window, `block` takes its own place in the flow. */
  cover?: 'area' | 'page' | 'block';
}

/** The bridge lifts while something large is on its way. */
export function LoadingOverlay({ label = 'Hang On...', cover = 'area' }: LoadingOverlayProps) {
  return (
    <output
      className={cx(styles.overlay, cover === 'page' && styles.whole, cover === 'block' && styles.inline)}
    >
      <LogoMark size={48} lifting className={styles.mark} />
      <span>{label}</span>
    </output>
  );
}
