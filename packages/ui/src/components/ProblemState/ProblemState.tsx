import type { ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from '../EmptyState/EmptyState.css.ts';
import { Scene } from '../EmptyState/Scene.tsx';
import { iconReload } from '../Icon/icons/index.ts';
import { t } from '../messages.ts';

export interface ProblemStateProps {
  /** What happened. */
  title: ReactNode;
  /** What to do. */
  message?: ReactNode;
  /** Offers to try again. */
  onRetry?: () => void;
  retryLabel?: string;
  /** The retry runs. */
  retrying?: boolean;
  /** The server's id of the fault, for a message to support. */
  incidentId?: string;
  incidentLabel?: string;
  /** More buttons or links. */
  actions?: ReactNode;
  compact?: boolean;
  className?: string;
}

/** Shown in place of something that could not be loaded. Announced when it appears. */
export function ProblemState({
  title,
  message,
  onRetry,
  retryLabel = t('retry'),
  retrying = false,
  incidentId,
  incidentLabel = t('incident'),
  actions,
  compact = false,
  className,
}: ProblemStateProps) {
  return (
    <div role="alert" className={cx(styles.state, compact && styles.compact, className)}>
      {!compact && <Scene variant="broken" />}
      <p className={styles.title}>{title}</p>
      {message && <p className={styles.message}>{message}</p>}
      {(onRetry || actions) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button icon={iconReload} loading={retrying} onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {actions}
        </div>
      )}
      {incidentId && (
        <p className={cx(styles.message, styles.incident)}>
          {incidentLabel} <code className={styles.incidentId}>{incidentId}</code>
        </p>
      )}
    </div>
  );
}
