import { Card, Icon, iconCheck, LinkButton, Logo } from '@drawbridge/ui';
import { format } from '@drawbridge/widgets/provider';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { usePortal } from '../../portal.ts';
import { paths } from '../../router/paths.ts';
import { ENTERPRISE_PARTS, INDIVIDUAL_PARTS, messages } from './messages.ts';
import * as styles from './plans.css.ts';

/** What the two signups are for. */
const SIGNUP = { individual: paths.signup('individual'), free: paths.signup('free') } as const;

interface PlanProps {
  name: string;
  whom: string;
  parts: readonly string[];
  how: string;
  children: ReactNode;
}

function Plan({ name, whom, parts, how, children }: PlanProps) {
  return (
    <Card as="section" padding="lg" className={styles.plan} aria-label={name}>
      <div>
        <h2 className={styles.planName}>{name}</h2>
        <p className={styles.planFor}>{whom}</p>
      </div>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part} className={styles.part}>
            <Icon icon={iconCheck} size={16} className={styles.tick} />
            <span>{part}</span>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>{children}</div>
      <p className={styles.how}>{how}</p>
    </Card>
  );
}

/** The plans and how to get them; there is no checkout yet. @see ROUTE-6, AUTH-8 */
export function PlansScreen() {
  const { productName, supportEmail } = usePortal().settings;
  return (
    <main className={styles.page}>
      <div className={styles.body}>
        <div className={styles.bar}>
          <Logo productName={productName} size={32} />
          <span>
            {messages.haveOne.text} <Link href={paths.login}>{messages.signIn.text}</Link>
          </span>
        </div>
        <div className={styles.head}>
          <h1 className={styles.title}>{messages.title.text}</h1>
          <p className={styles.intro}>{messages.intro.text}</p>
        </div>
        <div className={styles.plans}>
          <Plan
            name={messages.individual.text}
            whom={messages.individualFor.text}
            parts={INDIVIDUAL_PARTS}
            how={format(messages.individualHow.text, { email: supportEmail })}
          >
            <LinkButton tone="primary" size="lg" wide href={SIGNUP.individual}>
              {messages.signUp.text}
            </LinkButton>
            <Link href={SIGNUP.free}>{messages.free.text}</Link>
          </Plan>
          <Plan
            name={messages.enterprise.text}
            whom={messages.enterpriseFor.text}
            parts={ENTERPRISE_PARTS}
            how={format(messages.enterpriseHow.text, { email: supportEmail })}
          >
            <LinkButton size="lg" wide href={`mailto:${supportEmail}`}>
              {messages.contact.text}
            </LinkButton>
          </Plan>
        </div>
      </div>
    </main>
  );
}
