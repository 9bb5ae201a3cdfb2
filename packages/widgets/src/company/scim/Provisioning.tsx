import { lazy, Suspense, useEffect, useState } from 'react';
import { KnownProblem, LoadingBlocks } from '../../kit/loadable/index.ts';
import { useStore, withLoading } from '../../provider/index.ts';
import { Claims } from './Claims.tsx';
import { ConnectionTest } from './ConnectionTest.tsx';
import { DirectoryLog } from './DirectoryLog.tsx';
import type { LogView } from './log-view.ts';
import { t } from './messages.ts';
import { Secrets } from './Secrets.tsx';
import { StateCard } from './StateCard.tsx';
import * as styles from './scim.css.ts';

/** Only after provisioning was switched off. */
const Deactivation = lazy(async () => ({ default: (await import('./Deactivation.tsx')).Deactivation }));

const Loading = () => <LoadingBlocks label={t('loading')} heights={[280, 240, 120]} gap="6" />;

export interface ProvisioningProps {
  domainsHref: string;
  /** Address of the page of a user. */
  toUser: (user: { email: string }) => string;
  /** Which lines of the log are shown; the host keeps it in its URL. */
  log: LogView;
  onLog: (log: LogView) => void;
}

/** How a directory creates and changes the users of a company by SCIM. @see SVC-11 */
export const Provisioning = withLoading(Loaded, Loading);

function Loaded({ domainsHref, toUser, log, onLog }: ProvisioningProps) {
  const store = useStore('scimConnection');
  // The page of a user leads to their lines: they come first, however long the rest is.
  const [isLogFirst] = useState(log.user !== '');
  useEffect(() => void store.load(), [store]);
  const { value: known } = store.connection;
  if (known.state === 'loading') return <Loading />;
  if (known.state === 'problem')
    return (
      <KnownProblem
        title={t('problem')}
        problem={known.problem}
        onRetry={() => void store.load()}
        known={{ forbidden: { title: t('denied'), message: t('deniedText') } }}
      />
    );
  const { value: connection } = known;
  const { is_on: isOn, switched_off_at: offAt, deactivation } = connection;
  const lines = (isOn || offAt !== null) && <DirectoryLog toUser={toUser} view={log} onView={onLog} />;
  return (
    <div className={styles.place}>
      {isLogFirst && lines}
      <StateCard store={store} connection={connection} domainsHref={domainsHref} />
      {deactivation && (
        <Suspense fallback={<LoadingBlocks label={t('loading')} heights={[200]} />}>
          <Deactivation store={store} deactivation={deactivation} toUser={toUser} />
        </Suspense>
      )}
      <Secrets store={store} connection={connection} />
      {isOn && <ConnectionTest store={store} />}
      {isOn && <Claims connection={connection} toUser={toUser} onChanged={() => void store.load()} />}
      {!isLogFirst && lines}
    </div>
  );
}
