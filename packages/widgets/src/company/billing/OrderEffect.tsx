import type { PaidSubscription } from '@drawbridge/contracts/company';
import { Icon, iconCheck } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import * as styles from './billing.css.ts';
import { toDay } from './days.ts';
import { messages, t } from './messages.ts';

function toEffects(subscription: PaidSubscription): string[] {
  const { purpose, state, period, invoice_name: name, seats: ordered, ends_at } = subscription;
  // The days of an order that waits are those of the payment, which nobody knows yet.
  const isWaiting = state === 'waiting';
  const texts = { day: toDay(ends_at), period: t(period) };
  const seats = toFigure(ordered);
  switch (purpose) {
    case 'individual':
      return [t('openContent')];
    case 'company':
      return [t('openCompany', { name, seats }), t('openAdmin'), t('openContent')];
    case 'renewal':
      return [t(isWaiting ? 'renewThen' : 'openRenewal', { ...texts, seats })];
    case 'seats':
      return [t(isWaiting ? 'addThen' : 'openSeats', { ...texts, seats })];
  }
}

/** What an order grants, or will grant once it is paid. */
export function OrderEffect({ subscription }: { subscription: PaidSubscription }) {
  const isWaiting = subscription.state === 'waiting' && subscription.trial_ends_at === null;
  const isUpcoming = subscription.state === 'upcoming';
  const heading = isWaiting ? messages.openThen : isUpcoming ? messages.openLater : messages.openNow;
  return (
    <div>
      <h2 className={styles.heading}>{heading.text}</h2>
      <ul className={styles.openNow}>
        {toEffects(subscription).map((text) => (
          <li key={text} className={styles.openItem}>
            <Icon icon={iconCheck} size={16} className={isWaiting ? styles.waitingTick : styles.tick} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
