import { Callout, LinkButton } from '@drawbridge/ui';
import { OtherMessages } from '../../identity/sign-in/OtherMessages.tsx';
import * as styles from './billing.css.ts';
import { t } from './messages.ts';
import type { OrderRefusal } from './use-open-checkout.ts';

export interface RefusalsProps {
  refusal: OrderRefusal | undefined;
  /** URL of the page where an unpaid order is paid or canceled. */
  subscriptionsHref: string;
}

/** Why an order was refused, beside its button. Takes no space without a reason. */
export function Refusals({ refusal, subscriptionsHref }: RefusalsProps) {
  return (
    <div className={styles.refusals}>
      <OtherMessages messages={refusal && !refusal.isWaiting ? refusal.texts : []} />
      <div aria-live="polite">
        {refusal?.isWaiting && (
          <Callout
            tone="warn"
            actions={
              <LinkButton size="sm" href={subscriptionsHref}>
                {t('toWaiting')}
              </LinkButton>
            }
          >
            <p>{refusal.texts.join(' ')}</p>
          </Callout>
        )}
      </div>
    </div>
  );
}
