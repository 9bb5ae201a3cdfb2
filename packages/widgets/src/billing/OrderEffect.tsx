import type { PaidSubscription } from '@drawbridge/contracts';
import { Icon, iconCheck } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { format } from '../provider/format.ts';
import * as styles from './billing.css.ts';
import { toDay } from './days.ts';
import { messages } from './messages.ts';

function toEffects({ purpose, invoice_name: name, seats: ordered, ends_at }: PaidSubscription): string[] {
  const seats = toFigure(ordered);
  switch (purpose) {
    case 'individual':
      return [messages.openContent.text];
    case 'company':
      return [
        format(messages.openCompany.text, { name, seats }),
        messages.openAdmin.text,
        messages.openContent.text,
      ];
    case 'renewal':
      return [format(messages.openRenewal.text, { day: toDay(ends_at), seats })];
    case 'seats':
      return [format(messages.openSeats.text, { day: toDay(ends_at), seats })];
  }
}

/** What an order opens, or will open once it is paid. */
export function OrderEffect({ subscription }: { subscription: PaidSubscription }) {
  const heading = subscription.state === 'waiting' ? messages.openThen : messages.openNow;
  return (
    <div>
      <h2 className={styles.heading}>{heading.text}</h2>
      <ul className={styles.openNow}>
        {toEffects(subscription).map((text) => (
          <li key={text} className={styles.openItem}>
            <Icon icon={iconCheck} size={16} className={styles.tick} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
