import type { BillingPeriod, Price, SoldPlan } from '@drawbridge/contracts/company';
import { BILLING_TEXTS, SEATS } from '@drawbridge/contracts/company';
import { Button, type ButtonProps, TextField } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { useRef, useState } from 'react';
import { useDrawbridge } from '../../provider/index.ts';
import * as styles from './billing.css.ts';
import { t } from './messages.ts';
import { readSeats, toOffer } from './offer.ts';
import { Refusals } from './Refusals.tsx';
import { toMoney } from './to-money.ts';
import { type OpenCheckoutOptions, useOpenCheckout } from './use-open-checkout.ts';

export interface PlanOrderProps extends Pick<ButtonProps, 'tone'>, OpenCheckoutOptions {
  planId: SoldPlan;
  period: BillingPeriod;
  prices: readonly Price[];
  /** Label of the button. */
  label: string;
  /** URL of the page that shows the unpaid order. */
  subscriptionsHref: string;
}

/** Seats, what they cost, and the button that opens a checkout. @see BILL-10..BILL-12 */
export function PlanOrder({
  planId,
  period,
  prices,
  label,
  tone,
  redirectUrl,
  subscriptionsHref,
  onOpened,
}: PlanOrderProps) {
  const { store } = useDrawbridge();
  const { isOpening, refusal, open } = useOpenCheckout({ redirectUrl, onOpened });
  const hasSeats = planId === 'enterprise';
  const [typed, setTyped] = useState(String(SEATS.standard));
  const [isJudged, setIsJudged] = useState(false);
  const [eventId] = useState(() => crypto.randomUUID());
  const field = useRef<HTMLInputElement>(null);
  const seats = hasSeats ? readSeats(typed) : 1;
  const offer = toOffer(prices, planId, period);

  function press() {
    setIsJudged(true);
    if (seats === undefined) return field.current?.focus();
    // The order goes on without it. @see BILL-12
    store('activityEvents').then(
      (events) => events.wantUpgrade({ id: eventId }),
      () => undefined,
    );
    return open({ planId, period, seats });
  }

  const total =
    offer && seats !== undefined
      ? t(period === 'month' ? 'totalMonth' : 'totalYear', {
          amount: toMoney(offer.amount * seats, offer.currency),
        })
      : undefined;
  return (
    <div>
      {hasSeats && (
        <TextField
          ref={field}
          className={styles.seats}
          type="number"
          inputMode="numeric"
          label={t('seats')}
          mark={t('seatsHint', { min: toFigure(SEATS.min), max: toFigure(SEATS.max) })}
          hint={<span className={styles.seatsTotal}>{total ?? t('noTotal')}</span>}
          error={isJudged && seats === undefined ? BILLING_TEXTS.seats : undefined}
          min={SEATS.min}
          max={SEATS.max}
          step={1}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => setIsJudged(true)}
        />
      )}
      <Button tone={tone} size="lg" wide loading={isOpening} onClick={press}>
        {label}
      </Button>
      <Refusals refusal={refusal} subscriptionsHref={subscriptionsHref} />
    </div>
  );
}
