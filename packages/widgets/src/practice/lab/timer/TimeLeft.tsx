import { LAB_EXTENSION } from '@drawbridge/contracts/practice';
import * as page from '@drawbridge/lab-workspace/styles';
import { Button, cx, Icon, iconClock, Tooltip } from '@drawbridge/ui';
import { toClock, useSecondsUntil } from '../../../kit/time/index.ts';
import { useLabPage } from '../page/lab-page-context.ts';
import { t } from './messages.ts';
import * as styles from './TimeLeft.css.ts';

export interface TimeLeftProps {
  /** True shows the time in a row of its own, when the header has no room. */
  isRow?: boolean;
}

/** Shows the time left of a lab with a time limit, and a button that extends it when the end is near. @see LAB-3 */
export function TimeLeft({ isRow = false }: TimeLeftProps) {
  const { session } = useLabPage();
  const deadlineMs = session.deadlineMs.value;
  if (deadlineMs === undefined) return null;
  const clock = <Clock deadlineMs={deadlineMs} />;
  return isRow ? <div className={styles.row}>{clock}</div> : clock;
}

const ONE_MINUTE = 60;

/** Returns the time as screen readers read it: each text once, not every second. */
function toWords(seconds: number, canExtend: boolean): string {
  if (seconds <= ONE_MINUTE) return t('timer.announce.minute');
  if (seconds >= LAB_EXTENSION.belowSeconds) return '';
  return t(canExtend ? 'timer.announce.extend' : 'timer.announce.near');
}

function Clock({ deadlineMs }: { deadlineMs: number }) {
  const { session } = useLabPage();
  const seconds = useSecondsUntil(deadlineMs, session.nowMs);
  const left = session.session.value?.extensions_left ?? 0;
  const isNear = seconds < LAB_EXTENSION.belowSeconds;
  const canExtend = isNear && left > 0;
  const minutes = LAB_EXTENSION.bySeconds / 60;
  return (
    <>
      <Tooltip content={t('timer.detail')}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its tooltip opens on focus */}
        <span role="timer" aria-live="off" tabIndex={0} className={cx(styles.timer, isNear && styles.near)}>
          <Icon icon={iconClock} size={16} />
          {t('timer.left', { clock: toClock(seconds) })}
        </span>
      </Tooltip>
      {canExtend && (
        <Button
          size="sm"
          className={styles.oneLine}
          loading={session.isExtending.value}
          onClick={() => void session.extend()}
        >
          {t('timer.extend', { minutes })}
        </Button>
      )}
      <output className={page.hidden}>{toWords(seconds, canExtend)}</output>
    </>
  );
}
