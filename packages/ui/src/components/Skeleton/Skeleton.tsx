import { cx } from '../../foundation/cx.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  shape?: 'text' | 'block' | 'circle';
  /** CSS length; text fills its container by default. */
  width?: string | number;
  /** CSS length. */
  height?: string | number;
  className?: string;
}

/** The shape of what is loading. Silent for screen readers: the area around it has `aria-busy` and a label. */
export function Skeleton({ shape = 'text', width = '100%', height, className }: SkeletonProps) {
  return (
    <span
      aria-hidden
      data-skeleton
      className={cx(styles.skeleton, styles.shape[shape], className)}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}
