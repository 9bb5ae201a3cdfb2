import type { LabStore } from '@drawbridge/client/stores/lab';
import type { LabAttempt, LabPack } from '@drawbridge/contracts';
import { Button, iconPlay, Tabs } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import { FlagBanner } from '../attack/FlagBanner.tsx';
import { hasPracticeFlag } from '../attack/practice.ts';
import { DeferredBoundary, DeferredSkeleton } from '../deferred/DeferredBoundary.tsx';
import { GoalView, ResultView } from '../deferred/index.ts';
import * as page from '../LabDetail.css.ts';
import { Pane } from '../Pane.tsx';
import type { TestsTab } from '../page-state.ts';
import { toPaneLabel } from '../pane-labels.ts';
import type { LabWorkspace } from '../workspace/lab-workspace.ts';
import { t } from './messages.ts';
import { TestList } from './TestList.tsx';
import * as styles from './TestsPane.css.ts';
import { countPassed } from './test-labels.ts';

interface TestsPaneProps {
  lab: LabPack;
  attempt: LabAttempt;
  store: LabStore;
  workspace: LabWorkspace | undefined;
  tab: TestsTab;
  onTab: (tab: TestsTab) => void;
  onRun: () => void;
  onSubmit: () => void;
}

/** The visible tests as they stand now, or the goal of an exploit lab; and the server's verdict. */
export function TestsPane({ lab, attempt, store, workspace, tab, onTab, onRun, onSubmit }: TestsPaneProps) {
  useSignals();
  const id = useId();
  const state = store.submitState.value;
  const label = toPaneLabel(lab, 'tests');
  const isScriptReady = lab.goal?.by === 'script' && !attempt.passed && hasPracticeFlag(lab, workspace);
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
            onChange={(next) => onTab(next === 'result' ? 'result' : 'tests')}
            panelId={`${id}-panel`}
          />
          <span className={page.grow} />
          {tab === 'tests' && !lab.goal && <RunBar workspace={workspace} onRun={onRun} />}
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
            <ResultView lab={lab} store={store} onSubmit={onSubmit} />
          </DeferredBoundary>
        )}
        {tab === 'tests' && isScriptReady && (
          <FlagBanner isBusy={state === 'sending' || state === 'queued'} onSubmit={onSubmit} />
        )}
        {tab === 'tests' &&
          (lab.goal ? (
            <DeferredBoundary waiting={<DeferredSkeleton />}>
              <GoalView
                lab={lab}
                goal={lab.goal}
                attempt={attempt}
                store={store}
                workspace={workspace}
                onRun={onRun}
                onSubmit={onSubmit}
              />
            </DeferredBoundary>
          ) : (
            <TestList lab={lab} workspace={workspace} />
          ))}
      </div>
    </Pane>
  );
}

function RunBar({ workspace, onRun }: { workspace: LabWorkspace | undefined; onRun: () => void }) {
  useSignals();
  const results = workspace?.results.value ?? [];
  return (
    <>
      {results.length > 0 && workspace?.fault.value === undefined && (
        <span className={page.muted}>
          {t('tests.count', { passed: countPassed(results), all: results.length })}
        </span>
      )}
      <Button
        size="sm"
        icon={iconPlay}
        loading={workspace?.isRunning.value ?? false}
        onClick={onRun}
        disabled={workspace?.engine.value !== 'ready'}
      >
        {t('tests.run')}
      </Button>
    </>
  );
}
