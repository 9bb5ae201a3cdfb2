import type { OpenedCheckout } from '@drawbridge/contracts';
import { Card } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { format } from '../provider/format.ts';
import * as styles from './billing.css.ts';
import { toDay, toTime } from './days.ts';
import { Facts } from './Facts.tsx';
import { messages } from './messages.ts';
import { toMoney } from './to-money.ts';

/** What is about to be ordered. @see BILL-13 */
export function OrderSummary({ checkout }: { checkout: OpenedCheckout }) {
  const { plan_id, period, seats, amount, currency, starts_at, ends_at, open_until } = checkout;
  const total = <span className={styles.total}>{toMoney(amount, currency)}</span>;
  return (
    <Card as="section" padding="lg">
      <h2 className={styles.heading}>{messages.order.text}</h2>
      <Facts
        className={styles.summaryFacts}
        facts={[
          [messages.plan.text, messages[plan_id].text],
          [messages.runs.text, messages[period].text],
          [messages.seats.text, plan_id === 'enterprise' ? toFigure(seats) : undefined],
          [messages.begins.text, toDay(starts_at)],
          [messages.ends.text, toDay(ends_at)],
          [messages.total.text, total],
        ]}
      />
      <p className={styles.note}>
        {messages.notRenewed.text} {format(messages.openUntil.text, { time: toTime(open_until) })}
      </p>
    </Card>
  );
}
