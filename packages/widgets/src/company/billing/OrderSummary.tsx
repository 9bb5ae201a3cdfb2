import type { OpenedCheckout } from '@drawbridge/contracts/company';
import { Card } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { format } from '../../provider/format.ts';
import * as styles from './billing.css.ts';
import { toDay, toTime } from './days.ts';
import { Facts } from './Facts.tsx';
import { messages } from './messages.ts';
import { toOrderName } from './order-name.ts';
import { toMoney } from './to-money.ts';

/** True if it extends an active plan; otherwise its period begins with the payment, whose date is unknown. */
export const goesOn = ({ starts_at, open_until }: OpenedCheckout): boolean =>
  Date.parse(starts_at) > Date.parse(open_until);

/** Summary of the order to be placed. @see BILL-13 */
export function OrderSummary({ checkout }: { checkout: OpenedCheckout }) {
  const { plan_id, purpose, period, seats, amount, currency, starts_at, ends_at, open_until } = checkout;
  const isContinued = goesOn(checkout);
  const total = <span className={styles.total}>{toMoney(amount, currency)}</span>;
  return (
    <Card as="section" padding="lg">
      <h2 className={styles.heading}>{messages.order.text}</h2>
      <Facts
        className={styles.summaryFacts}
        facts={[
          [messages.plan.text, toOrderName(purpose)],
          [messages.runs.text, messages[period].text],
          [messages.seats.text, plan_id === 'enterprise' ? toFigure(seats) : undefined],
          [messages.begins.text, isContinued ? toDay(starts_at) : messages.oncePaid.text],
          [messages.ends.text, isContinued ? toDay(ends_at) : undefined],
          [messages.total.text, total],
        ]}
      />
      <p className={styles.note}>
        {messages.notRenewed.text} {format(messages.openUntil.text, { time: toTime(open_until) })}
      </p>
    </Card>
  );
}
