import { ProblemState, Skeleton } from '@drawbridge/ui';
import { useEffect } from 'react';
import { useStore, withLoading } from '../../provider/index.ts';
import { AccountTokenCard } from './AccountTokenCard.tsx';
import { ApiTokensCard } from './ApiTokensCard.tsx';
import { t } from './messages.ts';
import * as styles from './tokens.css.ts';

export interface TokensProps {
  /** Origin of the API, for the example call. */
  apiOrigin: string;
  /** URL of the API reference. */
  docsHref: string;
}

/** Tokens with which programs act for the person. @see PROF-14, PROF-15, CX-18 */
export const Tokens = withLoading(LoadedTokens, LoadingTokens);

function LoadingTokens() {
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton shape="block" height={320} />
    </div>
  );
}

function LoadedTokens({ apiOrigin, docsHref }: TokensProps) {
  const store = useStore('tokens');
  useEffect(() => void store.load(), [store]);
  const known = store.tokens.value;
  if (known.state === 'loading') return <LoadingTokens />;
  if (known.state === 'problem')
    return (
      <ProblemState
        title={t('failed')}
        message={known.problem.message}
        onRetry={() => void store.load()}
        incidentId={known.problem.incident}
      />
    );
  return (
    <div className={styles.cards}>
      <ApiTokensCard store={store} tokens={known.value} apiOrigin={apiOrigin} docsHref={docsHref} />
      <AccountTokenCard store={store} tokens={known.value} apiOrigin={apiOrigin} />
    </div>
  );
}
