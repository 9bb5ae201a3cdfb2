import { iconDatabase, iconGlobe, iconList, iconTerminal, iconUsers, Tabs } from '@drawbridge/ui';
import { useId } from 'react';
import { FlagBanner } from '../attack/FlagBanner.tsx';
import { BreachBanner } from '../breach/BreachBanner.tsx';
import { DeferredBoundary, DeferredSkeleton } from '../deferred/DeferredBoundary.tsx';
import { ConsoleView, DatabaseView, RequestsView, VictimView } from '../deferred/index.ts';
import { Pane } from '../Pane.tsx';
import { useLabPage } from '../page/lab-page-context.ts';
import type { AppTab } from '../page/page-view.ts';
import { findVictims } from '../victim/find-victims.ts';
import type { LabBrowser } from '../workspace/browser.ts';
import { EngineState } from './EngineState.tsx';
import { t } from './messages.ts';
import { PreviewView } from './PreviewView.tsx';
import * as styles from './ViewPane.css.ts';

const ICONS = {
  preview: iconGlobe,
  requests: iconList,
  victim: iconUsers,
  database: iconDatabase,
  console: iconTerminal,
};

/** The running app: its pages, its requests, its victims, its database, its console. */
export function AppPane() {
  const { view, layout, attempt, hasPracticeFlag, ...labPage } = useLabPage();
  const id = useId();
  const lab = labPage.lab.value;
  const browser = labPage.workspace.value.browser.value;
  const shown = view.appTab.value;
  const tabs: AppTab[] = [
    'preview',
    'requests',
    ...(findVictims(lab).length > 0 ? (['victim'] as const) : []),
    ...(lab.seed.sql === undefined ? [] : (['database'] as const)),
    'console',
  ];
  const isFlagged = lab.goal?.by === 'log' && !attempt.value.passed && hasPracticeFlag.value;
  return (
    <Pane
      id="view"
      label={t('view.tabs')}
      head={
        <Tabs
          label={t('view.tabs')}
          className={styles.tabs}
          tabs={tabs.map((tab) => ({
            id: tab,
            label: t(`view.${tab}`),
            // Beside the code four tabs have no room for icons.
            ...(tabs.length > (layout.isBeside.value ? 3 : 4) ? {} : { icon: ICONS[tab] }),
            ...toCount(tab, browser),
          }))}
          value={shown}
          onChange={(next) => view.showAppTab(tabs.find((tab) => tab === next) ?? 'preview')}
          panelId={`${id}-${shown}`}
        />
      }
    >
      <div className={styles.body}>
        <div aria-live="polite">
          {isFlagged && <FlagBanner />}
          {browser && !isFlagged && <BreachBanner />}
        </div>
        <div className={styles.panels}>
          {tabs.map((tab) => (
            <div
              key={tab}
              id={`${id}-${tab}`}
              role="tabpanel"
              aria-label={t(`view.${tab}`)}
              hidden={tab !== shown}
              className={styles.panel}
            >
              {browser ? <TabContent tab={tab} /> : <EngineState />}
            </div>
          ))}
        </div>
      </div>
    </Pane>
  );
}

function toCount(tab: AppTab, browser: LabBrowser | undefined) {
  const count =
    tab === 'requests'
      ? browser?.exchanges.value.length
      : tab === 'console'
        ? browser?.lines.value.length
        : undefined;
  return count ? { end: <span className={styles.count}>{count}</span> } : {};
}

const DEFERRED = { requests: RequestsView, victim: VictimView, database: DatabaseView, console: ConsoleView };

function TabContent({ tab }: { tab: AppTab }) {
  if (tab === 'preview') return <PreviewView />;
  const View = DEFERRED[tab];
  return (
    <DeferredBoundary waiting={<DeferredSkeleton />}>
      <View />
    </DeferredBoundary>
  );
}
