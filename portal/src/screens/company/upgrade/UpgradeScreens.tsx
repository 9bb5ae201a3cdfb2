import type { BillingPeriod } from '@drawbridge/contracts/company';
import { Badge, Callout, LinkButton, PageHeader, Skeleton, Stack } from '@drawbridge/ui';
import {
  Checkout,
  PeriodChoice,
  PlanOrder,
  PlanPrice,
  toDay,
  toOffer,
  usePrices,
} from '@drawbridge/widgets/company/billing';
import { useStore } from '@drawbridge/widgets/provider';
import { useEffect, useId, useState } from 'react';
import { usePortal } from '../../../base/portal.ts';
import { paths } from '../../../router/paths.ts';
import { useRouteValues } from '../../../router/route-values.ts';
import { readUpgradeOrigin } from '../../../router/upgrade-origin.ts';
import { useOpenAddress } from '../../../router/use-open-address.ts';
import { t as plansText } from '../plans/messages.ts';
import { PlanCard } from '../plans/PlanCard.tsx';
import * as styles from '../plans/plans.css.ts';
import { PLAN_IDS, type PlanId, toPlans } from '../plans/plans.ts';
import { t } from './messages.ts';

/** The plans, what they cost, which one is in force, and the order of another. @see NAV-13, SHELL-14, BILL-10..BILL-12 */
export function UpgradeScreen() {
  const { settings, drawbridge } = usePortal();
  const { session } = drawbridge;
  const { supportEmail } = settings;
  const profile = useStore('profile');
  const billing = useStore('billing');
  const openCheckout = useOpenAddress();
  const { prices, freePlan, retry } = usePrices();
  const [period, setPeriod] = useState<BillingPeriod>('month');
  const panelId = useId();
  const person = session.user.value;
  const { isCompanyUser, isCompanyAdmin, isTrial, type } = session.flags();
  const current: PlanId = isCompanyUser ? 'enterprise' : type === 'FT' ? 'free' : 'individual';
  const at = PLAN_IDS.indexOf(current);
  const isPaid = current !== 'free';
  useEffect(() => {
    // The session may still have a plan that was taken back.
    if (isPaid) void profile.loadSubscription();
  }, [profile, isPaid, person]);
  useEffect(() => {
    if (!isCompanyUser) void billing.loadSubscriptions();
  }, [billing, isCompanyUser]);
  const waiting = isCompanyUser ? undefined : billing.waitingOrder.value;
  const orders = billing.subscriptions.value;
  const trialDays = orders.state === 'ready' ? orders.value.trial_days : 0;
  // Whoever pays has no use for a smaller plan.
  const plans = toPlans({ freePlan, trialDays }).slice(isPaid ? at : 0);
  const subscription = profile.subscription.value;
  // The order of one that has no end would change nothing.
  const canRenew = subscription.state === 'ready' && subscription.value.endsAt !== undefined;

  const toMail = (plan: string) =>
    `mailto:${supportEmail}?subject=${encodeURIComponent(t('subject', { plan }))}`;

  function toAction(id: PlanId, name: string) {
    const index = PLAN_IDS.indexOf(id);
    if (waiting?.trial_ends_at) return undefined;
    if (id === 'free' || isCompanyUser || index < at || (id === current && !canRenew)) return undefined;
    if (prices.state === 'loading') return <Skeleton shape="block" height={44} />;
    if (prices.state === 'problem') return undefined;
    const tone = index === at + 1 ? 'primary' : 'neutral';
    if (!toOffer(prices.value, id, period))
      return (
        <LinkButton tone={tone} size="lg" wide href={toMail(name)}>
          {t('contact')}
        </LinkButton>
      );
    const isRenewal = id === current && !isTrial;
    return (
      <PlanOrder
        planId={id}
        period={period}
        prices={prices.value}
        tone={tone}
        label={t(isRenewal ? 'renew' : 'choose', { plan: name })}
        redirectUrl={readUpgradeOrigin(history.state)}
        subscriptionsHref={paths.subscription}
        onOpened={openCheckout}
      />
    );
  }

  return (
    <Stack gap="8">
      <PageHeader
        title={t(isPaid ? 'ownTitle' : 'title')}
        description={t(isPaid ? 'ownDescription' : 'description')}
      />
      {isCompanyUser && (
        <Callout
          actions={
            isCompanyAdmin && (
              <LinkButton size="sm" href={paths.subscription}>
                {t('companyLink')}
              </LinkButton>
            )
          }
        >
          {isCompanyAdmin ? t('companyAdmin') : t('company', { email: supportEmail })}
        </Callout>
      )}
      {waiting && (
        <Callout
          tone={waiting.trial_ends_at ? 'info' : 'warn'}
          actions={
            <LinkButton size="sm" href={paths.subscription}>
              {t('orders')}
            </LinkButton>
          }
        >
          {waiting.trial_ends_at
            ? t('trialRuns', { day: toDay(waiting.trial_ends_at), number: waiting.invoice_number })
            : t('waiting', { number: waiting.invoice_number })}
        </Callout>
      )}
      <div className={styles.choice}>
        <PeriodChoice prices={prices} onRetry={retry} value={period} onChange={setPeriod} panelId={panelId} />
        <p className={styles.tax}>{plansText('withoutTax')}</p>
      </div>
      <div id={panelId} role="tabpanel" aria-label={plansText('all')} className={styles.panel}>
        <div className={styles.plans}>
          {plans.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              supportEmail={supportEmail}
              badge={plan.id === current && <Badge tone="primary">{t('current')}</Badge>}
              price={
                plan.id === 'free' ? undefined : (
                  <PlanPrice prices={prices} planId={plan.id} period={period} />
                )
              }
              action={toAction(plan.id, plan.name)}
            />
          ))}
        </div>
      </div>
      <p className={styles.how}>{t('note', { email: supportEmail })}</p>
    </Stack>
  );
}

/** The order of a plan. @see BILL-10, BILL-13 */
export function CheckoutScreen() {
  const { checkoutId = '' } = useRouteValues();
  const { supportEmail } = usePortal().settings;
  return (
    <Checkout
      key={checkoutId}
      checkoutId={checkoutId}
      plansHref={paths.upgrade}
      subscriptionsHref={paths.subscription}
      supportEmail={supportEmail}
      // By a load of the page: nothing that was fetched for the smaller plan is shown after it.
      onContinue={(redirectUrl) => location.assign(redirectUrl)}
    />
  );
}
