import { LinkButton, Logo } from '@drawbridge/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { usePortal } from '../../portal.ts';
import { paths } from '../../router/paths.ts';
import { messages } from './messages.ts';
import { PlanCard } from './PlanCard.tsx';
import * as styles from './plans.css.ts';
import { PLANS, type PlanId } from './plans.ts';

/** The plans for somebody without an account; there is no checkout yet. @see ROUTE-6, AUTH-8 */
export function PlansScreen() {
  const { productName, supportEmail } = usePortal().settings;
  const actions: Record<PlanId, ReactNode> = {
    free: (
      <LinkButton tone="primary" size="lg" wide href={paths.signup('free')}>
        {messages.startFree.text}
      </LinkButton>
    ),
    individual: (
      <LinkButton size="lg" wide href={paths.signup('individual')}>
        {messages.signUp.text}
      </LinkButton>
    ),
    enterprise: (
      <LinkButton size="lg" wide href={`mailto:${supportEmail}`}>
        {messages.contact.text}
      </LinkButton>
    ),
  };
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
          {PLANS.map((plan) => (
            <PlanCard key={plan.id} plan={plan} supportEmail={supportEmail} action={actions[plan.id]} />
          ))}
        </div>
      </div>
    </main>
  );
}
