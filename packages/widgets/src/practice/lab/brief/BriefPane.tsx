import { DeferredBoundary, DeferredSkeleton } from '@drawbridge/lab-workspace/base';
import { Pane } from '@drawbridge/lab-workspace/panes';
import * as page from '@drawbridge/lab-workspace/styles';
import { iconHint, iconList, iconLock, iconLockOpen, iconSparkles, Tabs } from '@drawbridge/ui';
import { useId } from 'react';
import { HintsView, SolutionView } from '../deferred/index.ts';
import { useLabPage } from '../page/lab-page-context.ts';
import { BRIEF_TABS } from '../page/page-view.ts';
import { StepsView } from '../steps/StepsView.tsx';
import * as styles from './BriefPane.css.ts';
import { t } from './messages.ts';

/** The brief of the lab and its help: steps, hints, solution. */
export function BriefPane() {
  const labPage = useLabPage();
  const { data, view, layout } = labPage;
  const id = useId();
  const lab = labPage.lab.value;
  const attempt = labPage.attempt.value;
  const { assistant } = labPage.host.value;
  const { setAssistantSlot } = view;
  const chosen = view.briefTab.value;
  const tab = chosen === 'assistant' && !assistant ? 'steps' : chosen;
  const { hints } = attempt;
  const isOpen = attempt.passed || data.help.solution.value?.state === 'ready';
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
    ...(assistant ? [{ id: 'assistant', label: assistant.label, icon: iconSparkles }] : []),
  ];
  return (
    <Pane
      id="steps"
      label={t('pane.steps')}
      // One row of tabs is enough: the menu of the header leads to hints and solution.
      head={
        !layout.isBeside.value && tab === 'steps' ? undefined : (
          <Tabs
            label={t('brief.tabs')}
            className={styles.tabs}
            tabs={tabs}
            value={tab}
            onChange={(next) => view.showBriefTab(BRIEF_TABS.find((one) => one === next) ?? 'steps')}
            panelId={`${id}-panel`}
          />
        )
      }
    >
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-label={tab === 'assistant' ? assistant?.label : t(`brief.${tab}`)}
        className={styles.panel}
      >
        {tab === 'steps' && <StepsView key={attempt.attempt_id} />}
        {(tab === 'hints' || tab === 'solution') && (
          <DeferredBoundary waiting={<DeferredSkeleton />}>
            {tab === 'hints' ? <HintsView /> : <SolutionView />}
          </DeferredBoundary>
        )}
        {assistant && <div ref={setAssistantSlot} hidden={tab !== 'assistant'} className={styles.slot} />}
      </div>
    </Pane>
  );
}
