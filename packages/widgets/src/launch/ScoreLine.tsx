import type { LaunchSession } from '@drawbridge/client';
import { Icon, iconCheck, iconClock, iconWarning } from '@drawbridge/ui';
import { format, useStore, withLoading } from '../provider/index.ts';
import * as styles from './launch.css.ts';
import { messages } from './messages.ts';

/** How far the score is on its way to the platform's gradebook, in one line. */
export const ScoreLine = withLoading(LoadedLine, NoLine, NoLine);

function NoLine() {
  return null;
}

function LoadedLine({ launch }: { launch: LaunchSession }) {
  const store = useStore('score');
  const { value: shown } = launch.launch;
  const { value: score } = store.score;
  if (shown.state !== 'open' || !shown.session.is_graded) return null;
  const platform = shown.session.platform.name;
  if (!score) return <p className={styles.line}>{format(messages.graded.text, { platform })}</p>;
  const { icon, message } = {
    pending: { icon: iconClock, message: messages.scorePending },
    delivered: { icon: iconCheck, message: messages.scoreDelivered },
    failed: { icon: iconWarning, message: messages.scoreFailed },
  }[score.state];
  const percent = Math.round((score.score_given / score.score_maximum) * 100);
  return (
    <p className={styles.line} data-state={score.state} role="status">
      <Icon icon={icon} size={16} /> {format(message.text, { platform, score: percent })}
    </p>
  );
}
