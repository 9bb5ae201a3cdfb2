import { BILLING_PERIODS, type BillingPeriod, SOLD_PLANS } from '@drawbridge/contracts/company';
import { Badge, ProblemState, Tabs } from '@drawbridge/ui';
import { formatLocale } from '@drawbridge/ui/messages';
import * as styles from './billing.css.ts';
import { messages, t } from './messages.ts';
import { toOffer } from './offer.ts';
import type { Prices } from './PlanPrice.tsx';

export interface PeriodChoiceProps {
  prices: Prices;
  onRetry: () => void;
  value: BillingPeriod;
  onChange: (period: BillingPeriod) => void;
  /** Id of the panel with the plans, whose prices change with the period. */
  panelId: string;
}

const LABELS = { month: messages.monthly, year: messages.yearly } as const;

/** A choice of monthly or yearly, with what a year saves. Empty without any price. @see BILL-11 */
export function PeriodChoice({ prices, onRetry, value, onChange, panelId }: PeriodChoiceProps) {
  if (prices.state === 'problem')
    return (
      <ProblemState
        compact
        title={t('pricesFailed')}
        message={prices.problem.message}
        incidentId={prices.problem.incident}
        onRetry={onRetry}
      />
    );
  if (prices.state === 'ready' && prices.value.length === 0) return null;
  const saved =
    prices.state === 'ready'
      ? Math.max(...SOLD_PLANS.map((plan) => toOffer(prices.value, plan, 'year')?.savedPart ?? 0))
      : 0;
  return (
    <div className={styles.period}>
      <Tabs
        label={t('period')}
        variant="pill"
        tabs={BILLING_PERIODS.map((id) => ({
          id,
          label: LABELS[id].text,
          ...(id === 'year' && saved > 0 && { end: <Badge tone="pass">{toSaving(saved)}</Badge> }),
        }))}
        value={value}
        onChange={(id) => onChange(id as BillingPeriod)}
        panelId={panelId}
      />
    </div>
  );
}

const toSaving = (part: number) =>
  t('savePercent', {
    percent: new Intl.NumberFormat(formatLocale(), { style: 'percent' }).format(part),
  });
