import { Button, iconPlay, Tabs } from '@drawbridge/ui';
import { useId } from 'react';
import { FlagBanner } from '../attack/FlagBanner.tsx';
import { DeferredBoundary, DeferredSkeleton } from '../deferred/DeferredBoundary.tsx';
import { GoalView, ResultView } from '../deferred/index.ts';
import * as page from '../LabDetail.css.ts';
import { Pane } from '../Pane.tsx';
import { useLabPage } from '../page/lab-page-context.ts';
import { toPaneLabel } from '../pane-labels.ts';
import { t } from './messages.ts';
import { TestList } from './TestList.tsx';
import * as styles from './TestsPane.css.ts';
import { countPassed } from './test-labels.ts';

/** The visible tests, or the goal of an exploit lab; and the server's verdict. */
export function TestsPane() {
  const labPage = useLabPage();
  const { view } = labPage;
  const id = useId();
  const lab = labPage.lab.value;
  const tab = view.testsTab.value;
  const label = toPaneLabel(lab, 'tests');
  const isScriptReady =
    lab.goal?.by === 'script' && !labPage.attempt.value.passed && labPage.hasPracticeFlag.value;
  return (
    <Pane
      id="tests"
      label={label}
      head={
        <>
          <Tabs
            label={t('tests.tabs')}
            variant="pill"
            tabs={[
              { id: 'tests', label },
              { id: 'result', label: t('tests.result') },
            ]}
            value={tab}
            onChange={(next) => view.showTestsTab(next === 'result' ? 'result' : 'tests')}
            panelId={`${id}-panel`}
          />
          <span className={page.grow} />
          {tab === 'tests' && !lab.goal && <RunBar />}
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled area must be reachable by keyboard */}
      <div
        id={`${id}-panel`}
        role="tabpanel"
        tabIndex={0}
        aria-label={tab === 'tests' ? label : t('tests.result')}
        className={styles.panel}
      >
        {tab === 'result' && (
          <DeferredBoundary waiting={<DeferredSkeleton />}>
            <ResultView />
          </DeferredBoundary>
        )}
        {tab === 'tests' && isScriptReady && <FlagBanner />}
        {tab === 'tests' &&
          (lab.goal ? (
            <DeferredBoundary waiting={<DeferredSkeleton />}>
              <GoalView />
            </DeferredBoundary>
          ) : (
            <TestList />
          ))}
      </div>
    </Pane>
  );
}

function RunBar() {
  const { actions, ...labPage } = useLabPage();
  const workspace = labPage.workspace.value;
  const results = workspace.results.value;
  return (
    <>
      {results.length > 0 && workspace.fault.value === undefined && (
        <span className={page.muted}>
          {t('tests.count', { passed: countPassed(results), all: results.length })}
        </span>
      )}
      <Button
        size="sm"
        icon={iconPlay}
        loading={workspace.isRunning.value}
        onClick={actions.run}
        disabled={workspace.engine.value !== 'ready'}
      >
        {t('tests.run')}
      </Button>
    </>
  );
}
