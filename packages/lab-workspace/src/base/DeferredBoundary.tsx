import { ProblemState, Skeleton } from '@drawbridge/ui';
import { Component, type ReactNode, Suspense } from 'react';
import { t } from './messages.ts';
import * as styles from './Workspace.css.ts';

interface DeferredBoundaryProps {
  /** Shown until the part is loaded; nothing for a part that is not visible yet. */
  waiting?: ReactNode;
  children: ReactNode;
}

/** Waits for a deferred part of the page, and shows a message when it cannot be loaded. Only a class can catch errors. */
export class DeferredBoundary extends Component<DeferredBoundaryProps, { isFailed: boolean }> {
  override state = { isFailed: false };

  static getDerivedStateFromError() {
    return { isFailed: true };
  }

  override render() {
    const { waiting, children } = this.props;
    if (this.state.isFailed)
      return <ProblemState compact title={t('deferred.failed')} onRetry={() => location.reload()} />;
    return <Suspense fallback={waiting ?? null}>{children}</Suspense>;
  }
}

/** Placeholder for lines of text that are still being loaded. */
export function DeferredSkeleton() {
  return (
    <section className={styles.deferredSkeleton} aria-busy="true" aria-label={t('deferred.loading')}>
      {['40%', '92%', '100%', '84%', '60%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </section>
  );
}
