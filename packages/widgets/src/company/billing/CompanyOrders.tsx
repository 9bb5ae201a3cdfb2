import { Callout, Card, ProblemState } from '@drawbridge/ui';
import { type ReactNode, useCallback, useEffect } from 'react';
import { LoadingBlocks } from '../../kit/loadable/index.ts';
import { useStore, withLoading } from '../../provider/index.ts';
import * as styles from './billing.css.ts';
import { CompanyOrderForm, type CompanyOrderFormProps } from './CompanyOrderForm.tsx';
import { toCompanySeats } from './company-plan.ts';
import { t } from './messages.ts';
import { toOffer } from './offer.ts';

export interface CompanyOrdersProps
  extends Pick<CompanyOrderFormProps, 'endsAt' | 'redirectUrl' | 'subscriptionsHref' | 'onOpened'> {
  /** True for an administrator of the company. */
  isAdmin: boolean;
  /** Address for requests that cannot be ordered here. */
  supportEmail: string;
}

/** A company's orders for more time and more seats. Only its administrators can order. */
export const CompanyOrders = withLoading(LoadedCompanyOrders, Loading);

function Frame({ children }: { children: ReactNode }) {
  return (
    <Card as="section" aria-label={t('companyPlan')}>
      <h2 className={styles.heading}>{t('companyPlan')}</h2>
      {children}
    </Card>
  );
}

function Loading() {
  return (
    <Frame>
      <LoadingBlocks label={t('loadingOffers')} heights={[160]} />
    </Frame>
  );
}

function LoadedCompanyOrders({ isAdmin, supportEmail, ...form }: CompanyOrdersProps) {
  const billing = useStore('billing');
  const load = useCallback(() => {
    void billing.loadSubscriptions();
    void billing.loadPrices();
  }, [billing]);
  useEffect(() => {
    if (isAdmin) load();
  }, [isAdmin, load]);
  const [list, prices] = [billing.subscriptions.value, billing.prices.value];

  if (!isAdmin)
    return (
      <Frame>
        <Callout>{t('askAdmin')}</Callout>
      </Frame>
    );
  if (list.state === 'loading' || prices.state === 'loading') return <Loading />;
  const problem =
    list.state === 'problem' ? list.problem : prices.state === 'problem' ? prices.problem : undefined;
  if (problem || list.state !== 'ready' || prices.state !== 'ready')
    return (
      <Frame>
        <ProblemState
          compact
          title={t('offersFailed')}
          message={problem?.message}
          incidentId={problem?.incident}
          onRetry={load}
        />
      </Frame>
    );
  const { offers, subscriptions } = list.value;
  const isPriced =
    toOffer(prices.value, 'enterprise', 'month') ?? toOffer(prices.value, 'enterprise', 'year');
  if (offers.length === 0 || !isPriced)
    return (
      <Frame>
        <Callout>{t('askSupport', { email: supportEmail })}</Callout>
      </Frame>
    );
  const seats = toCompanySeats(subscriptions);
  return (
    <Frame>
      <div className={styles.companyOrders}>
        {offers.map((purpose) => (
          // What is in force by now is where the form begins.
          <CompanyOrderForm
            key={`${purpose} ${seats}`}
            {...form}
            purpose={purpose}
            prices={prices.value}
            seats={seats}
          />
        ))}
      </div>
    </Frame>
  );
}
