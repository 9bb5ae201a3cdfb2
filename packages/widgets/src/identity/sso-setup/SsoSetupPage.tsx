import type { SsoSetup as Setup, SsoSetupStore } from '@drawbridge/client/stores/identity/sso-setup';
import { Badge, Button, Callout, Card, LinkButton } from '@drawbridge/ui';
import { useEffect, useState } from 'react';
import { ChangeDialog } from '../../kit/confirm/ChangeDialog.tsx';
import { KnownProblem, LoadingBlocks } from '../../kit/loadable/index.ts';
import { toDay, toMoment } from '../../kit/time/moment-text.ts';
import { useDrawbridge, useStore, withLoading } from '../../provider/index.ts';
import { DraftCard } from './DraftCard.tsx';
import { t } from './messages.ts';
import { ProviderFacts } from './ProviderFacts.tsx';
import { RulesCard } from './RulesCard.tsx';
import * as styles from './sso-setup.css.ts';
import { toList } from './texts.ts';

const Loading = () => <LoadingBlocks label={t('loading')} heights={[160, 320]} gap="6" />;

export interface SsoSetupProps {
  /** The page that tests a sign-in; it opens in a new window. */
  testHref: string;
  domainsHref: string;
}

/** How the people of a company sign in with its own identity provider. @see COMP-9 */
export const SsoSetup = withLoading(Loaded, Loading);

function Loaded(props: SsoSetupProps) {
  const store = useStore('ssoSetup');
  useEffect(() => {
    void store.load();
    // A test ends in another window: what came of it is there when the person is back.
    const reload = () => void store.load();
    window.addEventListener('focus', reload);
    return () => window.removeEventListener('focus', reload);
  }, [store]);
  const { value: known } = store.setup;
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
  const { value: setup } = known;
  return (
    <div className={styles.place}>
      <StateCard {...props} store={store} setup={setup} />
      <DraftCard {...props} store={store} setup={setup} />
      {setup.live && <RulesCard key={JSON.stringify(setup.rules)} store={store} setup={setup} />}
    </div>
  );
}

/** What people sign in with now. */
function StateCard({ store, setup, domainsHref }: SsoSetupProps & { store: SsoSetupStore; setup: Setup }) {
  const { notify } = useDrawbridge();
  const [isAsking, setAsking] = useState(false);
  const { live, proven_domains, linked_people } = setup;
  const readAt = live?.metadata_read_at;
  return (
    <Card as="section" aria-labelledby="sso-state">
      <div className={styles.part}>
        <div className={styles.head}>
          <div className={styles.titleLine}>
            <h2 id="sso-state" className={styles.title}>
              {t('title')}
            </h2>
            <Badge tone={live ? 'pass' : 'neutral'}>{t(live ? 'on' : 'off')}</Badge>
          </div>
          {live && <Button onClick={() => setAsking(true)}>{t('switchOff')}</Button>}
        </div>
        <p className={styles.about}>
          {live ? t('aboutOn', { domains: toList(proven_domains) }) : t('aboutOff')}
        </p>
        {proven_domains.length === 0 && (
          <Callout tone="warn" actions={<LinkButton href={domainsHref}>{t('openDomains')}</LinkButton>}>
            {t('noDomain')}
          </Callout>
        )}
        {live && (
          <>
            <MetadataNews live={live} />
            <ProviderFacts
              provider={live}
              more={[
                { term: t('linked'), value: t('linkedCount', { count: linked_people }) },
                readAt ? { term: t('readAt'), value: toMoment(readAt) } : false,
              ]}
            />
          </>
        )}
      </div>
      {isAsking && (
        <ChangeDialog
          title={t('switchOffAsk')}
          text={t('switchOffText')}
          action={t('switchOff')}
          tone="danger"
          wantsPassword={setup.wants_password}
          change={(password) => store.switchOff(password)}
          onDone={() => {
            setAsking(false);
            notify('positive', t('switchedOff'));
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}

/** What the daily reading of the metadata found. */
function MetadataNews({ live }: { live: NonNullable<Setup['live']> }) {
  const { metadata_fault: fault, metadata_change: change } = live;
  return (
    <>
      {fault !== null && <Callout tone="warn">{t('metadataFault', { fault })}</Callout>}
      {change && (
        <Callout tone="info">
          {t('metadataChange', {
            date: toDay(change.at),
            added: change.added.length,
            removed: change.removed.length,
          })}{' '}
          {change.entry_point && t('metadataMoved', { address: change.entry_point.after })}
        </Callout>
      )}
    </>
  );
}
