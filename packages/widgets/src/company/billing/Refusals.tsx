import { Callout, LinkButton } from '@drawbridge/ui';
import { OtherMessages } from '../../identity/sign-in/OtherMessages.tsx';
import * as styles from './billing.css.ts';
import { t } from './messages.ts';
import type { OrderRefusal } from './use-open-checkout.ts';

export interface RefusalsProps {
  refusal: OrderRefusal | undefined;
  /** Where an order that waits is paid or canceled. */
  subscriptionsHref: string;
}

/** Why an order was not made, beside its button. Without a reason it takes no space. */
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
