import { iconDatabase, iconGlobe, iconList, iconTerminal, iconUsers, Tabs } from '@drawbridge/ui';
import { type ReactNode, useId } from 'react';
import { DeferredBoundary, DeferredSkeleton } from '../base/DeferredBoundary.tsx';
import { useWorkspacePage } from '../page/workspace-page-context.ts';
import type { AppTab } from '../page/workspace-view.ts';
import { Pane } from '../panes/Pane.tsx';
import type { LabBrowser } from '../runner/browser/browser.ts';
import { PreviewView } from './browser/PreviewView.tsx';
import { ConsoleView, DatabaseView, RequestsView, VictimView } from './deferred.ts';
import { EngineState } from './engine/EngineState.tsx';
import { t } from './messages.ts';
import * as styles from './ViewPane.css.ts';
import { findVictims } from './victim/find-victims.ts';

const ICONS = {
  preview: iconGlobe,
  requests: iconList,
  victim: iconUsers,
  database: iconDatabase,
  console: iconTerminal,
};

/** The running app: its pages, its requests, its victims, its database, its console. */
export function AppPane({ banner }: { banner: ReactNode }) {
  const { view, layout, ...workspacePage } = useWorkspacePage();
  const id = useId();
  const lab = workspacePage.lab.value;
  const browser = workspacePage.workspace.value.browser.value;
  const shown = view.appTab.value;
  const tabs: AppTab[] = [
    'preview',
    'requests',
    ...(findVictims(lab).length > 0 ? (['victim'] as const) : []),
    ...(lab.seed.sql === undefined ? [] : (['database'] as const)),
    'console',
  ];
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
            // Nor five for counts: the last would be cut.
            ...(tabs.length > 4 && layout.isBeside.value ? {} : toCount(tab, browser)),
          }))}
          value={shown}
          onChange={(next) => view.showAppTab(tabs.find((tab) => tab === next) ?? 'preview')}
          panelId={`${id}-${shown}`}
        />
      }
    >
      <div className={styles.body}>
        <div aria-live="polite">{banner}</div>
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
