import type { LaunchStore } from '@drawbridge/client/stores/launch';
import { Icon, iconCheck, iconClock, iconWarning } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { format } from '../provider/index.ts';
import * as styles from './launch.css.ts';
import { messages } from './messages.ts';

/** How far the score is on its way to the platform's gradebook, in one line. */
export function ScoreLine({ launch }: { launch: LaunchStore }) {
  useSignals();
  const { value: shown } = launch.launch;
  const { value: score } = launch.score;
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
