import type { CourseCard, JourneyDetail as Journey } from '@drawbridge/contracts/learning';
import { isClosed } from '@drawbridge/contracts/rules';
import {
  Badge,
  cx,
  Inline,
  iconCheck,
  LinkButton,
  ProgressBar,
  Stack,
  Thumbnail,
  useLinkRenderer,
} from '@drawbridge/ui';
import { useEffect } from 'react';
import * as card from '../../kit/card/card.css.ts';
import { toDurationWords, toLevelWord } from '../../kit/labels/index.ts';
import { isNotFound, LoadingBlocks, LoadProblem, NotFound, useTitle } from '../../kit/loadable/index.ts';
import { LockBadge } from '../../kit/lock/index.ts';
import { useStore, withLoading } from '../../provider/index.ts';
import { toCoursesText } from './JourneyList.tsx';
import * as styles from './journeys.css.ts';
import { t } from './messages.ts';

export interface JourneyDetailProps {
  journeyId: string;
  /** Give the addresses of a course and of the list of journeys. */
  toCourseHref: (courseId: string) => string;
  listHref: string;
  /** Called with the title once it is known, for the title of the page. */
  onTitle?: (title: string) => void;
}

/** Shows one journey: its courses in order with their states, the total progress, and the next step. @see NAV-23 */
export const JourneyDetail = withLoading(LoadedJourney, Loading);

function LoadedJourney({ journeyId, onTitle, ...links }: JourneyDetailProps) {
  const store = useStore('journey', journeyId);
  useEffect(() => void store.load(), [store]);
  const journey = store.journey.value;
  useTitle(journey.state === 'ready' ? journey.value.title : undefined, onTitle);

  if (journey.state === 'loading') return <Loading />;
  if (journey.state === 'problem') {
    const { problem } = journey;
    if (isNotFound(problem))
      return (
        <NotFound
          title={t('notFound')}
          message={t('notFoundText')}
          actions={<LinkButton href={links.listHref}>{t('toList')}</LinkButton>}
        />
      );
    return <LoadProblem title={t('failed')} problem={problem} onRetry={() => void store.load()} />;
  }
  return <Shown journey={journey.value} {...links} />;
}

function Shown({ journey, toCourseHref }: { journey: Journey } & Pick<JourneyDetailProps, 'toCourseHref'>) {
  const { title, description, level, roles, courses, total_ttl, next_course_id } = journey;
  return (
    <Stack gap="8">
      <div className={styles.head}>
        <Stack gap="4">
          <h1 className={card.name}>{title}</h1>
          <p className={card.lead}>{description}</p>
          <Inline gap="2">
            <Badge>{toLevelWord(level)}</Badge>
          </Inline>
          <p className={card.facts}>
            <span>{toCoursesText(courses.length)}</span>
            <span>{toDurationWords(total_ttl)}</span>
            <span>
              {t('idealFor')} {roles.join(', ')}
            </span>
          </p>
        </Stack>
        <NextStep journey={journey} toCourseHref={toCourseHref} />
      </div>
      <Stack gap="4" as="section">
        <h2 className={card.heading}>{t('courses')}</h2>
        <ol className={styles.rows}>
          {courses.map((course, nth) => (
            <Row
              key={course._key}
              course={course}
              place={nth + 1}
              isNext={course._key === next_course_id}
              href={toCourseHref(course._key)}
            />
          ))}
        </ol>
      </Stack>
    </Stack>
  );
}

function NextStep({
  journey: { id, title, owasp, progress, courses, next_course_id },
  toCourseHref,
}: {
  journey: Journey;
  toCourseHref: JourneyDetailProps['toCourseHref'];
}) {
  const next = courses.find(({ _key }) => _key === next_course_id);
  const hasBegun = courses.some(({ completed_items }) => completed_items > 0);
  return (
    <aside className={styles.aside} aria-label={t('next')}>
      <div className={styles.asidePicture}>
        <Thumbnail seed={id} topic={owasp} />
      </div>
      <div className={styles.asideBody}>
        <ProgressBar value={progress} label={t('progress', { title })} showValue />
        {next ? (
          <>
            <div>
              <p className={card.note}>{t('next')}</p>
              <p className={card.title}>{next.event_name}</p>
              {isClosed(next) && <p className={card.note}>{t('closedText')}</p>}
            </div>
            <LinkButton tone="primary" wide href={toCourseHref(next._key)}>
              {isClosed(next) ? t('seeCourse') : hasBegun ? t('continue') : t('start')}
            </LinkButton>
          </>
        ) : (
          <div>
            <p className={card.title}>{t('allDone')}</p>
            <p className={card.note}>{t('allDoneText')}</p>
          </div>
        )}
      </div>
    </aside>
  );
}

function Row({
  course,
  place,
  isNext,
  href,
}: {
  course: CourseCard;
  place: number;
  isNext: boolean;
  href: string;
}) {
  const renderLink = useLinkRenderer();
  const { _key, event_name, total_ttl, owasp, progress, is_completed, completed_items } = course;
  return (
    <li className={cx(styles.row, isNext && styles.rowNext)}>
      <span className={styles.place} aria-hidden>
        {place}
      </span>
      <div className={styles.rowPicture}>
        <Thumbnail seed={_key} topic={owasp[0]} />
      </div>
      <div className={styles.rowWords}>
        <h3 className={card.title}>
          {renderLink({ href, className: card.openLifting, children: event_name })}
        </h3>
        <p className={card.facts}>
          <span>{toDurationWords(total_ttl)}</span>
          {isNext && <span>{t('next')}</span>}
        </p>
      </div>
      <div className={styles.rowState}>
        {is_completed ? (
          <Badge tone="pass" icon={iconCheck}>
            {t('completed')}
          </Badge>
        ) : isClosed(course) ? (
          <LockBadge thing={course} />
        ) : (
          <Badge tone={completed_items > 0 ? 'primary' : 'neutral'}>
            {completed_items > 0 ? t('inProgress', { percent: progress }) : t('notStarted')}
          </Badge>
        )}
      </div>
    </li>
  );
}

function Loading() {
  return <LoadingBlocks label={t('loading')} heights={[300, 320]} gap="8" />;
}
