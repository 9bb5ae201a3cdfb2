import { toReasonText } from '@drawbridge/widgets/learning/course';
import { ContinueCard, ContinueCardLoading } from './ContinueCard.tsx';
import type { Hero } from './choose-hero.ts';
import { t } from './messages.ts';
import { useHero } from './use-hero.ts';

function toLabel({ kind, journey = '' }: Hero): string {
  return kind === 'next' ? t('nextIn', { journey }) : t(kind);
}

/** The course to begin, when none is under way. @see REC-8, SIGN-13 */
export function ChosenHero() {
  const hero = useHero();
  if (hero === 'waiting') return <ContinueCardLoading />;
  if (!hero) return null;
  const { course } = hero;
  return (
    <ContinueCard
      course={course}
      label={toLabel(hero)}
      reason={course.reason && toReasonText(course.reason)}
    />
  );
}
