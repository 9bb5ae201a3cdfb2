import { SEATS } from '@drawbridge/contracts/company';
import { Card, Icon, iconCheck } from '@drawbridge/ui';
import { format, toFigure } from '@drawbridge/ui/messages';
import type { ReactNode } from 'react';
import * as styles from './plans.css.ts';
import type { Plan } from './plans.ts';

interface PlanCardProps {
  plan: Plan;
  supportEmail: string;
  /** Beside the name. */
  badge?: ReactNode;
  /** What it costs, in place of the plan's own words. */
  price?: ReactNode;
  /** How to get it; left out where there is nothing to do. */
  action?: ReactNode;
}

export function PlanCard({ plan, supportEmail, badge, price, action }: PlanCardProps) {
  const { name, whom, parts, how } = plan;
  return (
    <Card as="section" padding="lg" className={styles.plan} aria-label={name}>
      <div>
        <div className={styles.planHead}>
          <h2 className={styles.planName}>{name}</h2>
          {badge}
        </div>
        <p className={styles.planFor}>{whom}</p>
      </div>
      {price ?? <p className={styles.price}>{plan.price}</p>}
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part} className={styles.part}>
            <Icon icon={iconCheck} size={16} className={styles.tick} />
            <span>{part}</span>
          </li>
        ))}
      </ul>
      {action && <div className={styles.actions}>{action}</div>}
      <p className={styles.how}>
        {format(how, { email: supportEmail, min: toFigure(SEATS.min), max: toFigure(SEATS.max) })}
      </p>
    </Card>
  );
}
