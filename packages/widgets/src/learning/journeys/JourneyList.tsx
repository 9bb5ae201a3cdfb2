import type { Loadable, ShownProblem } from '@drawbridge/client';
import type { JourneyCard } from '@drawbridge/contracts/learning';
import {
  Badge,
  Card,
  cx,
  EmptyState,
  Icon,
  Inline,
  iconCheck,
  ProgressBar,
  Stack,
  Thumbnail,
  useLinkRenderer,
} from '@drawbridge/ui';
import { useEffect } from 'react';
import * as card from '../../kit/card/card.css.ts';
import { toDurationWords, toLevelWord } from '../../kit/labels/index.ts';
import { LoadingBlocks, LoadProblem } from '../../kit/loadable/index.ts';
import { useStore, withLoading } from '../../provider/index.ts';
import * as styles from './journeys.css.ts';
import { t } from './messages.ts';

export interface JourneyListProps {
  journeys: Loadable<JourneyCard[], ShownProblem>;
  onRetry?: (() => void) | undefined;
  /** Gives the address of a journey. */
  toHref: (journeyId: string) => string;
}

export const toCoursesText = (count: number) => (count === 1 ? t('coursesOne') : t('coursesMany', { count }));

/**
 * Shows journeys as cards, each with its courses in order. It fetches nothing. `ConnectedJourneyList` fetches the data.
 * @see NAV-23
 */
export function JourneyList({ journeys, onRetry, toHref }: JourneyListProps) {
  if (journeys.state === 'loading')
    return <LoadingBlocks label={t('loading')} heights={[230, 230]} gap="5" />;
  if (journeys.state === 'problem')
    return <LoadProblem title={t('failed')} problem={journeys.problem} onRetry={onRetry} />;
  if (journeys.value.length === 0) return <EmptyState title={t('nothing')} message={t('nothingText')} />;
  return (
    <ul className={styles.list}>
      {journeys.value.map((journey) => (
        <li key={journey.id}>
          <Journey journey={journey} href={toHref(journey.id)} />
        </li>
      ))}
    </ul>
  );
}

function Journey({ journey, href }: { journey: JourneyCard; href: string }) {
  const renderLink = useLinkRenderer();
  const { id, title, summary, level, owasp, courses, progress, is_completed, total_ttl } = journey;
  return (
    <Card as="article" padding="none" interactive>
      <div className={styles.card}>
        <div className={styles.picture}>
          <Thumbnail seed={id} topic={owasp} className={styles.fill} />
        </div>
        <Stack gap="3" className={styles.body}>
          <Inline gap="2">
            <Badge>{toLevelWord(level)}</Badge>
            {is_completed && (
              <Badge tone="pass" icon={iconCheck}>
                {t('completed')}
              </Badge>
            )}
          </Inline>
          <h2 className={card.largeTitle}>
            {renderLink({ href, className: card.openLifting, children: title })}
          </h2>
          <p className={card.lead}>{summary}</p>
          <ol className={styles.steps} aria-label={t('courses')}>
            {courses.map((course, nth) => (
              <li key={course.id} className={cx(styles.step, course.is_completed && styles.stepDone)}>
                {course.is_completed ? (
                  <Icon icon={iconCheck} size={16} label={t('completed')} />
                ) : (
                  <span className={styles.number} aria-hidden>
                    {nth + 1}
                  </span>
                )}
                {course.title}
              </li>
            ))}
          </ol>
          <p className={card.facts}>
            <span>{toCoursesText(courses.length)}</span>
            <span>{toDurationWords(total_ttl)}</span>
          </p>
          <ProgressBar value={progress} label={t('progress', { title })} showValue size="sm" />
        </Stack>
      </div>
    </Card>
  );
}

export type ConnectedJourneyListProps = Pick<JourneyListProps, 'toHref'>;

/** Shows every journey with the learner's progress. @see NAV-23 */
export const ConnectedJourneyList = withLoading(LoadedList, LoadingList);

function LoadedList(props: ConnectedJourneyListProps) {
  const store = useStore('journeys');
  useEffect(() => void store.load(), [store]);
  return <JourneyList {...props} journeys={store.journeys.value} onRetry={() => void store.load()} />;
}

function LoadingList(props: ConnectedJourneyListProps) {
  return <JourneyList {...props} journeys={{ state: 'loading' }} />;
}
