import type { LaunchSession } from '@drawbridge/client';
import { toScorePercent } from '@drawbridge/contracts/rules';
import { Icon, iconCheck, iconClock, iconReports, iconWarning } from '@drawbridge/ui';
import { format } from '@drawbridge/ui/messages';
import { useStore, withLoading } from '../../provider/index.ts';
import { ContextScoreLine } from './ContextScoreLine.tsx';
import * as styles from './launch.css.ts';
import { messages, t } from './messages.ts';
import { refusedMessages } from './score-messages.ts';
import { useFollowedScore } from './use-followed-score.ts';

/**
 * The delivery state of scores in one line: the learner's own or, for an instructor, those of the context that did not
 * arrive.
 */
export const ScoreLine = withLoading(LoadedLine, NoLine, NoLine);

function NoLine() {
  return null;
}

function LoadedLine({ launch }: { launch: LaunchSession }) {
  const store = useStore('score');
  const { value: shown } = launch.launch;
  const session = shown.state === 'open' ? shown.session : undefined;
  const isInstructor = session?.learner.is_instructor ?? false;
  useFollowedScore(store, isInstructor ? 'context' : session?.is_graded ? 'own' : 'none');
  const { value: score } = store.score;
  if (!session) return null;
  const platform = session.platform.name;
  if (isInstructor) return <ContextScoreLine store={store} platform={platform} />;
  if (!session.is_graded) return null;
  if (!score) return <p className={styles.line}>{t('graded', { platform })}</p>;
  const percent = toScorePercent(score.score_given, score.score_maximum);
  const isWhole = percent === 100;
  const { icon, message } = {
    pending: { icon: iconClock, message: score.fault ? messages.scoreWaits : messages.scorePending },
    // A tick beside half of the score would say that all is done.
    delivered: { icon: isWhole ? iconCheck : iconReports, message: messages.scoreDelivered },
    failed: { icon: iconWarning, message: refusedMessages[score.fault ?? 'refused'] },
  }[score.state];
  return (
    <p className={styles.line} data-state={score.state} data-whole={isWhole} role="status">
      <span className={styles.icon}>
        <Icon icon={icon} size={16} />
      </span>
      {format(message.text, { platform, score: percent })}
    </p>
  );
}
