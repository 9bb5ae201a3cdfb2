import type { Loadable, ShownProblem } from '@drawbridge/client';
import type { BillingPeriod, Price, SoldPlan } from '@drawbridge/contracts/company';
import { Skeleton } from '@drawbridge/ui';
import * as styles from './billing.css.ts';
import { t } from './messages.ts';
import { toOffer } from './offer.ts';
import { toMoney } from './to-money.ts';

export type Prices = Loadable<readonly Price[], ShownProblem>;

export interface PlanPriceProps {
  prices: Prices;
  planId: SoldPlan;
  period: BillingPeriod;
}

/** Price of a plan without tax. Every state has the same height, so that nothing moves. @see BILL-11 */
export function PlanPrice({ prices, planId, period }: PlanPriceProps) {
  if (prices.state === 'loading')
    return (
      <div className={styles.planPrice} role="status" aria-label={t('loadingPrices')}>
        <Skeleton shape="block" height={32} width={120} />
      </div>
    );
  const offer = prices.state === 'ready' ? toOffer(prices.value, planId, period) : undefined;
  if (!offer)
    return (
      <div className={styles.planPrice}>
        <p className={styles.noPrice}>{t(prices.state === 'problem' ? 'priceFailed' : 'onRequest')}</p>
      </div>
    );
  const { currency } = offer;
  const hasSeats = planId === 'enterprise';
  const yearly =
    offer.saved > 0
      ? hasSeats
        ? 'billedYearlyForSeat'
        : 'billedYearly'
      : hasSeats
        ? 'billedYearlyPlainForSeat'
        : 'billedYearlyPlain';
  return (
    <div className={styles.planPrice}>
      <p className={styles.priceLine}>
        <span className={styles.amount}>{toMoney(offer.monthly, currency)}</span>{' '}
        <span className={styles.unit}>{t(hasSeats ? 'aMonthForSeat' : 'aMonth')}</span>
      </p>
      <p className={styles.priceNote}>
        {period === 'month'
          ? t('billedMonthly')
          : t(yearly, {
              amount: toMoney(offer.amount, currency),
              saved: toMoney(offer.saved, currency),
            })}
      </p>
    </div>
  );
}
