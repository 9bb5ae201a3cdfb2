import {
  ADDED_SEATS,
  BILLING_PERIODS,
  type BillingPeriod,
  type COMPANY_PURPOSES,
  type Price,
  SEATS,
} from '@drawbridge/contracts/company';
import { Button, Select, TextField } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import * as styles from './billing.css.ts';
import { endsAfter, toNewEnd } from './company-plan.ts';
import { toDay } from './days.ts';
import { Facts } from './Facts.tsx';
import { messages, t } from './messages.ts';
import { readSeats, toOffer } from './offer.ts';
import { Refusals } from './Refusals.tsx';
import { toMoney } from './to-money.ts';
import { type OpenCheckoutOptions, useOpenCheckout } from './use-open-checkout.ts';

export interface CompanyOrderFormProps extends OpenCheckoutOptions {
  purpose: (typeof COMPANY_PURPOSES)[number];
  /** Contains at least one price of the enterprise plan. */
  prices: readonly Price[];
  /** Seats of the company's plan; undefined if unknown. */
  seats: number | undefined;
  endsAt: string | undefined;
  subscriptionsHref: string;
}

const TEXTS = {
  renewal: { title: messages.renewTitle, text: messages.renewText, submit: messages.renew, range: SEATS },
  seats: { title: messages.addTitle, text: messages.addText, submit: messages.add, range: ADDED_SEATS },
} as const;

/** Orders more time or more seats for a company: how many, how long, at what price, and with what effect. */
export function CompanyOrderForm(props: CompanyOrderFormProps) {
  const { purpose, prices, seats: seatsNow, endsAt, subscriptionsHref } = props;
  const { title, text, submit, range } = TEXTS[purpose];
  const periods = BILLING_PERIODS.filter((one) => toOffer(prices, 'enterprise', one));
  const [chosen, setPeriod] = useState<BillingPeriod>('year');
  const period = periods.includes(chosen) ? chosen : (periods[0] ?? chosen);
  const [typed, setTyped] = useState(String(toFirstSeats(purpose, seatsNow)));
  const [isJudged, setIsJudged] = useState(false);
  const { isOpening, refusal, open } = useOpenCheckout(props);
  const field = useRef<HTMLInputElement>(null);
  const headingId = useId();
  const [nowMs] = useState(Date.now);

  const seats = readSeats(typed, range);
  const offer = toOffer(prices, 'enterprise', period);
  const isRenewal = purpose === 'renewal';
  const rangeTexts = { min: toFigure(range.min), max: toFigure(range.max) };
  const price = offer && seats !== undefined ? toMoney(offer.amount * seats, offer.currency) : undefined;
  const newEnd = toNewEnd(period, nowMs, isRenewal ? endsAt : undefined);
  const outlasts = !isRenewal && endsAt !== undefined && endsAfter(newEnd, endsAt);
  const total = <span className={styles.total}>{price ?? t('noTotal')}</span>;

  function order(event: SyntheticEvent) {
    event.preventDefault();
    setIsJudged(true);
    if (seats === undefined) field.current?.focus();
    else open({ planId: 'enterprise', period, seats, purpose });
  }
  return (
    <form className={styles.companyOrder} aria-labelledby={headingId} onSubmit={order} noValidate>
      <div>
        <h3 id={headingId} className={styles.companyOrderTitle}>
          {title.text}
        </h3>
        <p className={styles.note}>{text.text}</p>
      </div>
      <TextField
        ref={field}
        type="number"
        inputMode="numeric"
        label={t('seats')}
        mark={t('seatsHint', rangeTexts)}
        error={isJudged && seats === undefined ? t('seatsRange', rangeTexts) : undefined}
        min={range.min}
        max={range.max}
        step={1}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => setIsJudged(true)}
      />
      <Select
        label={t('runs')}
        options={periods.map((one) => ({ value: one, label: t(one) }))}
        value={period}
        onChange={(value) => setPeriod(value as BillingPeriod)}
      />
      <div>
        <Facts
          className={styles.summaryFacts}
          facts={[
            [t('seatsNow'), seatsNow === undefined ? undefined : toFigure(seatsNow)],
            [
              t('seatsThen'),
              isRenewal || seatsNow === undefined || seats === undefined
                ? undefined
                : toFigure(seatsNow + seats),
            ],
            [t('endNow'), isRenewal && endsAt !== undefined ? toDay(endsAt) : undefined],
            [t(isRenewal ? 'endThen' : 'addedUntil'), toDay(newEnd)],
            [t('total'), total],
          ]}
        />
        {outlasts && <p className={styles.note}>{t('seatsOutlast', { day: toDay(endsAt) })}</p>}
      </div>
      <div>
        <Button type="submit" wide loading={isOpening}>
          {submit.text}
        </Button>
        <Refusals refusal={refusal} subscriptionsHref={subscriptionsHref} />
      </div>
    </form>
  );
}

/** A renewal covers all existing seats; a plan has a minimum number of them. */
function toFirstSeats(purpose: CompanyOrderFormProps['purpose'], seatsNow: number | undefined): number {
  if (purpose === 'seats') return ADDED_SEATS.min;
  return Math.min(SEATS.max, Math.max(SEATS.min, seatsNow ?? SEATS.standard));
}
