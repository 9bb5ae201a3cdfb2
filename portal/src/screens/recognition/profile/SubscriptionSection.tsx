import type { Subscription } from '@drawbridge/client/stores/recognition/profile';
import { Card, LinkButton, ProblemState, Skeleton } from '@drawbridge/ui';
import { CompanyOrders, ConnectedSubscriptionList } from '@drawbridge/widgets/company/billing';
import { useStore } from '@drawbridge/widgets/provider';
import { useEffect, useRef } from 'react';
import { usePortal } from '../../../base/portal.ts';
import { paths } from '../../../router/paths.ts';
import { useOpenAddress } from '../../../router/use-open-address.ts';
import { showsUpgrade } from '../../../shell/upgrade.rule.ts';
import { planTypes, t } from './messages.ts';
import * as styles from './profile.css.ts';
import { Rows, toDay } from './Rows.tsx';

/** The id of the list, for links on this page. */
const ORDERS = 'orders';

/** @see BILL-3..BILL-5 */
function toRemaining(expiry: Subscription['expiry']): string | undefined {
  if (expiry === undefined) return undefined;
  if (expiry === 'EXPIRED') return t('expired');
  return expiry === 0 ? t('endsToday') : String(expiry);
}

/** The plan in force, what a company orders, and what was ordered. @see BILL-1, BILL-2, BILL-7 */
export function SubscriptionSection() {
  const { settings, drawbridge } = usePortal();
  const { supportEmail } = settings;
  const { session } = drawbridge;
  const { subscription } = useStore('profile');
  const openCheckout = useOpenAddress();
  // An order that was paid meanwhile makes somebody administrator of a company.
  const isSignedIn = session.user.value !== undefined;
  const { isCompanyUser, isCompanyAdmin } = session.flags();
  const known = subscription.value;
  return (
    <div className={styles.cards}>
      <PlanInForce />
      {isSignedIn && isCompanyUser && (
        <CompanyOrders
          isAdmin={isCompanyAdmin}
          endsAt={known.state === 'ready' ? known.value.endsAt : undefined}
          supportEmail={supportEmail}
          redirectUrl={paths.subscription}
          subscriptionsHref={`#${ORDERS}`}
          onOpened={openCheckout}
        />
      )}
      <div id={ORDERS} className={styles.target}>
        <ConnectedSubscriptionList failedText={t('noBilling', { email: supportEmail })} />
      </div>
    </div>
  );
}

/** What has become of the orders, as a text; undefined: not known yet. */
function useOrderStates(): string | undefined {
  const known = usePortal().drawbridge.stores.loaded('billing')?.subscriptions.value;
  if (known?.state !== 'ready') return undefined;
  return known.value.subscriptions.map(({ id, state }) => `${id} ${state}`).join();
}

/** Type, begin, end and what remains. @see BILL-1 */
function PlanInForce() {
  const { session } = usePortal().drawbridge;
  const profile = useStore('profile');
  useEffect(() => void profile.loadSubscription(), [profile]);
  const orders = useOrderStates();
  const lastOrders = useRef(orders);
  useEffect(() => {
    // An order that was paid meanwhile changed it.
    if (lastOrders.current !== undefined && lastOrders.current !== orders) void profile.loadSubscription();
    lastOrders.current = orders;
  }, [profile, orders]);
  const known = profile.subscription.value;
  if (known.state === 'loading') return <Skeleton shape="block" height={200} />;
  if (known.state === 'problem')
    return (
      <ProblemState
        title={t('failed')}
        message={known.problem.message}
        onRetry={() => void profile.loadSubscription()}
      />
    );
  const { type, startsAt, endsAt, expiry } = known.value;
  return (
    <Card as="section">
      <h2 className={styles.cardTitle}>{t('plan')}</h2>
      <Rows
        rows={[
          [t('planType'), planTypes[type]?.text ?? type],
          [t('starts'), toDay(startsAt)],
          [t('ends'), endsAt ? toDay(endsAt) : t('noEnd')],
          [t('remaining'), toRemaining(expiry)],
        ]}
      />
      {showsUpgrade(session.flags()) && (
        <div className={styles.actions}>
          <LinkButton href={paths.upgrade}>{t('upgrade')}</LinkButton>
        </div>
      )}
    </Card>
  );
}
