import { ProblemState, Skeleton } from '@drawbridge/ui';
import type { ReactNode } from 'react';
import { t } from './messages.ts';
import type { Fetched } from './use-fetched.ts';

interface FetchedContentProps<Value> {
  fetched: Fetched<Value> & { retry: () => void };
  /** Title of the problem. */
  failed: string;
  children: (value: Value) => ReactNode;
}

/** The loading and problem looks that the elements share. @see EMB-17 */
export function FetchedContent<Value>({ fetched, failed, children }: FetchedContentProps<Value>) {
  if (fetched.state === 'loading')
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton shape="block" height={380} />
      </div>
    );
  if (fetched.state === 'failed')
    return (
      <ProblemState
        compact
        title={failed}
        message={fetched.message || t('offline')}
        {...(fetched.canRetry && { onRetry: fetched.retry })}
      />
    );
  return children(fetched.value);
}
