import type { Loadable, ShownProblem } from '@drawbridge/client';
import type { CancelOutcome } from '@drawbridge/client/stores/company/billing';
import type { PaidSubscription } from '@drawbridge/contracts/company';
import { Badge, type BadgeProps, Button, Card, EmptyState, ProblemState } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { LoadingBlocks } from '../../kit/loadable/index.ts';
import { useStore, withLoading } from '../../provider/index.ts';
import * as styles from './billing.css.ts';
import { toDay } from './days.ts';
import { Facts } from './Facts.tsx';
import { t } from './messages.ts';
import { toOrderName } from './order-name.ts';
import { toMoney } from './to-money.ts';
import { useCancelDialog } from './use-cancel-dialog.tsx';
import { useRefocus } from './use-refocus.ts';

export interface SubscriptionListProps {
  subscriptions: Loadable<readonly PaidSubscription[], ShownProblem>;
  /** Text when they cannot be loaded. @see BILL-7 */
  failedText: string;
  onRetry?: (() => void) | undefined;
  onCancel: (order: PaidSubscription) => Promise<CancelOutcome>;
}

const TONES: Record<PaidSubscription['state'], NonNullable<BadgeProps['tone']>> = {
  waiting: 'warn',
  active: 'pass',
  upcoming: 'info',
  ended: 'neutral',
  cancelled: 'neutral',
  not_paid: 'neutral',
};

/**
 * Orders, most recent first: plan, state, price, and the date to pay by or the end. It fetches nothing.
 * @see BILL-2, PROF-1
 */
export function SubscriptionList({ subscriptions, failedText, onRetry, onCancel }: SubscriptionListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [canceledId, setCanceledId] = useState<string>();
  const canceling = useCancelDialog(onCancel, ({ id }) => setCanceledId(id));
  // Once the dialog is closed: the button that it would give the focus back to is gone.
  useEffect(() => {
    if (canceledId) list.current?.querySelector<HTMLElement>(`[data-order="${canceledId}"]`)?.focus();
  }, [canceledId]);
  if (subscriptions.state === 'loading') return <Loading />;
  return (
    <Frame>
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
          <EmptyState compact title={t('noOrder')} message={t('noOrderText')} />
        ) : (
          <ul ref={list} className={styles.subscriptions}>
            {subscriptions.value.map((subscription) => (
              <Subscription
                key={subscription.id}
                subscription={subscription}
                onCancel={() => canceling.ask(subscription)}
              />
            ))}
          </ul>
        ))}
      {canceling.dialog}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Card as="section" aria-label={t('orders')}>
      <h2 className={styles.heading}>{t('orders')}</h2>
      {children}
    </Card>
  );
}

function Loading() {
  return (
    <Frame>
      <LoadingBlocks label={t('loadingOrders')} heights={[96]} />
    </Frame>
  );
}

interface SubscriptionProps {
  subscription: PaidSubscription;
  onCancel: () => void;
}

function Subscription({ subscription, onCancel }: SubscriptionProps) {
  const { id, purpose, plan_id, state, period, seats, amount, currency, invoice_number } = subscription;
  const isWaiting = state === 'waiting';
  const trialEnd = subscription.trial_ends_at;
  const isPaid = state === 'active' || state === 'upcoming' || state === 'ended';
  return (
    <li className={styles.subscription}>
      <div className={styles.subscriptionHead}>
        <h3 className={styles.subscriptionName} tabIndex={-1} data-order={id}>
          {toOrderName(purpose)}
        </h3>
        {trialEnd === null ? (
          <Badge tone={TONES[state]}>{t(state)}</Badge>
        ) : (
          <Badge tone="info">{t('trial')}</Badge>
        )}
      </div>
      <Facts
        className={styles.subscriptionFacts}
        facts={[
          [t('runs'), t(period)],
          [t('seats'), plan_id === 'enterprise' ? toFigure(seats) : undefined],
          [t('price'), toMoney(amount, currency)],
          [t('ordered'), toDay(subscription.ordered_at)],
          [t('freeUntil'), trialEnd === null ? undefined : toDay(trialEnd)],
          [t('payBy'), isWaiting && trialEnd === null ? toDay(subscription.pay_by) : undefined],
          [
            t('begins'),
            state === 'upcoming' || trialEnd !== null ? toDay(subscription.starts_at) : undefined,
          ],
          [t('ends'), isPaid ? toDay(subscription.ends_at) : undefined],
          [t('invoiceNumber'), invoice_number],
        ]}
      />
      {isWaiting && (
        <div className={styles.waitingOrder}>
          <p className={styles.note}>
            {trialEnd === null ? t('waitingText') : t('noInvoiceBefore', { day: toDay(trialEnd) })}
          </p>
          <Button size="sm" onClick={onCancel} aria-label={t('cancelNumber', { number: invoice_number })}>
            {t('cancelOrder')}
          </Button>
        </div>
      )}
    </li>
  );
}

export type ConnectedSubscriptionListProps = Pick<SubscriptionListProps, 'failedText'>;

/** The learner's own orders or, for administrators, those of the company. @see BILL-2, CALL-19 */
export const ConnectedSubscriptionList = withLoading(LoadedSubscriptions, Loading);

function LoadedSubscriptions({ failedText }: ConnectedSubscriptionListProps) {
  const billing = useStore('billing');
  const load = useCallback(() => void billing.loadSubscriptions(), [billing]);
  useEffect(load, [load]);
  useRefocus(load);
  const known = billing.subscriptions.value;
  return (
    <SubscriptionList
      failedText={failedText}
      subscriptions={known.state === 'ready' ? { state: 'ready', value: known.value.subscriptions } : known}
      onRetry={load}
      onCancel={({ id }) => billing.cancelOrder(id)}
    />
  );
}
