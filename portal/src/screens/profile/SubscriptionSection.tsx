import type { Subscription } from '@drawbridge/client/stores/profile';
import { Card, LinkButton, ProblemState, Skeleton } from '@drawbridge/ui';
import { ConnectedSubscriptionList } from '@drawbridge/widgets/billing';
import { format, useStore } from '@drawbridge/widgets/provider';
import { useEffect } from 'react';
import { usePortal } from '../../portal.ts';
import { paths } from '../../router/paths.ts';
import { showsUpgrade } from '../../shell/menu-rules.ts';
import { messages as shell } from '../../shell/messages.ts';
import { messages, typeMessages } from './messages.ts';
import * as styles from './profile.css.ts';
import { Rows, toDay } from './Rows.tsx';

/** @see BILL-3..BILL-5 */
function toRemaining(expiry: Subscription['expiry']): string | undefined {
  if (expiry === undefined) return undefined;
  if (expiry === 'EXPIRED') return messages.expired.text;
  return expiry === 0 ? messages.endsToday.text : String(expiry);
}

/** The plan in force, and what was ordered. @see BILL-1, BILL-2, BILL-7 */
export function SubscriptionSection() {
  const { supportEmail } = usePortal().settings;
  return (
    <div className={styles.cards}>
      <PlanInForce />
      <ConnectedSubscriptionList failedText={format(shell.noBilling.text, { email: supportEmail })} />
    </div>
  );
}

/** Type, begin, end and what remains. @see BILL-1 */
function PlanInForce() {
  const { session } = usePortal().drawbridge;
  const profile = useStore('profile');
  useEffect(() => void profile.loadSubscription(), [profile]);
  const known = profile.subscription.value;
  if (known.state === 'loading') return <Skeleton shape="block" height={200} />;
  if (known.state === 'problem')
    return (
      <ProblemState
        title={messages.failed.text}
        message={known.problem.message}
        onRetry={() => void profile.loadSubscription()}
      />
    );
  const { type, startsAt, endsAt, expiry } = known.value;
  return (
    <Card as="section">
      <h2 className={styles.cardTitle}>{messages.plan.text}</h2>
      <Rows
        rows={[
          [messages.planType.text, typeMessages[type]?.text ?? type],
          [messages.starts.text, toDay(startsAt)],
          [messages.ends.text, endsAt ? toDay(endsAt) : messages.noEnd.text],
          [messages.remaining.text, toRemaining(expiry)],
        ]}
      />
      {showsUpgrade(session.flags()) && (
        <div className={styles.actions}>
          <LinkButton href={paths.upgrade}>{messages.upgrade.text}</LinkButton>
        </div>
      )}
    </Card>
  );
}
