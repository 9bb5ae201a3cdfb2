import { ProblemState, Skeleton } from '@drawbridge/ui';
import { Component, type ReactNode, Suspense } from 'react';
import * as styles from './LabDetail.css.ts';
import { t } from './messages.ts';

interface PartBoundaryProps {
  /** Stands there until the part has come; nothing for what is not seen anyway. */
  waiting?: ReactNode;
  children: ReactNode;
}

/** Waits for a part of the page that comes later, and says when it did not. A class, because only classes catch. */
export class PartBoundary extends Component<PartBoundaryProps, { isFailed: boolean }> {
  override state = { isFailed: false };

  static getDerivedStateFromError() {
    return { isFailed: true };
  }

  override render() {
    const { waiting, children } = this.props;
    if (this.state.isFailed)
      return <ProblemState compact title={t('part.failed')} onRetry={() => location.reload()} />;
    return <Suspense fallback={waiting ?? null}>{children}</Suspense>;
  }
}

/** Lines of text that are on their way. */
export function PartSkeleton() {
  return (
    <section className={styles.partSkeleton} aria-busy="true" aria-label={t('part.loading')}>
      {['40%', '92%', '100%', '84%', '60%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </section>
  );
}
