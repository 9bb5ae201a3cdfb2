import { TRIAL_DAYS } from '@drawbridge/contracts';
import type { BillingPeriod } from '@drawbridge/contracts/company';
import { LinkButton, Logo } from '@drawbridge/ui';
import { PeriodChoice, PlanPrice, usePrices } from '@drawbridge/widgets/company/billing';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'wouter';
import { usePortal } from '../../../base/portal.ts';
import { paths } from '../../../router/paths.ts';
import { t } from './messages.ts';
import { PlanCard } from './PlanCard.tsx';
import * as styles from './plans.css.ts';
import { type PlanId, toPlans } from './plans.ts';

/** The plans for somebody without an account. @see ROUTE-6, AUTH-8, BILL-11 */
export function PlansScreen() {
  const { productName, supportEmail } = usePortal().settings;
  const { prices, freePlan, retry } = usePrices();
  const [period, setPeriod] = useState<BillingPeriod>('month');
  const panelId = useId();
  const isSold =
    prices.state === 'ready' && prices.value.some(({ plan_id: planId }) => planId === 'enterprise');
  const actions: Record<PlanId, ReactNode> = {
    free: (
      <LinkButton tone="primary" size="lg" wide href={paths.signup('free')}>
        {t('startFree')}
      </LinkButton>
    ),
    individual: (
      <LinkButton size="lg" wide href={paths.signup('individual')}>
        {t('signUp')}
      </LinkButton>
    ),
    // A free account can order it on the page that it lands on. @see AUTH-29
    enterprise: isSold ? (
      <LinkButton size="lg" wide href={paths.signup('free')}>
        {t('signUpToOrder')}
      </LinkButton>
    ) : (
      <LinkButton size="lg" wide href={`mailto:${supportEmail}`}>
        {t('contact')}
      </LinkButton>
    ),
  };
  return (
    <main className={styles.page}>
      <div className={styles.body}>
        <div className={styles.bar}>
          <Logo productName={productName} size={32} />
          <span>
            {t('haveOne')} <Link href={paths.login}>{t('signIn')}</Link>
          </span>
        </div>
        <div className={styles.head}>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.intro}>{t('intro')}</p>
        </div>
        <div className={styles.choice}>
          <PeriodChoice
            prices={prices}
            onRetry={retry}
            value={period}
            onChange={setPeriod}
            panelId={panelId}
          />
          <p className={styles.tax}>{t('withoutTax')}</p>
        </div>
        <div id={panelId} role="tabpanel" aria-label={t('all')} className={styles.panel}>
          <div className={styles.plans}>
            {/* Whoever signs up here has had no trial. */}
            {toPlans({ freePlan, trialDays: TRIAL_DAYS }).map((plan) => (
              <PlanCard
                key={plan.id}
                plan={plan}
                supportEmail={supportEmail}
                price={
                  plan.id === 'free' ? undefined : (
                    <PlanPrice prices={prices} planId={plan.id} period={period} />
                  )
                }
                action={actions[plan.id]}
              />
            ))}
          </div>
        </div>
      </div>
    </main>
  );
}
