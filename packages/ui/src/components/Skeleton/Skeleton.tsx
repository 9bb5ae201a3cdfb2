import { cx } from '../../foundation/cx.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  shape?: 'text' | 'block' | 'circle';
  /** CSS length; text fills its container by default. */
  width?: string | number;
  /** CSS length. */
  height?: string | number;
  /** Number of lines of the surrounding text, exactly as high as that text. */
  lines?: number;
  className?: string;
}

/** The shape of loading content. Hidden from screen readers: the area around it has `aria-busy` and a label. */
export function Skeleton({ shape = 'text', width = '100%', height, lines, className }: SkeletonProps) {
  if (lines)
    return (
      <span className={cx(styles.lines, className)} style={{ inlineSize: width }}>
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} />
        ))}
      </span>
    );
  return (
    <span
      aria-hidden
      data-skeleton
      className={cx(styles.skeleton, styles.shape[shape], className)}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}
