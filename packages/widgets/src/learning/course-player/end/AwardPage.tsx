import type { BadgeAward } from '@drawbridge/contracts/recognition';
import { findResumeItem, isClosed } from '@drawbridge/contracts/rules';
import {
  Button,
  Card,
  EmptyState,
  Inline,
  iconDownload,
  iconExternal,
  iconLink,
  LinkButton,
  ProblemState,
  Skeleton,
  Stack,
  useCopyText,
} from '@drawbridge/ui';
import { formatLocale } from '@drawbridge/ui/messages';
import { useEffect } from 'react';
import { useDrawbridge, useStore, withLoading } from '../../../provider/index.ts';
import { messages, t } from '../messages.ts';
import * as styles from '../player.css.ts';
import type { CoursePlayerProps, PlayedCourse } from '../player-props.ts';

interface AwardPageProps
  extends Pick<CoursePlayerProps, 'onOpenIntro' | 'onLeave' | 'onCompleted' | 'onOpenItem'> {
  awardId: string;
  courseId: string;
  course: PlayedCourse | undefined;
}

/** A badge that was earned: what it is for, and how to show it to others. @see PLAYER-24, PLAYER-26 */
export const AwardPage = withLoading(LoadedPage, Loading);

function LoadedPage({
  awardId,
  courseId,
  course,
  onOpenIntro,
  onLeave = onOpenIntro,
  onCompleted,
  onOpenItem,
}: AwardPageProps) {
  const store = useStore('badgeAward', awardId);
  useEffect(() => void store.load(), [store]);
  const { value: award } = store.award;
  if (award.state === 'loading') return <Loading />;
  const toCourse = <Button onClick={() => onLeave(courseId)}>{t('toCourse')}</Button>;
  if (award.state === 'problem') {
    if (award.problem.status === 404 || award.problem.code === 'bad_input')
      return <EmptyState title={t('badgeMissing')} message={t('badgeMissingHint')} actions={toCourse} />;
    return (
      <ProblemState
        title={t('badgeFailed')}
        message={award.problem.message}
        incidentId={award.problem.incident}
        onRetry={() => void store.load()}
      />
    );
  }
  const resume =
    course && !course.is_completed && !isClosed(course) ? findResumeItem(course.items) : undefined;
  const [text, open] = resume
    ? [messages.goOn, () => onOpenItem(courseId, resume.subject._key, resume.item._key)]
    : course?.is_completed
      ? [messages.toEnd, () => onCompleted(courseId)]
      : [messages.toCourse, () => onLeave(courseId)];
  return <Badge award={award.value} onGoOn={open} goOnText={text.text} />;
}

interface BadgeProps {
  award: BadgeAward;
  onGoOn: () => void;
  goOnText: string;
}

function Badge({ award, onGoOn, goOnText }: BadgeProps) {
  const { notify } = useDrawbridge();
  const { copyText, dialog } = useCopyText();
  async function copy() {
    if (await copyText(award.page_url)) notify('positive', t('linkCopied'));
  }
  const issued = new Date(award.issued_at).toLocaleDateString(formatLocale(), {
    dateStyle: 'long',
  });
  return (
    <Card as="section" padding="none" className={styles.finished}>
      <Stack gap="5" align="center" className={styles.finishedBody}>
        <p className={styles.lead}>{t('badgeEarned')}</p>
        <img src={award.picture} alt="" className={styles.badgePicture} />
        <h1 className={styles.title}>{award.title}</h1>
        <p className={styles.lead}>{award.criteria}</p>
        <p className={styles.spent}>{t('badgeIssued', { date: issued })}</p>
        <Inline gap="3" justify="center">
          <LinkButton icon={iconExternal} href={award.page_url} external>
            {t('badgeShow')}
          </LinkButton>
          <Button icon={iconLink} onClick={() => void copy()}>
            {t('badgeCopy')}
          </Button>
          {dialog}
          <LinkButton icon={iconDownload} href={award.image_url} external>
            {t('badgePicture')}
          </LinkButton>
          <LinkButton icon={iconDownload} href={award.credential_url} external>
            {t('badgeCredential')}
          </LinkButton>
        </Inline>
        <Button tone="primary" onClick={onGoOn}>
          {goOnText}
        </Button>
      </Stack>
    </Card>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={t('badgeLoading')} className={styles.finished}>
      <Skeleton shape="block" height={480} />
    </div>
  );
}
