import type { PlatformStore, ScorePage } from '@drawbridge/client/stores/integration/platform';
import { type QueuedScore, SCORE_STATES, type ScoreState } from '@drawbridge/contracts/integration';
import {
  Badge,
  Button,
  Card,
  iconClock,
  iconFailed,
  iconPassed,
  iconReload,
  Select,
  Skeleton,
} from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { LoadProblem } from '../../kit/loadable/index.ts';
import { Pages } from '../../kit/paged-table/Pages.tsx';
import { toMoment } from '../../kit/time/moment-text.ts';
import { useDrawbridge } from '../../provider/index.ts';
import * as styles from './lti-integration.css.ts';
import { t } from './messages.ts';

const LOOKS = {
  given_up: { tone: 'fail', icon: iconFailed },
  retrying: { tone: 'warn', icon: iconReload },
  pending: { tone: 'info', icon: iconClock },
  delivered: { tone: 'pass', icon: iconPassed },
} as const;

function toOptions({ counts }: ScorePage) {
  const all = SCORE_STATES.reduce((sum, state) => sum + counts[state], 0);
  return [
    { value: '', label: t('scores.state.all', { count: all }) },
    ...SCORE_STATES.map((state) => ({
      value: state,
      label: t(`scores.state.${state}`, { count: counts[state] }),
    })),
  ];
}

/** Scores on their way to the gradebook: why some did not arrive, and sending them again. @see LTI-19 */
export function ScoreQueue({ store }: { store: PlatformStore }) {
  useSignals();
  const { notify } = useDrawbridge();
  const [state, setState] = useState<ScoreState>();
  const [page, setPage] = useState(1);
  const [sending, setSending] = useState<string>();
  useEffect(() => void store.loadScores(state, page), [store, state, page]);
  const known = store.scores.value;

  async function resend(scoreId?: string) {
    setSending(scoreId ?? 'all');
    const outcome = await store.resendScores(scoreId);
    setSending(undefined);
    if (outcome.kind === 'refused') return notify('negative', outcome.text);
    const count = outcome.kind === 'done' ? outcome.value : 0;
    if (count === 0) return notify('info', t('scores.resent.none'));
    return notify('positive', count === 1 ? t('scores.resent.one') : t('scores.resent', { count }));
  }
  const givenUp = known.state === 'ready' ? known.value.counts.given_up : 0;
  return (
    <Card as="section" aria-labelledby="platform-scores">
      <div className={styles.part}>
        <div className={styles.head}>
          <div className={styles.words}>
            <h2 id="platform-scores" className={styles.title}>
              {t('scores')}
            </h2>
            <p className={styles.about}>{t('scores.about')}</p>
          </div>
          {givenUp > 0 && (
            <Button loading={sending === 'all'} onClick={() => void resend()}>
              {t('scores.resend.all')}
            </Button>
          )}
        </div>
        {known.state === 'loading' && <Skeleton shape="block" height={96} />}
        {known.state === 'problem' && (
          <LoadProblem
            compact
            title={t('scores.problem')}
            problem={known.problem}
            onRetry={() => void store.loadScores(state, page)}
          />
        )}
        {known.state === 'ready' && (
          <>
            <Select
              label={t('scores.state')}
              className={styles.filter}
              options={toOptions(known.value)}
              value={state ?? ''}
              onChange={(value) => {
                setState(SCORE_STATES.find((one) => one === value));
                setPage(1);
              }}
            />
            {known.value.items.length === 0 ? (
              <p className={styles.plain}>{t(state ? 'scores.none.state' : 'scores.none')}</p>
            ) : (
              <ul aria-label={t('scores.list')} className={styles.lines}>
                {known.value.items.map((score) => (
                  <ScoreRow
                    key={score.id}
                    score={score}
                    isSending={sending === score.id}
                    onResend={() => void resend(score.id)}
                  />
                ))}
              </ul>
            )}
            <Pages
              shown={{ ...known.value, pageSize: known.value.page_size }}
              previousLabel={t('scores.before')}
              nextLabel={t('scores.after')}
              onPage={setPage}
            />
          </>
        )}
      </div>
    </Card>
  );
}

interface ScoreRowProps {
  score: QueuedScore;
  isSending: boolean;
  onResend: () => void;
}

function ScoreRow({ score, isSending, onResend }: ScoreRowProps) {
  const { learner, item_title: title, state, reason, said, next_try_at: next, delivered_at: arrived } = score;
  const { tone, icon } = LOOKS[state];
  return (
    <li className={styles.line}>
      <div className={styles.lineWords}>
        <span className={styles.marks}>
          <Badge tone={tone} icon={icon}>
            {t(`score.${state}`)}
          </Badge>
          <span className={styles.strong}>{learner}</span>
          <span className={styles.side}>
            {t('score.of', { score: score.score_given, most: score.score_maximum })}
          </span>
        </span>
        <span className={styles.side}>{title}</span>
        {reason && <span className={styles.plain}>{reason}</span>}
        {said && <span className={styles.side}>{t('score.said', { words: said })}</span>}
        {next && <span className={styles.side}>{t('score.next', { time: toMoment(next) })}</span>}
        {state === 'delivered' && arrived && (
          <span className={styles.side}>{t('score.arrived', { time: toMoment(arrived) })}</span>
        )}
      </div>
      {(state === 'given_up' || state === 'retrying') && (
        <Button
          size="sm"
          loading={isSending}
          aria-label={t('scores.resend.what', { learner, title })}
          onClick={onResend}
        >
          {t('scores.resend')}
        </Button>
      )}
    </li>
  );
}
