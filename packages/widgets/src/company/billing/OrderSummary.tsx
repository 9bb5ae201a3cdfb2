import type { OpenedCheckout } from '@drawbridge/contracts/company';
import { Card } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import * as styles from './billing.css.ts';
import { toDay, toTime } from './days.ts';
import { Facts } from './Facts.tsx';
import { t } from './messages.ts';
import { toOrderName } from './order-name.ts';
import { toMoney } from './to-money.ts';

/** True if it extends an active plan; otherwise its period begins with the payment, whose date is unknown. */
export const goesOn = ({ starts_at, open_until }: OpenedCheckout): boolean =>
  Date.parse(starts_at) > Date.parse(open_until);

/** Summary of the order to be placed. @see BILL-13 */
export function OrderSummary({ checkout }: { checkout: OpenedCheckout }) {
  const { plan_id, purpose, period, seats, amount, currency, starts_at, ends_at, open_until } = checkout;
  const trialEnd = checkout.trial_ends_at;
  const isContinued = trialEnd !== null || goesOn(checkout);
  const total = <span className={styles.total}>{toMoney(amount, currency)}</span>;
  return (
    <Card as="section" padding="lg">
      <h2 className={styles.heading}>{t('order')}</h2>
      <Facts
        className={styles.summaryFacts}
        facts={[
          [t('plan'), toOrderName(purpose)],
          [t('runs'), t(period)],
          [t('seats'), plan_id === 'enterprise' ? toFigure(seats) : undefined],
          [t('freeUntil'), trialEnd === null ? undefined : toDay(trialEnd)],
          [t('begins'), isContinued ? toDay(starts_at) : t('oncePaid')],
          [t('ends'), isContinued ? toDay(ends_at) : undefined],
          [t(trialEnd === null ? 'total' : 'totalAfter'), total],
        ]}
      />
      {trialEnd !== null && <p className={styles.note}>{t('noInvoiceBefore', { day: toDay(trialEnd) })}</p>}
      <p className={styles.note}>
        {t('notRenewed')} {t('openUntil', { time: toTime(open_until) })}
      </p>
    </Card>
  );
}
