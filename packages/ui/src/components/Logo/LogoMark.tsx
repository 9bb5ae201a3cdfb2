import { cx } from '../../foundation/cx.ts';
import * as styles from './Logo.css.ts';

/** The drawing itself; `portal/public/favicon.svg` repeats it. */
const wallPath =
  'M3 28V5.25C3 4.56 3.56 4 4.25 4h1.5C6.44 4 7 4.56 7 5.25V7.5h2.2V5.25c0-.69.56-1.25 1.25-1.25h1.5c.69 0 1.25.56 1.25 1.25V28z';
/** Drawn flat; the stylesheet rotates it about its hinge. */
const bridgePath = 'M17.8 25.9H34.6';

export interface LogoMarkProps {
  /** Edge in px. */
  size?: number;
  /** Animates the bridge while loading. */
  lifting?: boolean;
  /** For screen readers; without it, the mark is decorative. */
  label?: string;
  className?: string;
}

/** The mark: a bridge line lifting from a wall. The wall has the text's color, the bridge the primary color. */
export function LogoMark({ size = 28, lifting = false, label, className }: LogoMarkProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      className={cx(styles.mark, className)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path className={styles.wall} d={wallPath} />
      <path className={cx(styles.bridge, lifting && styles.lifting)} d={bridgePath} />
    </svg>
  );
}
