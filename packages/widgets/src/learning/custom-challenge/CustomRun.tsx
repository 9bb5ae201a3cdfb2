import type { CustomChallenge } from '@drawbridge/contracts/learning';
import {
  Badge,
  Button,
  Callout,
  Card,
  ConfirmDialog,
  Icon,
  iconCheck,
  iconClock,
  LinkButton,
  ProgressBar,
  Stack,
} from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { useEffect, useRef, useState } from 'react';
import { toLevelWord } from '../../kit/labels/index.ts';
import { toClock, useSecondsUntil } from '../../kit/time/index.ts';
import * as styles from './custom-challenge.css.ts';
import { t } from './messages.ts';

export interface CustomRunProps {
  set: CustomChallenge;
  /** True while the run blocks the links of the page around it. */
  isRestClosed?: boolean;
  toHref: (challenge: CustomChallenge['challenges'][number]) => string;
  onStart: () => void;
  onFinish: () => void;
  /** Called when the time is over, to fetch the state of the run. */
  onTimeUp: () => void;
}

/** Shows a set of challenges and its run against the clock. @see LAB-9 */
export function CustomRun({
  set,
  isRestClosed = false,
  toHref,
  onStart,
  onFinish,
  onTimeUp,
}: CustomRunProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { run, challenges } = set;
  const solved = new Map((run?.solved ?? []).map(({ lab_id, points }) => [lab_id, points]));
  const points = [...solved.values()].reduce((sum, one) => sum + one, 0);
  const isRunning = run?.state === 'running';
  return (
    <Stack gap="6">
      <Card className={styles.card}>
        <div className={styles.head}>
          {isRunning ? (
            <TimeLeft key={set.now} set={set} onTimeUp={onTimeUp} />
          ) : (
            <p className={styles.muted}>{run ? <Result set={set} /> : t('startHint')}</p>
          )}
          {isRunning ? (
            <Button onClick={() => setIsAsked(true)}>{t('finish')}</Button>
          ) : (
            <Button tone="primary" onClick={onStart}>
              {run ? t('startAgain') : t('start')}
            </Button>
          )}
        </div>
        {isRestClosed && <p className={styles.muted}>{t('restClosed')}</p>}
        {run && (
          <>
            <ProgressBar
              value={Math.round((100 * solved.size) / Math.max(1, challenges.length))}
              label={set.title}
            />
            <p className={styles.facts}>
              <span>
                {t('solvedCount', {
                  done: toFigure(solved.size),
                  count: toFigure(challenges.length),
                })}
              </span>
              <span>
                {t('pointsCount', {
                  points: toFigure(points),
                  count: toFigure(challenges.reduce((sum, one) => sum + one.points, 0)),
                })}
              </span>
            </p>
          </>
        )}
      </Card>
      <ol className={styles.list}>
        {challenges.map((challenge) => (
          <li key={challenge.lab_id} className={styles.row}>
            <div className={styles.words}>
              <h2 className={styles.name}>{challenge.title}</h2>
              <p className={styles.facts}>
                <span>{toLevelWord(challenge.level)}</span>
                <span>{t('limitMinutes', { count: challenge.minutes })}</span>
              </p>
            </div>
            {solved.has(challenge.lab_id) && (
              <Badge tone="pass" icon={iconCheck}>
                {t('solved')}
              </Badge>
            )}
            <LinkButton
              size="sm"
              href={toHref(challenge)}
              aria-label={`${t('openChallenge')}: ${challenge.title}`}
            >
              {t('open')}
            </LinkButton>
          </li>
        ))}
      </ol>
      <ConfirmDialog
        open={isAsked}
        title={t('finishTitle')}
        message={t('finishText')}
        confirmLabel={t('finish')}
        onCancel={() => setIsAsked(false)}
        onConfirm={() => {
          setIsAsked(false);
          onFinish();
        }}
      />
    </Stack>
  );
}

function Result({ set: { run, challenges } }: { set: CustomChallenge }) {
  if (!run) return null;
  if (run.solved.length === challenges.length) return <Callout tone="pass">{t('allSolved')}</Callout>;
  const isByLimit = run.ends_at !== null && run.finished_at === run.ends_at;
  return isByLimit ? t('timeUp') : t('finished');
}

/** Counted from when the server answered: the clock of the browser may be wrong. */
function TimeLeft({ set: { run, now }, onTimeUp }: { set: CustomChallenge; onTimeUp: () => void }) {
  const endsAt = run?.ends_at ?? null;
  // Each answer of the server is another one of these.
  const [deadlineMs] = useState(() =>
    endsAt === null ? undefined : performance.now() + Date.parse(endsAt) - Date.parse(now),
  );
  if (deadlineMs === undefined) return <p className={styles.time}>{t('unlimited')}</p>;
  return <Countdown deadlineMs={deadlineMs} onTimeUp={onTimeUp} />;
}

const readClock = () => performance.now();

function Countdown({ deadlineMs, onTimeUp }: { deadlineMs: number; onTimeUp: () => void }) {
  const seconds = useSecondsUntil(deadlineMs, readClock);
  const isUp = seconds === 0;
  const latest = useRef(onTimeUp);
  useEffect(() => {
    latest.current = onTimeUp;
  });
  useEffect(() => {
    if (isUp) latest.current();
  }, [isUp]);
  return (
    <p role="timer" aria-live="off" className={styles.time}>
      <Icon icon={iconClock} size={20} />
      {t('left', { clock: toClock(seconds) })}
    </p>
  );
}
