import { EmptyState, LinkButton, PageHeader } from '@drawbridge/ui';
import { useEffect } from 'react';
import { LoadingBlocks, useTitle } from '../../kit/loadable/index.ts';
import { useStore, withLoading } from '../../provider/index.ts';
import { DeletePartner } from './DeletePartner.tsx';
import { EmbedCode, type EmbedCodeProps } from './EmbedCode.tsx';
import { t } from './messages.ts';
import { PartnerDetails } from './PartnerDetails.tsx';
import { PartnerKeys } from './PartnerKeys.tsx';
import { PartnersProblem } from './PartnersProblem.tsx';
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
  useTitle(name, onKnown);
  if (known.state === 'loading') return <Loading />;
  if (known.state === 'problem')
    return <PartnersProblem problem={known.problem} onRetry={() => void store.load()} />;
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
  return <LoadingBlocks label={t('loading')} heights={[64, 320, 200]} gap="6" />;
}
