import type { InvoiceFields, OrderOutcome } from '@drawbridge/client/stores/company/billing';
import { TRIAL_DAYS } from '@drawbridge/contracts';
import { BILLING_TEXTS, INVOICE_LENGTHS, type OpenedCheckout } from '@drawbridge/contracts/company';
import { Button, Card, LinkButton, PageHeader, Stack, TextArea, TextField } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { type SyntheticEvent, useState } from 'react';
import { useFormFields } from '../../identity/sign-in/use-form-fields.ts';
import { useSending } from '../../identity/sign-in/use-sending.ts';
import * as styles from './billing.css.ts';
import { toDay } from './days.ts';
import { messages, t } from './messages.ts';
import { goesOn, OrderSummary } from './OrderSummary.tsx';
import { Refusals } from './Refusals.tsx';
import { toMoney } from './to-money.ts';

export interface CheckoutFormProps {
  checkout: OpenedCheckout;
  plansHref: string;
  subscriptionsHref: string;
  supportEmail: string;
  onFinish: (fields: InvoiceFields) => Promise<OrderOutcome<unknown>>;
}

const FIELDS = ['name'] as const;
const ABOUT = {
  individual: messages.checkoutAbout,
  company: messages.checkoutAbout,
  renewal: messages.renewalAbout,
  seats: messages.seatsAbout,
} as const;

function toAbout(checkout: OpenedCheckout): string {
  const { trial_ends_at: trialEnd, amount, currency, period, purpose } = checkout;
  if (trialEnd !== null)
    return t('trialAbout', {
      days: toFigure(TRIAL_DAYS),
      amount: toMoney(amount, currency),
      period: t(period),
      day: toDay(trialEnd),
    });
  return ABOUT[goesOn(checkout) ? 'renewal' : purpose].text;
}

/** An order and its invoice address. What was typed stays after a failure. @see BILL-13 */
export function CheckoutForm(props: CheckoutFormProps) {
  const { checkout, plansHref, subscriptionsHref, supportEmail, onFinish } = props;
  const { form, values, others, bind, show } = useFormFields(FIELDS);
  const [address, setAddress] = useState('');
  const { sending, send } = useSending<'finish'>();
  const [isWaiting, setIsWaiting] = useState(false);
  const trialEnd = checkout.trial_ends_at;
  const isCompany = checkout.plan_id === 'enterprise';
  // Ordered beside the list of orders, not on the page of the plans.
  const isForCompany = checkout.purpose === 'renewal' || checkout.purpose === 'seats';

  async function finish() {
    show({});
    setIsWaiting(false);
    const outcome = await onFinish({ name: values.name.trim(), address: address.trim() });
    if (outcome.kind === 'done') return;
    setIsWaiting(outcome.kind === 'waiting');
    show(outcome.kind === 'fields' ? outcome.errors : { other: outcome.text });
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (show({ name: values.name.trim() === '' ? BILLING_TEXTS.name : undefined }))
      void send('finish', finish);
  }
  return (
    <Stack gap="8">
      <PageHeader title={t('checkout')} description={toAbout(checkout)} />
      <div className={styles.checkout}>
        <OrderSummary checkout={checkout} />
        <Card as="section" padding="lg">
          <h2 className={styles.heading}>{t('invoice')}</h2>
          <form ref={form} className={styles.form} onSubmit={submit} noValidate>
            <TextField
              {...bind('name')}
              label={t(isCompany ? 'company' : 'name')}
              hint={checkout.purpose === 'company' ? t('companyHint') : undefined}
              autoComplete={isCompany ? 'organization' : 'name'}
              maxLength={INVOICE_LENGTHS.name}
              required
            />
            <TextArea
              label={t('address')}
              mark={t('optional')}
              hint={t('addressHint')}
              name="address"
              rows={4}
              maxLength={INVOICE_LENGTHS.address}
              value={address}
              onChange={({ target }) => setAddress(target.value)}
            />
            <p className={styles.note}>
              {t(trialEnd === null ? 'goesTo' : 'goesToLater', {
                email: checkout.email,
                support: supportEmail,
                day: trialEnd === null ? '' : toDay(trialEnd),
              })}
            </p>
            <div>
              <Button type="submit" tone="primary" size="lg" wide loading={sending === 'finish'}>
                {trialEnd === null
                  ? t('finish', { amount: toMoney(checkout.amount, checkout.currency) })
                  : t('startTrial', { days: toFigure(TRIAL_DAYS) })}
              </Button>
              <Refusals refusal={{ texts: others, isWaiting }} subscriptionsHref={subscriptionsHref} />
              <LinkButton
                tone="quiet"
                wide
                className={styles.cancel}
                href={isForCompany ? subscriptionsHref : plansHref}
              >
                {t(isForCompany ? 'cancelCompany' : 'cancel')}
              </LinkButton>
            </div>
          </form>
        </Card>
      </div>
    </Stack>
  );
}
