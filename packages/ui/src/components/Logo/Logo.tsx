import * as styles from './Logo.css.ts';
import { LogoMark } from './LogoMark.tsx';

export interface LogoProps {
  /** The name shown beside the mark. */
  productName: string;
  /** Height of the mark, px; the name's size follows. */
  size?: number;
}

/** Mark and name. In a narrow container use `LogoMark` with a label. */
export function Logo({ productName, size = 28 }: LogoProps) {
  return (
    <span className={styles.logo} style={{ fontSize: `${Math.round(size * 0.64)}px` }}>
      <LogoMark size={size} />
      <span>{productName}</span>
    </span>
  );
}
