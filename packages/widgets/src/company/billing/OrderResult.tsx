import type { CancelOutcome } from '@drawbridge/client/stores/company/billing';
import type { PaidSubscription } from '@drawbridge/contracts/company';
import {
  Button,
  Card,
  Icon,
  Inline,
  iconClock,
  iconPassed,
  LinkButton,
  PageHeader,
  Stack,
} from '@drawbridge/ui';
import { useEffect, useRef } from 'react';
import { useSending } from '../../identity/sign-in/use-sending.ts';
import * as styles from './billing.css.ts';
import { toDay } from './days.ts';
import { messages, t } from './messages.ts';
import { OrderEffect } from './OrderEffect.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { untilShownAgain } from './shown-again.ts';
import { useCancelDialog } from './use-cancel-dialog.tsx';

export interface OrderResultProps {
  subscription: PaidSubscription;
  /** Address for the invoice. */
  email: string;
  /** Who makes out the invoice. */
  supportEmail: string;
  plansHref: string;
  subscriptionsHref: string;
  onCancel: () => Promise<CancelOutcome>;
  onContinue: () => void;
}

const TITLES = {
  waiting: messages.placed,
  active: messages.paid,
  upcoming: messages.paid,
  ended: messages.over,
  cancelled: messages.canceledTitle,
  not_paid: messages.notPaidTitle,
} as const;

/** The most important information: what is available now. */
function toLead(subscription: PaidSubscription): string {
  const { state, purpose, ordered_at, pay_by, starts_at, ends_at, invoice_number } = subscription;
  if (subscription.trial_ends_at !== null) return t('trialUntil', { day: toDay(subscription.trial_ends_at) });
  switch (state) {
    case 'waiting':
      return (
        // Somebody's own plan is renewed by the order of one more, which goes on from its end.
        t(
          purpose === 'renewal' || (purpose === 'individual' && starts_at > ordered_at)
            ? 'renewsOncePaid'
            : purpose === 'seats'
              ? 'addsOncePaid'
              : 'opensOncePaid',
        )
      );
    case 'active':
      return t('activeUntil', { number: invoice_number, day: toDay(ends_at) });
    case 'upcoming':
      return t('upcomingFrom', {
        number: invoice_number,
        from: toDay(starts_at),
        day: toDay(ends_at),
      });
    case 'ended':
      return t('endedOn', { day: toDay(ends_at) });
    case 'cancelled':
      return t('canceledText');
    case 'not_paid':
      return t('notPaidText', { day: toDay(pay_by) });
  }
}

/**
 * The result of an order. Until it is paid nothing is granted, and the page says so: what to pay, by when, and what is
 * granted then. It takes the focus, because it replaces the form.
 * @see BILL-13
 */
export function OrderResult(props: OrderResultProps) {
  const { subscription, email, plansHref, subscriptionsHref, supportEmail, onCancel, onContinue } = props;
  const { state } = subscription;
  const isTrial = subscription.trial_ends_at !== null;
  const { sending, send } = useSending<'continue'>();
  const cancelling = useCancelDialog(onCancel);
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isPaid = state === 'active' || state === 'upcoming';
  const isWaiting = state === 'waiting';
  return (
    <Stack gap="8">
      <div ref={heading} tabIndex={-1} className={styles.doneHead}>
        {(isPaid || isTrial) && <Icon icon={iconPassed} size={32} className={styles.doneMark} />}
        {isWaiting && !isTrial && <Icon icon={iconClock} size={32} className={styles.waitingMark} />}
        <PageHeader
          title={isTrial ? t('trialBegun') : TITLES[state].text}
          description={toLead(subscription)}
        />
      </div>
      <Card as="section" padding="lg" className={styles.done}>
        <OrderFacts subscription={subscription} email={email} className={styles.summaryFacts} />
        {isWaiting && !isTrial && (
          <p className={styles.note}>{t('invoiceFrom', { support: supportEmail, email })}</p>
        )}
        {subscription.trial_ends_at !== null && (
          <p className={styles.note}>{t('noInvoiceBefore', { day: toDay(subscription.trial_ends_at) })}</p>
        )}
        {(isWaiting || isPaid) && <OrderEffect subscription={subscription} />}
        <Inline gap="3">
          {isWaiting || isPaid ? (
            <Button
              tone="primary"
              size="lg"
              loading={sending === 'continue'}
              onClick={() =>
                void send('continue', async () => {
                  onContinue();
                  await untilShownAgain();
                })
              }
            >
              {t('continue')}
            </Button>
          ) : (
            <LinkButton tone="primary" size="lg" href={plansHref}>
              {t('toPlans')}
            </LinkButton>
          )}
          <LinkButton size="lg" href={subscriptionsHref}>
            {t('toSubscription')}
          </LinkButton>
          {isWaiting && (
            <Button tone="quiet" size="lg" onClick={() => cancelling.ask(subscription)}>
              {t('cancelOrder')}
            </Button>
          )}
        </Inline>
      </Card>
      {cancelling.dialog}
    </Stack>
  );
}
