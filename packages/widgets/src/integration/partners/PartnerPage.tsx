import { EmptyState, LinkButton, PageHeader, ProblemState, Skeleton } from '@drawbridge/ui';
import { useEffect, useEffectEvent } from 'react';
import { useStore, withLoading } from '../../provider/index.ts';
import { DeletePartner } from './DeletePartner.tsx';
import { EmbedCode, type EmbedCodeProps } from './EmbedCode.tsx';
import { t } from './messages.ts';
import { PartnerDetails } from './PartnerDetails.tsx';
import { PartnerKeys } from './PartnerKeys.tsx';
import * as styles from './partners.css.ts';

export interface PartnerPageProps extends Omit<EmbedCodeProps, 'partner' | 'catalogue'> {
  partnerId: string;
  /** Address of the list of partners. */
  listHref: string;
  /** The partner is known: the host names its page. */
  onKnown?: (name: string) => void;
  /** It is deleted. */
  onGone: () => void;
}

/** One site that embeds widgets, for the administrators of its company. @see EMB-11 */
export const PartnerPage = withLoading(LoadedPage, Loading);

function LoadedPage({ partnerId, listHref, onKnown, onGone, ...code }: PartnerPageProps) {
  const store = useStore('partners');
  const catalogue = useStore('catalogue');
  useEffect(() => void store.load(), [store]);
  useEffect(() => void catalogue.load(), [catalogue]);
  const known = store.partners.value;
  const partner = known.state === 'ready' ? known.value.find(({ id }) => id === partnerId) : undefined;
  const name = partner?.name;
  const tellName = useEffectEvent((found: string) => onKnown?.(found));
  useEffect(() => {
    if (name !== undefined) tellName(name);
  }, [name]);
  if (known.state === 'loading') return <Loading />;
  if (known.state === 'problem') {
    const { code: reason, message, incident } = known.problem;
    if (reason === 'forbidden') return <EmptyState page title={t('denied')} message={t('denied.message')} />;
    return (
      <ProblemState
        title={t('problem')}
        message={message}
        onRetry={() => void store.load()}
        incidentId={incident}
      />
    );
  }
  if (!partner)
    return (
      <EmptyState
        page
        title={t('gone')}
        message={t('gone.message')}
        actions={<LinkButton href={listHref}>{t('toList')}</LinkButton>}
      />
    );
  return (
    <div className={styles.place}>
      <PageHeader title={partner.name} />
      <EmbedCode partner={partner} catalogue={catalogue} {...code} />
      <PartnerKeys store={store} partner={partner} />
      <PartnerDetails store={store} partner={partner} />
      <DeletePartner store={store} partner={partner} onGone={onGone} />
    </div>
  );
}

function Loading() {
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')} className={styles.place}>
      <Skeleton shape="block" height={64} />
      <Skeleton shape="block" height={320} />
      <Skeleton shape="block" height={200} />
    </div>
  );
}
