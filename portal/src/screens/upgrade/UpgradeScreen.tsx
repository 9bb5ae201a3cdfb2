import { Badge, LinkButton, PageHeader, Stack } from '@drawbridge/ui';
import { format } from '@drawbridge/widgets/provider';
import { usePortal } from '../../portal.ts';
import { PlanCard } from '../plans/PlanCard.tsx';
import * as styles from '../plans/plans.css.ts';
import { PLANS, type PlanId } from '../plans/plans.ts';
import { messages } from './messages.ts';

/** The plans, and which one is in force. They are requested by mail until they can be bought. @see NAV-13, SHELL-14, BILL-11 */
export function UpgradeScreen() {
  const { settings, drawbridge } = usePortal();
  const { supportEmail } = settings;
  const flags = drawbridge.session.flags();
  const current: PlanId = flags.isCompanyUser ? 'enterprise' : flags.type === 'FT' ? 'free' : 'individual';
  const at = PLANS.findIndex(({ id }) => id === current);
  const toMail = (plan: string) =>
    `mailto:${supportEmail}?subject=${encodeURIComponent(format(messages.subject.text, { plan }))}`;
  return (
    <Stack gap="8">
      <PageHeader title={messages.title.text} description={messages.description.text} />
      <div className={styles.plans}>
        {PLANS.map((plan, index) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            supportEmail={supportEmail}
            badge={plan.id === current && <Badge tone="primary">{messages.current.text}</Badge>}
            action={
              index > at && (
                <LinkButton
                  tone={index === at + 1 ? 'primary' : 'neutral'}
                  size="lg"
                  wide
                  href={toMail(plan.name)}
                >
                  {messages.choose.text}
                </LinkButton>
              )
            }
          />
        ))}
      </div>
      <p className={styles.how}>{format(messages.note.text, { email: supportEmail })}</p>
    </Stack>
  );
}
