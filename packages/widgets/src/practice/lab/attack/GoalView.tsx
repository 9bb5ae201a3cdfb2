import * as page from '@drawbridge/lab-workspace/styles';
import { TestList } from '@drawbridge/lab-workspace/tests';
import { Button, Icon, iconPlay, iconReset, iconTarget } from '@drawbridge/ui';
import { FlagBox } from '../flag/FlagBox.tsx';
import { useLabPage } from '../page/lab-page-context.ts';
import * as styles from './Attack.css.ts';
import { AttackLog } from './AttackLog.tsx';
import { GoalPill } from './GoalPill.tsx';
import { t } from './messages.ts';

/** The task of an exploit lab, the attack so far, and the flag box. */
export function GoalView() {
  const labPage = useLabPage();
  const { actions } = labPage;
  const { goal } = labPage.lab.value;
  if (!goal) return null;
  const isLog = goal.by === 'log';
  const workspace = labPage.workspace.value;
  const browser = workspace.browser.value;
  const entries = browser?.attack.value ?? [];
  return (
    <div className={styles.view}>
      <section className={styles.part} aria-label={t('attack.yours')}>
        <div className={styles.goal}>
          <Icon icon={iconTarget} size={18} className={styles.goalIcon} />
          <h3 className={styles.goalTitle}>{goal.title}</h3>
          <GoalPill />
        </div>
        {isLog ? (
          workspace.engine.value === 'failed' ? (
            <p className={page.muted}>{t('attack.noEngine')}</p>
          ) : (
            <AttackLog entries={entries} />
          )
        ) : (
          <>
            <p className={page.muted}>{t('attack.script', { path: goal.script })}</p>
            <TestList />
          </>
        )}
        <div className={styles.actions}>
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
              loading={workspace.isRunning.value}
              disabled={workspace.engine.value !== 'ready'}
              onClick={actions.run}
            >
              {t('attack.tryIt')}
            </Button>
          )}
        </div>
      </section>
      <FlagBox />
    </div>
  );
}

const toCountId = (count: number) => (count === 1 ? 'attack.log.one' : 'attack.log.count');
