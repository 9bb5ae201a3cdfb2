import type { FreePlan } from '@drawbridge/contracts/company';
import { formatLocale, toFigure } from '@drawbridge/ui/messages';
import { t } from './messages.ts';

export type PlanId = 'free' | 'individual' | 'enterprise';
export const PLAN_IDS = ['free', 'individual', 'enterprise'] as const satisfies readonly PlanId[];

/** A plan, wherever it is shown. Its texts name what the product has, and nothing that is still to come. */
export interface Plan {
  id: PlanId;
  name: string;
  whom: string;
  /** The text shown instead of a price that the server does not have. */
  price: string;
  parts: readonly string[];
  /** How it is had; `{email}` is the support address, `{min}` and `{max}` the seats that can be ordered. */
  how: string;
}

export interface PlanFacts {
  /** What the catalogue opens without a plan; undefined until it is known. */
  freePlan: FreePlan | undefined;
  /** Days of a trial that the reader can still have; 0 for none. */
  trialDays: number;
}

/** What the free plan opens, counted by the server. */
function toFreeParts(freePlan: FreePlan | undefined): string[] {
  if (!freePlan) return [t('freeCoursesUncounted'), t('freeLabsUncounted')];
  const { courses, labs, challenges } = freePlan;
  const titles = new Intl.ListFormat(formatLocale()).format(courses.map((title) => t('quoted', { title })));
  const course =
    courses.length === 1
      ? t('freeCourse', { titles })
      : t('freeCourses', { count: toFigure(courses.length), titles });
  return [
    ...(courses.length > 0 ? [course] : []),
    t('freeLabs', { labs: toFigure(labs), challenges: toFigure(challenges) }),
  ];
}

/** The plans from small to large. The server tells their prices. @see BILL-11 */
export function toPlans({ freePlan, trialDays }: PlanFacts): readonly Plan[] {
  const days = toFigure(trialDays);
  return [
    {
      id: 'free',
      name: t('free'),
      whom: t('freeWhom'),
      price: t('freePrice'),
      parts: [...toFreeParts(freePlan), t('freePlaygrounds'), t('freeFavorites')],
      how: t('freeHow'),
    },
    {
      id: 'individual',
      name: t('individual'),
      whom: t('individualWhom'),
      price: t('onRequest'),
      parts: [
        ...(trialDays > 0 ? [t('trial', { days })] : []),
        t('everythingInFree'),
        t('everyCourse'),
        t('ownInvoice'),
      ],
      how: trialDays > 0 ? t('trialHow', { days }) : t('individualHow'),
    },
    {
      id: 'enterprise',
      name: t('enterprise'),
      whom: t('enterpriseWhom'),
      price: t('onRequest'),
      parts: [t('everythingInIndividual'), t('singleSignOn'), t('lti'), t('attempts')],
      how: t('enterpriseHow'),
    },
  ];
}
