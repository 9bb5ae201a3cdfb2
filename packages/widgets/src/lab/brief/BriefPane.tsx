import type { LabStore } from '@drawbridge/client/stores/lab';
import type { LabAttempt, LabPack } from '@drawbridge/contracts';
import { iconHint, iconList, iconLock, iconLockOpen, Tabs } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import { AttackAndFixProgress } from '../breach/AttackAndFixProgress.tsx';
import { DeferredBoundary, DeferredSkeleton } from '../deferred/DeferredBoundary.tsx';
import { HintsView, SolutionView } from '../deferred/index.ts';
import * as page from '../LabDetail.css.ts';
import { Pane } from '../Pane.tsx';
import { BRIEF_TABS, type BriefTab } from '../page-state.ts';
import { StepsView } from '../steps/StepsView.tsx';
import type { LabWorkspace } from '../workspace/lab-workspace.ts';
import * as styles from './BriefPane.css.ts';
import { t } from './messages.ts';

interface BriefPaneProps {
  lab: LabPack;
  attempt: LabAttempt;
  store: LabStore;
  workspace: LabWorkspace | undefined;
  tab: BriefTab;
  onTab: (tab: BriefTab) => void;
  step: number | undefined;
  onStep: (at: number) => void;
  onDone: () => void;
  onTests: () => void;
  /** Shows a file of the solution beside the learner's own. */
  onCompare: (path: string) => void;
}

/** What the lab is about, and help with it: steps, hints, solution. */
export function BriefPane({
  lab,
  attempt,
  store,
  workspace,
  tab,
  onTab,
  step,
  onStep,
  ...rest
}: BriefPaneProps) {
  useSignals();
  const id = useId();
  const { hints } = attempt;
  const isOpen = attempt.passed || store.help.solution.value?.state === 'ready';
  const isPlayground = lab.kind === 'playground';
  const tabs = [
    { id: 'steps', label: t('brief.steps'), icon: iconList },
    ...(hints.length > 0
      ? [
          {
            id: 'hints',
            label: t('brief.hints'),
            icon: iconHint,
            end: <span className={page.muted}>{hints.length}</span>,
          },
        ]
      : []),
    ...(isPlayground
      ? []
      : [{ id: 'solution', label: t('brief.solution'), icon: isOpen ? iconLockOpen : iconLock }]),
  ];
  return (
    <Pane
      id="steps"
      label={t('pane.steps')}
      head={
        <Tabs
          label={t('brief.tabs')}
          className={styles.tabs}
          tabs={tabs}
          value={tab}
          onChange={(next) => onTab(BRIEF_TABS.find((one) => one === next) ?? 'steps')}
          panelId={`${id}-panel`}
        />
      }
    >
      <div id={`${id}-panel`} role="tabpanel" aria-label={t(`brief.${tab}`)} className={styles.panel}>
        {tab === 'steps' && (
          <StepsView
            key={attempt.attempt_id}
            lab={lab}
            attemptId={attempt.attempt_id}
            at={step}
            onStep={onStep}
            onDone={rest.onDone}
            top={
              <AttackAndFixProgress
                lab={lab}
                attempt={attempt}
                workspace={workspace}
                onTests={rest.onTests}
              />
            }
          />
        )}
        {tab !== 'steps' && (
          <DeferredBoundary waiting={<DeferredSkeleton />}>
            {tab === 'hints' ? (
              <HintsView lab={lab} attempt={attempt} store={store} />
            ) : (
              <SolutionView lab={lab} attempt={attempt} store={store} onCompare={rest.onCompare} />
            )}
          </DeferredBoundary>
        )}
      </div>
    </Pane>
  );
}
