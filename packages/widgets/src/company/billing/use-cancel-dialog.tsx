import type { CancelOutcome } from '@drawbridge/client/stores/company/billing';
import type { PaidSubscription } from '@drawbridge/contracts/company';
import { ConfirmDialog } from '@drawbridge/ui';
import { useState } from 'react';
import { useSending } from '../../identity/sign-in/use-sending.ts';
import * as styles from './billing.css.ts';
import { toDay } from './days.ts';
import { t } from './messages.ts';

const toText = (outcome: Exclude<CancelOutcome, { kind: 'done' }>): string => {
  if (outcome.kind === 'notOwn') return t('notOwn');
  return outcome.kind === 'fields' ? Object.values(outcome.errors).join(' ') : outcome.text;
};

const toConsequence = (order: PaidSubscription | undefined): string =>
  order?.trial_ends_at ? t('cancelTrialText', { day: toDay(order.trial_ends_at) }) : t('cancelText');

/** Asks before an order is canceled. The dialog stays open, with the reason, if that failed. */
export function useCancelDialog(
  onCancel: (order: PaidSubscription) => Promise<CancelOutcome>,
  onCanceled?: (order: PaidSubscription) => void,
) {
  const [asked, setAsked] = useState<PaidSubscription>();
  const [refusal, setRefusal] = useState<string>();
  const { sending, send } = useSending<'cancel'>();

  async function cancel(order: PaidSubscription) {
    setRefusal(undefined);
    const outcome = await onCancel(order);
    if (outcome.kind !== 'done') return setRefusal(toText(outcome));
    setAsked(undefined);
    onCanceled?.(outcome.value);
  }
  const dialog = (
    <ConfirmDialog
      open={asked !== undefined}
      title={t('cancelTitle', { number: asked?.invoice_number ?? '' })}
      message={
        <>
          {toConsequence(asked)}
          <span role="alert" className={styles.dialogRefusal}>
            {refusal}
          </span>
        </>
      }
      confirmLabel={t('cancelOrder')}
      cancelLabel={t('keepOrder')}
      tone="danger"
      busy={sending === 'cancel'}
      onCancel={() => setAsked(undefined)}
      onConfirm={() => asked && void send('cancel', () => cancel(asked))}
    />
  );
  return {
    dialog,
    ask(order: PaidSubscription) {
      setRefusal(undefined);
      setAsked(order);
    },
  };
}
