import type { ScoreStore } from '@drawbridge/client/stores/integration/score';
import { Button, Icon, iconCheck, iconClock, iconWarning } from '@drawbridge/ui';
import { format } from '@drawbridge/ui/messages';
import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import * as styles from './launch.css.ts';
import { messages, t } from './messages.ts';
import { contextMessages } from './score-messages.ts';

/** For an instructor: the scores of the context that the gradebook refused, and a button that sends them again. */
export function ContextScoreLine({ store, platform }: { store: ScoreStore; platform: string }) {
  useSignals();
  const [isAsked, setIsAsked] = useState(false);
  const { value: scores } = store.context;
  const { value: resending } = store.resending;
  if (!scores) return null;
  const { counts, faults } = scores;
  const isBusy = resending === 'busy';
  if (counts.given_up > 0 || isBusy || resending === 'failed') {
    const count = counts.given_up === 1 ? messages.oneLost : messages.manyLost;
    const reason = contextMessages[faults[0]?.fault ?? 'refused'];
    return (
      <div className={styles.line} data-state="failed">
        <span className={styles.icon}>
          <Icon icon={iconWarning} size={16} />
        </span>
        <div className={styles.words}>
          <span role="status" className={styles.wordsText}>
            {format(count.text, { platform, count: counts.given_up })} {format(reason.text, { platform })}{' '}
            {resending === 'failed' && t('resendFailed')}
          </span>
          <Button
            size="sm"
            loading={isBusy}
            onClick={() => {
              setIsAsked(true);
              void store.resend();
            }}
          >
            {t('resend')}
          </Button>
        </div>
      </div>
    );
  }
  // Who asked for nothing is told nothing.
  if (!isAsked) return null;
  const waiting = counts.pending + counts.retrying;
  const [icon, message] =
    waiting > 0 ? [iconClock, messages.scoresPending] : [iconCheck, messages.scoresDelivered];
  return (
    <p className={styles.line} data-state={waiting > 0 ? 'pending' : 'delivered'} role="status">
      <span className={styles.icon}>
        <Icon icon={icon} size={16} />
      </span>
      {format(message.text, { platform })}
    </p>
  );
}
