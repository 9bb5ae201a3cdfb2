import { DeferredBoundary, DeferredSkeleton } from '@drawbridge/lab-workspace/base';
import { toPaneLabel } from '@drawbridge/lab-workspace/page';
import { Pane } from '@drawbridge/lab-workspace/panes';
import * as page from '@drawbridge/lab-workspace/styles';
import { RunButton, TestsSummary } from '@drawbridge/lab-workspace/tests';
import { IconButton, iconChevronDown, Tabs } from '@drawbridge/ui';
import { lazy, useId } from 'react';
import { FlagBanner } from '../attack/FlagBanner.tsx';
import { GoalView, ResultView, TestList } from '../deferred/index.ts';
import { useLabPage } from '../page/lab-page-context.ts';
import { TESTS_TABS } from '../page/page-view.ts';
import { hasAttacks } from './has-attacks.ts';
import { t } from './messages.ts';
import { TestsBar } from './TestsBar.tsx';
import * as styles from './TestsPane.css.ts';

/** Fetched when it is wanted. */
const AttackSteps = lazy(() => import('../attack-steps/AttackSteps.tsx'));

/** The visible tests, or the goal of an exploit lab; and the server's verdict. Closed, they are one line. */
export function TestsPane() {
  const { view, layout, ...labPage } = useLabPage();
  const label = toPaneLabel(labPage.lab.value, 'tests');
  const isFolded = layout.isBeside.value && !view.isTestsOpen.value && view.maximized.value !== 'tests';
  if (isFolded)
    return (
      <Pane id="tests" label={label}>
        <TestsBar label={label} />
      </Pane>
    );
  return <OpenTests label={label} />;
}

function OpenTests({ label }: { label: string }) {
  const labPage = useLabPage();
  const { view, layout } = labPage;
  const id = useId();
  const lab = labPage.lab.value;
  const tab = view.testsTab.value;
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
              ...(hasAttacks(lab) ? [{ id: 'attack', label: t('tests.attack') }] : []),
              { id: 'result', label: t('tests.result') },
            ]}
            value={tab}
            onChange={(next) => view.showTestsTab(TESTS_TABS.find((one) => one === next) ?? 'tests')}
            panelId={`${id}-panel`}
          />
          <span className={page.grow} />
          {tab === 'tests' && !lab.goal && (
            <>
              {/* A phone has it on the tab of the pane. */}
              {!layout.isPhone.value && <TestsSummary />}
              <RunButton />
            </>
          )}
          {layout.isBeside.value && (
            <IconButton
              icon={iconChevronDown}
              size="sm"
              label={t('tests.close', { pane: label })}
              onClick={() => {
                view.restore();
                view.closeTests();
              }}
            />
          )}
        </>
      }
    >
      {/* A scrolled area must be reachable by keyboard. */}
      <div
        id={`${id}-panel`}
        role="tabpanel"
        tabIndex={0}
        aria-label={tab === 'tests' ? label : t(`tests.${tab}`)}
        className={styles.panel}
      >
        {tab === 'result' && (
          <DeferredBoundary waiting={<DeferredSkeleton />}>
            <ResultView />
          </DeferredBoundary>
        )}
        {tab === 'attack' && (
          <DeferredBoundary waiting={<DeferredSkeleton />}>
            <AttackSteps />
          </DeferredBoundary>
        )}
        {tab === 'tests' && isScriptReady && <FlagBanner />}
        {tab === 'tests' && (
          <DeferredBoundary waiting={<DeferredSkeleton />}>
            {lab.goal ? <GoalView /> : <TestList />}
          </DeferredBoundary>
        )}
      </div>
    </Pane>
  );
}
