import type { ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import * as styles from './EmptyState.css.ts';
import { Scene } from './Scene.tsx';

export interface EmptyStateProps {
  /** What is missing. */
  title: ReactNode;
  /** What will be here and how to get it. */
  message?: ReactNode;
  /** Buttons or links. */
  actions?: ReactNode;
  /** Replaces the bridge. */
  picture?: ReactNode;
  /** For a small container: no picture, less padding. */
  compact?: boolean;
  /** For a page without other content: more padding. */
  page?: boolean;
  /** For a page without another heading: the title is its `h1`. */
  heading?: boolean;
  className?: string;
}

/** Shown in place of items while there are none. */
export function EmptyState({
  title,
  message,
  actions,
  picture,
  compact = false,
  page = false,
  heading = false,
  className,
}: EmptyStateProps) {
  const Title = heading ? 'h1' : 'p';
  return (
    <div className={cx(styles.state, page && styles.page, compact && styles.compact, className)}>
      {!compact && (picture ?? <Scene variant="waiting" />)}
      <Title className={styles.title}>{title}</Title>
      {message && <p className={styles.message}>{message}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
