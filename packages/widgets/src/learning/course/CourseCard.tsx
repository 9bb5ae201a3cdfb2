import { TOOLTIP_TEXT_LIMIT } from '@drawbridge/contracts';
import type { CourseCard as Course } from '@drawbridge/contracts/learning';
import { isClosed } from '@drawbridge/contracts/rules';
import {
  Badge,
  Button,
  Card,
  CardActions,
  cx,
  Inline,
  iconCheck,
  LinkButton,
  ProgressBar,
  Stack,
  Tooltip,
  useLinkRenderer,
} from '@drawbridge/ui';
import { format } from '@drawbridge/ui/messages';
import type { ReactNode } from 'react';
import { toDurationWords, toLevelWord } from '../../kit/labels/index.ts';
import { LockBadge } from '../../kit/lock/index.ts';
import { CoursePicture } from './CoursePicture.tsx';
import * as styles from './card.css.ts';
import { toCourseVerb } from './course-verb.ts';
import { toInstructors } from './instructors.ts';
import { messages, t } from './messages.ts';
import { toReasonText } from './recommendation-reason.ts';

/** The fields of a course that a card shows. */
export type CardCourse = Pick<
  Course,
  | '_key'
  | 'event_name'
  | 'description'
  | 'owasp'
  | 'proficiency'
  | 'career'
  | 'roles'
  | 'total_ttl'
  | 'total_lessons'
  | 'labs_count'
  | 'progress'
  | 'is_new'
  | 'is_enrolled'
  | 'is_completed'
  | 'disabled'
> &
  Partial<Pick<Course, 'logo' | 'upgrade' | 'points' | 'type' | 'reason' | 'instructor_id'>>;

export interface CourseCardProps {
  course: CardCourse;
  /** The address of the course. With it, the card is a link. */
  href?: string | undefined;
  /** The address that Continue opens, if it differs from the address of the course. @see PLAYER-32 */
  continueHref?: string | undefined;
  /** Called when the learner opens the course, also through the link. */
  onOpen?: (courseId: string) => void;
  /** Shown in the corner of the picture: usually the favorite button. */
  favorite?: ReactNode;
  /** True where several rows share a page: a lower picture, one line for whom it is, and no authors. */
  isCompact?: boolean;
}

/** Shortens a description for the tooltip. @see CARD-10, CARD-11 */
export function toTooltipText(description: string): string {
  const characters = Array.from(description);
  return characters.length <= TOOLTIP_TEXT_LIMIT
    ? description
    : `${characters.slice(0, TOOLTIP_TEXT_LIMIT).join('')}…`;
}

const toCount = (count: number, one: { text: string }, many: { text: string }) =>
  count === 1 ? one.text : format(many.text, { count });

/** Names the first three, and how many more there are. */
const toShortList = (names: readonly string[]) =>
  names.slice(0, 3).join(', ') + (names.length > 3 ? ` +${names.length - 3}` : '');

/**
 * Shows one course: what it is, how far the learner is, and the way in. It fetches nothing. `ConnectedCourseCard`
 * fetches the data and adds a favorite button.
 * @see CARD-1..CARD-9, CARD-15, EMB-1
 */
export function CourseCard({
  course,
  href,
  continueHref,
  onOpen,
  favorite,
  isCompact = false,
}: CourseCardProps) {
  const renderLink = useLinkRenderer();
  const roles = course.career ?? course.roles ?? [];
  const instructors = isCompact ? [] : toInstructors(course.instructor_id ?? []).map(({ name }) => name);
  const closed = isClosed(course);
  const tone = course.is_enrolled && !course.is_completed && !closed ? 'primary' : 'neutral';
  // What somebody has begun leads on: its page says what opens it again.
  const isDisabled = course.disabled && !course.is_enrolled;
  const isLink = href !== undefined && !isDisabled;
  const open = () => onOpen?.(course._key);
  return (
    <Card as="article" padding="none" interactive dimmed={isDisabled} data-course={course._key}>
      <div className={cx(styles.picture, isCompact && styles.low)}>
        <CoursePicture course={course} />
        {course.is_new && (
          <div className={styles.ribbon}>
            <Badge tone="primary" solid>
              {t('isNew')}
            </Badge>
          </div>
        )}
        {favorite && <CardActions className={styles.heart}>{favorite}</CardActions>}
      </div>
      <Stack gap={isCompact ? '2' : '3'} className={cx(styles.body, isCompact && styles.tight)}>
        <Inline gap="2">
          {course.proficiency && <Badge>{toLevelWord(course.proficiency)}</Badge>}
          {course.is_completed && (
            <Badge tone="pass" icon={iconCheck}>
              {t('completed')}
            </Badge>
          )}
          <LockBadge thing={course} />
        </Inline>
        <Tooltip content={toTooltipText(course.description)}>
          <h3 className={styles.title}>
            {isLink ? (
              renderLink({ href, className: styles.open, children: course.event_name, onClick: open })
            ) : (
              <button type="button" className={styles.open} disabled={isDisabled} onClick={open}>
                {course.event_name}
              </button>
            )}
          </h3>
        </Tooltip>
        <p className={styles.facts}>
          <span>{toDurationWords(course.total_ttl)}</span>
          {course.points === undefined ? (
            <>
              <span>{toCount(course.total_lessons, messages.subject, messages.subjects)}</span>
              <span>{toCount(course.labs_count, messages.lab, messages.labs)}</span>
            </>
          ) : (
            <span>{t('points', { count: course.points })}</span>
          )}
        </p>
        {(roles.length > 0 || instructors.length > 0) && (
          <div className={styles.people}>
            {roles.length > 0 && (
              <p className={cx(styles.peopleLine, isCompact && styles.oneLine)}>
                <span className={styles.peopleLabel}>{t('idealFor')}</span> {toShortList(roles)}
              </p>
            )}
            {instructors.length > 0 && (
              <p className={styles.peopleLine}>
                {t('instructors')} {toShortList(instructors)}
              </p>
            )}
          </div>
        )}
        {closed && course.is_enrolled && (
          <p className={styles.closed}>{t(course.type === 'challenge' ? 'closedChallenge' : 'closed')}</p>
        )}
        {course.reason && <p className={styles.reason}>{toReasonText(course.reason)}</p>}
        <div className={cx(styles.foot, isCompact && styles.footInLine)}>
          <ProgressBar
            value={course.progress}
            label={t('progress', { title: course.event_name })}
            showValue
            size="sm"
          />
          <CardActions>
            {isLink ? (
              <LinkButton
                size="sm"
                wide={!isCompact}
                tone={tone}
                href={closed ? href : (continueHref ?? href)}
                onClick={open}
              >
                {toCourseVerb(course)}
              </LinkButton>
            ) : (
              <Button size="sm" wide={!isCompact} tone={tone} disabled={isDisabled} onClick={open}>
                {toCourseVerb(course)}
              </Button>
            )}
          </CardActions>
        </div>
      </Stack>
    </Card>
  );
}
