import type { Loadable, ShownProblem } from '@drawbridge/client';
import type { PaidSubscription } from '@drawbridge/contracts';
import { Badge, type BadgeProps, Card, EmptyState, ProblemState } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { useEffect } from 'react';
import { LoadingBlocks } from '../loadable/index.ts';
import { useStore, withLoading } from '../provider/index.ts';
import * as styles from './billing.css.ts';
import { toDay } from './days.ts';
import { Facts } from './Facts.tsx';
import { messages } from './messages.ts';
import { toMoney } from './to-money.ts';

export interface SubscriptionListProps {
  subscriptions: Loadable<readonly PaidSubscription[], ShownProblem>;
  /** What to say when they cannot be had. @see BILL-7 */
  failedText: string;
  onRetry?: (() => void) | undefined;
}

const TONES: Record<PaidSubscription['state'], NonNullable<BadgeProps['tone']>> = {
  active: 'pass',
  upcoming: 'info',
  ended: 'neutral',
};

/** What was ordered, the latest first: plan, state, price and when it ends. It fetches nothing. @see BILL-2, PROF-1 */
export function SubscriptionList({ subscriptions, failedText, onRetry }: SubscriptionListProps) {
  return (
    <Card as="section" aria-label={messages.orders.text}>
      <h2 className={styles.heading}>{messages.orders.text}</h2>
      {subscriptions.state === 'loading' && (
        <LoadingBlocks label={messages.loadingOrders.text} heights={[96]} />
      )}
      {subscriptions.state === 'problem' && (
        <ProblemState
          compact
          title={failedText}
          incidentId={subscriptions.problem.incident}
          onRetry={onRetry}
        />
      )}
      {subscriptions.state === 'ready' &&
        (subscriptions.value.length === 0 ? (
          <EmptyState compact title={messages.noOrder.text} message={messages.noOrderText.text} />
        ) : (
          <ul className={styles.subscriptions}>
            {subscriptions.value.map((subscription) => (
              <Subscription key={subscription.id} subscription={subscription} />
            ))}
          </ul>
        ))}
    </Card>
  );
}

function Subscription({ subscription }: { subscription: PaidSubscription }) {
  const { plan_id, state, period, seats, amount, currency, ordered_at, starts_at, ends_at, invoice_number } =
    subscription;
  return (
    <li className={styles.subscription}>
      <div className={styles.subscriptionHead}>
        <h3 className={styles.subscriptionName}>{messages[plan_id].text}</h3>
        <Badge tone={TONES[state]}>{messages[state].text}</Badge>
      </div>
      <Facts
        className={styles.subscriptionFacts}
        facts={[
          [messages.runs.text, messages[period].text],
          [messages.seats.text, plan_id === 'enterprise' ? toFigure(seats) : undefined],
          [messages.price.text, toMoney(amount, currency)],
          [messages.ordered.text, toDay(ordered_at)],
          [messages.begins.text, state === 'upcoming' ? toDay(starts_at) : undefined],
          [messages.ends.text, toDay(ends_at)],
          [messages.invoiceNumber.text, invoice_number],
        ]}
      />
    </li>
  );
}

export type ConnectedSubscriptionListProps = Pick<SubscriptionListProps, 'failedText'>;

/** The learner's own, or for its administrators their company's. @see BILL-2, CALL-19 */
export const ConnectedSubscriptionList = withLoading(
  LoadedSubscriptions,
  (props: ConnectedSubscriptionListProps) => (
    <SubscriptionList {...props} subscriptions={{ state: 'loading' }} />
  ),
);

function LoadedSubscriptions(props: ConnectedSubscriptionListProps) {
  const billing = useStore('billing');
  useEffect(() => void billing.loadSubscriptions(), [billing]);
  const known = billing.subscriptions.value;
  return (
    <SubscriptionList
      {...props}
      subscriptions={known.state === 'ready' ? { state: 'ready', value: known.value.subscriptions } : known}
      onRetry={() => void billing.loadSubscriptions()}
    />
  );
}
