import { Button, iconArrowRight, LinkButton, Skeleton, Stack } from '@drawbridge/ui';
import { useEffect } from 'react';
import { useStore, withLoading } from '../../../provider/index.ts';
import { LoadingPlayer } from '../LoadingPlayer.tsx';
import { t } from '../messages.ts';
import * as styles from '../player.css.ts';
import { CourseAwards } from './CourseAwards.tsx';
import { Finished, type FinishedProps } from './Finished.tsx';

/** What the page can link to. In the frame of another site it has no such pages. */
export interface EndWays {
  toCourseHref: (courseId: string) => string;
  /** Who issues certificates, for the form of LinkedIn. */
  organization: string;
}

interface CourseEndProps extends Omit<FinishedProps, 'picture' | 'next' | 'awards'> {
  ways: EndWays | undefined;
  hasCertificate: boolean;
  /** Opens the page of a badge. Without it, the badge is no link. */
  onBadge: ((courseId: string, awardId: string) => void) | undefined;
}

/** The end of a course with its badge, its certificate and the course that comes next. @see PLAYER-40 */
export const CourseEnd = withLoading(LoadedEnd, LoadingPlayer);

function LoadedEnd({ ways, hasCertificate, onBadge, ...shown }: CourseEndProps) {
  const { course } = shown;
  const badges = useStore('badges');
  const certifications = useStore('certifications');
  useEffect(() => void badges.load(), [badges]);
  useEffect(() => {
    if (hasCertificate) void certifications.load();
  }, [certifications, hasCertificate]);
  const { value: held } = badges.badges;
  const { value: content } = certifications.content;
  const award =
    held.state === 'ready'
      ? held.value.earned.find(({ evidence }) => evidence.kind === 'course' && evidence.id === course._key)
      : undefined;
  const certificate =
    content.state === 'ready'
      ? content.value.course_certificates.find(
          ({ subject_id, state }) => subject_id === course._key && state === 'valid',
        )
      : undefined;
  const openBadge = award && onBadge && (() => onBadge(course._key, award.id));
  return (
    <Finished
      {...shown}
      picture={
        held.state === 'loading' ? (
          <div className={styles.honor}>
            <Skeleton shape="block" height={180} />
          </div>
        ) : (
          award && (
            <div className={styles.honor}>
              {openBadge ? (
                <button
                  type="button"
                  className={styles.honorLink}
                  aria-label={t('badgeOpenOf', { title: award.title })}
                  onClick={openBadge}
                >
                  <img src={award.picture} alt="" className={styles.badgePicture} />
                </button>
              ) : (
                <img src={award.picture} alt="" className={styles.badgePicture} />
              )}
            </div>
          )
        )
      }
      next={ways && <NextCourseLink courseId={course._key} ways={ways} onBrowse={shown.onBrowse} />}
      awards={
        (award || certificate) && (
          <CourseAwards
            award={award}
            certificate={certificate}
            store={certifications}
            onOpenBadge={openBadge}
            organization={ways?.organization}
          />
        )
      }
    />
  );
}

interface NextCourseLinkProps {
  courseId: string;
  ways: EndWays;
  onBrowse: FinishedProps['onBrowse'];
}

/** The one primary button of the page: the next open course, or all courses where none is left. */
const NextCourseLink = withLoading(LoadedNext, LoadingNext);

function LoadingNext() {
  return (
    <div role="status" aria-label={t('nextLoading')} className={styles.nextLoading}>
      <Skeleton shape="block" height={40} />
    </div>
  );
}

function LoadedNext({ courseId, ways, onBrowse }: NextCourseLinkProps) {
  const store = useStore('nextCourse', courseId);
  useEffect(() => void store.load(), [store]);
  const { value: next } = store.next;
  if (next.state === 'loading') return <LoadingNext />;
  const found = next.state === 'ready' ? next.value : undefined;
  if (!found)
    return (
      onBrowse && (
        <Button tone="primary" onClick={onBrowse}>
          {t('browse')}
        </Button>
      )
    );
  return (
    <Stack gap="2" align="center">
      <LinkButton tone="primary" iconEnd={iconArrowRight} href={ways.toCourseHref(found.course._key)}>
        {t('nextCourse', { title: found.course.event_name })}
      </LinkButton>
      {found.journey !== undefined && (
        <span className={styles.nextJourney}>{t('nextInJourney', { title: found.journey })}</span>
      )}
    </Stack>
  );
}
