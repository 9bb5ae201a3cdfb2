import type { Subscription } from '@drawbridge/client/stores/profile';
import { Card, LinkButton, ProblemState, Skeleton } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { useEntrance } from '../../entrance.ts';
import { paths } from '../../paths.ts';
import { showsUpgrade } from '../../shell/menu-rules.ts';
import { messages, TYPE_NAMES } from './messages.ts';
import * as styles from './profile.css.ts';
import { useProfile } from './profile-context.ts';
import { Rows, toDay } from './Rows.tsx';

/** @see BILL-3..BILL-5 */
function toRemaining(expiry: Subscription['expiry']): string | undefined {
  if (expiry === undefined) return undefined;
  if (expiry === 'EXPIRED') return messages.expired.text;
  return expiry === 0 ? messages.endsToday.text : String(expiry);
}

/** Type, begin, end and what remains. @see BILL-1 */
export function SubscriptionSection() {
  useSignals();
  const { visitor } = useEntrance();
  const profile = useProfile();
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
          [messages.planType.text, TYPE_NAMES[type] ?? type],
          [messages.starts.text, toDay(startsAt)],
          [messages.ends.text, endsAt ? toDay(endsAt) : messages.noEnd.text],
          [messages.remaining.text, toRemaining(expiry)],
        ]}
      />
      {showsUpgrade(visitor.flags()) && (
        <div className={styles.deeds}>
          <LinkButton href={paths.upgrade}>{messages.upgrade.text}</LinkButton>
        </div>
      )}
    </Card>
  );
}
