import type { OpenedCheckout, PaidSubscription } from '@drawbridge/contracts';
import {
  Button,
  Card,
  Icon,
  Inline,
  iconCheck,
  iconPassed,
  LinkButton,
  PageHeader,
  Stack,
} from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { useEffect, useRef } from 'react';
import { format } from '../provider/format.ts';
import { useSending } from '../sign-in/use-sending.ts';
import * as styles from './billing.css.ts';
import { toDay } from './days.ts';
import { messages } from './messages.ts';
import { untilShownAgain } from './shown-again.ts';

export interface OrderDoneProps {
  checkout: OpenedCheckout;
  subscription: PaidSubscription;
  subscriptionsHref: string;
  onContinue: () => Promise<void>;
}

/** What is in force and open now. It takes the focus: it is where the form was. @see BILL-13 */
export function OrderDone({ checkout, subscription, subscriptionsHref, onContinue }: OrderDoneProps) {
  const { sending, send } = useSending<'continue'>();
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { plan_id, state, starts_at, ends_at, invoice_number, invoice_name, seats } = subscription;
  const inForce = format((state === 'upcoming' ? messages.inForceLater : messages.inForce).text, {
    plan: messages[plan_id].text,
    from: toDay(starts_at),
    day: toDay(ends_at),
  });
  const open = [
    ...(plan_id === 'enterprise'
      ? [
          format(messages.openCompany.text, { name: invoice_name, seats: toFigure(seats) }),
          messages.openAdmin.text,
        ]
      : []),
    messages.openContent.text,
  ];
  return (
    <Stack gap="8">
      <div ref={heading} tabIndex={-1} className={styles.doneHead}>
        <Icon icon={iconPassed} size={32} className={styles.doneMark} />
        <PageHeader
          title={messages.done.text}
          description={format(messages.doneAbout.text, { number: invoice_number, email: checkout.email })}
        />
      </div>
      <Card as="section" padding="lg" className={styles.done}>
        <p className={styles.doneLead}>
          {inForce} {messages.notRenewed.text}
        </p>
        <div>
          <h2 className={styles.heading}>{messages.openNow.text}</h2>
          <ul className={styles.openNow}>
            {open.map((text) => (
              <li key={text} className={styles.openItem}>
                <Icon icon={iconCheck} size={16} className={styles.tick} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
        <Inline gap="3">
          <Button
            tone="primary"
            size="lg"
            loading={sending === 'continue'}
            onClick={() =>
              void send('continue', async () => {
                await onContinue();
                await untilShownAgain();
              })
            }
          >
            {messages.continue.text}
          </Button>
          <LinkButton size="lg" href={subscriptionsHref}>
            {messages.toSubscription.text}
          </LinkButton>
        </Inline>
      </Card>
    </Stack>
  );
}
