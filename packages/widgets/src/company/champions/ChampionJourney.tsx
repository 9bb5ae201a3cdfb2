import type { JourneyCard } from '@drawbridge/contracts/learning';
import { Card, LinkButton, ProgressBar, Stack, Thumbnail, useLinkRenderer } from '@drawbridge/ui';
import * as card from '../../kit/card/card.css.ts';
import * as styles from './champions.css.ts';
import { t } from './messages.ts';

export interface ChampionJourneyProps {
  journey: JourneyCard;
  toJourneyHref: (journeyId: string) => string;
  toCourseHref: (courseId: string) => string;
}

/** The journey for champions, with the reader's progress and next step. @see COMP-33 */
export function ChampionJourney({ journey, toJourneyHref, toCourseHref }: ChampionJourneyProps) {
  const renderLink = useLinkRenderer();
  const { id, title, summary, owasp, progress, courses, next_course_id } = journey;
  const next = courses.find((course) => course.id === next_course_id);
  return (
    <Card as="section">
      <Stack gap="4">
        <h2 className={card.heading}>{t('journey')}</h2>
        <div className={styles.picture}>
          <Thumbnail seed={id} topic={owasp} />
        </div>
        <div>
          <h3 className={card.title}>{title}</h3>
          <p className={card.note}>{summary}</p>
        </div>
        <ProgressBar value={progress} label={t('progress', { title })} showValue />
        {next ? (
          <>
            <div>
              <p className={card.note}>{t('next')}</p>
              <p className={styles.nextTitle}>{next.title}</p>
            </div>
            <LinkButton tone="primary" wide href={toCourseHref(next.id)}>
              {progress > 0 ? t('continue') : t('start')}
            </LinkButton>
          </>
        ) : (
          <p className={card.lead}>{t('allDone')}</p>
        )}
        <p className={card.note}>{renderLink({ href: toJourneyHref(id), children: t('toJourney') })}</p>
      </Stack>
    </Card>
  );
}
