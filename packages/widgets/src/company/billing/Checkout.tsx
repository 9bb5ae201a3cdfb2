import type { ApiProblem } from '@drawbridge/client';
import { EmptyState, hiddenClass, LinkButton, ProblemState } from '@drawbridge/ui';
import { useCallback, useEffect } from 'react';
import { isNotFound, LoadingBlocks, NotFound } from '../../kit/loadable/index.ts';
import { useStore, withLoading } from '../../provider/index.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { t } from './messages.ts';
import { OrderResult } from './OrderResult.tsx';
import { useRefocus } from './use-refocus.ts';

export interface CheckoutProps {
  checkoutId: string;
  /** URL of the page where plans are chosen. */
  plansHref: string;
  /** URL of the list of subscriptions. */
  subscriptionsHref: string;
  /** Who makes out the invoices. */
  supportEmail: string;
  /** Called when the learner continues; the page that they came from has to be reloaded. */
  onContinue: (redirectUrl: string) => void;
}

/** Places the order of a checkout, payable by invoice. @see BILL-13 */
export const Checkout = withLoading(LoadedCheckout, Loading);

function Loading() {
  return (
    <LoadingBlocks label={t('loading')} heights={[320, 320]}>
      <h1 className={hiddenClass}>{t('checkout')}</h1>
    </LoadingBlocks>
  );
}

function LoadedCheckout(props: CheckoutProps) {
  const { checkoutId, plansHref, subscriptionsHref, supportEmail, onContinue } = props;
  const billing = useStore('billing');
  const load = useCallback(() => void billing.loadCheckout(checkoutId), [billing, checkoutId]);
  useEffect(load, [load]);
  const known = billing.checkout.value;
  const isWaiting = known.state === 'ready' && known.value.subscription?.state === 'waiting';
  useRefocus(isWaiting ? load : undefined);
  if (known.state === 'problem')
    return <CheckoutProblem problem={known.problem} plansHref={plansHref} onRetry={load} />;
  // The one of an earlier page is shown until this one is asked for.
  if (known.state === 'loading' || known.value.checkout_id !== checkoutId) return <Loading />;
  const { subscription, redirect_url: redirectUrl } = known.value;
  if (!subscription)
    return (
      <CheckoutForm
        checkout={known.value}
        plansHref={plansHref}
        subscriptionsHref={subscriptionsHref}
        supportEmail={supportEmail}
        onFinish={(fields) => billing.finishCheckout(checkoutId, fields)}
      />
    );
  return (
    <OrderResult
      // What it becomes takes the focus.
      key={subscription.state}
      email={known.value.email}
      subscription={subscription}
      plansHref={plansHref}
      subscriptionsHref={subscriptionsHref}
      supportEmail={supportEmail}
      onCancel={() => billing.cancelOrder(subscription.id)}
      onContinue={() => onContinue(redirectUrl)}
    />
  );
}

interface CheckoutProblemProps {
  problem: ApiProblem;
  plansHref: string;
  onRetry: () => void;
}

function CheckoutProblem({ problem, plansHref, onRetry }: CheckoutProblemProps) {
  const toPlans = (
    <LinkButton tone="primary" href={plansHref}>
      {t('toPlans')}
    </LinkButton>
  );
  if (problem.code === 'checkout_closed')
    return (
      <>
        <h1 className={hiddenClass}>{t('closed')}</h1>
        <EmptyState
          page
          title={<span role="alert">{t('closed')}</span>}
          message={t('closedText')}
          actions={toPlans}
        />
      </>
    );
  if (isNotFound(problem))
    return <NotFound page title={t('notFound')} message={t('notFoundText')} actions={toPlans} />;
  return (
    <>
      <h1 className={hiddenClass}>{t('checkout')}</h1>
      <ProblemState
        title={t('failed')}
        message={problem.message}
        incidentId={problem.incident}
        onRetry={onRetry}
      />
    </>
  );
}
