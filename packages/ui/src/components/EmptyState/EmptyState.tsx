import type { ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import * as styles from './EmptyState.css.ts';
import { Scene } from './Scene.tsx';

export interface EmptyStateProps {
  /** What is not here. */
  title: ReactNode;
  /** What will be here and how to get it. */
  message?: ReactNode;
  /** Buttons or links. */
  actions?: ReactNode;
  /** Instead of the bridge. */
  picture?: ReactNode;
  /** For a small place: no picture, less room. */
  compact?: boolean;
  className?: string;
}

/** Stands where things will stand once there are some. */
export function EmptyState({
  title,
  message,
  actions,
  picture,
  compact = false,
  className,
}: EmptyStateProps) {
  return (
    <div className={cx(styles.state, compact && styles.compact, className)}>
      {!compact && (picture ?? <Scene variant="waiting" />)}
      <p className={styles.title}>{title}</p>
      {message && <p className={styles.message}>{message}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
