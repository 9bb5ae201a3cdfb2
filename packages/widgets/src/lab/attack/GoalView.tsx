import type { LabStore } from '@drawbridge/client/stores/lab';
import type { LabAttempt, LabPack } from '@drawbridge/contracts';
import { Button, Icon, iconPlay, iconReset, iconSend, iconTarget, StatusPill } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { FlagBox } from '../flag/FlagBox.tsx';
import * as page from '../LabDetail.css.ts';
import { TestList } from '../tests/TestList.tsx';
import type { LabWorkspace } from '../workspace/lab-workspace.ts';
import * as styles from './Attack.css.ts';
import { AttackLog } from './AttackLog.tsx';
import { t } from './messages.ts';
import { hasPracticeFlag } from './practice.ts';

interface GoalViewProps {
  lab: LabPack;
  goal: NonNullable<LabPack['goal']>;
  attempt: LabAttempt;
  store: LabStore;
  workspace: LabWorkspace | undefined;
  onRun: () => void;
  onSubmit: () => void;
}

/** The task of an exploit lab, the attack as it stands, and the box for the flag. */
export function GoalView({ lab, goal, attempt, store, workspace, onRun, onSubmit }: GoalViewProps) {
  useSignals();
  const hasFlag = hasPracticeFlag(lab, workspace);
  const state = store.submitState.value;
  const isBusy = state === 'sending' || state === 'queued';
  const isLog = goal.by === 'log';
  const browser = workspace?.browser.value;
  const entries = browser?.attack.value ?? [];
  return (
    <div className={styles.view}>
      <section className={styles.part} aria-label={t('attack.yours')}>
        <div className={styles.goal}>
          <Icon icon={iconTarget} size={18} className={styles.goalIcon} />
          <h3 className={styles.goalTitle}>{goal.title}</h3>
          <StatusPill
            status={attempt.passed || hasFlag ? 'pass' : 'queued'}
            label={t(attempt.passed ? 'attack.solved' : hasFlag ? 'attack.practised' : 'attack.open')}
          />
        </div>
        {isLog ? (
          workspace?.engine.value === 'failed' ? (
            <p className={page.muted}>{t('attack.noEngine')}</p>
          ) : (
            <AttackLog entries={entries} />
          )
        ) : (
          <>
            <p className={page.muted}>{t('attack.script', { path: goal.script })}</p>
            <TestList lab={lab} workspace={workspace} />
          </>
        )}
        <div className={styles.deeds}>
          {isLog && (
            <span className={styles.count}>{t(toCountId(entries.length), { count: entries.length })}</span>
          )}
          <span className={page.grow} />
          {isLog ? (
            <Button
              size="sm"
              tone="quiet"
              icon={iconReset}
              disabled={!browser}
              onClick={() => void browser?.restart()}
            >
              {t('attack.fresh')}
            </Button>
          ) : (
            <Button
              size="sm"
              icon={iconPlay}
              loading={workspace?.isRunning.value ?? false}
              disabled={workspace?.engine.value !== 'ready'}
              onClick={onRun}
            >
              {t('attack.tryIt')}
            </Button>
          )}
          <Button
            size="sm"
            icon={iconSend}
            loading={isBusy}
            disabled={isLog && entries.length === 0}
            onClick={onSubmit}
          >
            {t('attack.submit')}
          </Button>
        </div>
      </section>
      <FlagBox store={store} attempt={attempt} onSubmit={onSubmit} />
    </div>
  );
}

const toCountId = (count: number) => (count === 1 ? 'attack.log.one' : 'attack.log.count');
