import type { LabStore } from '@drawbridge/client/stores/lab';
import type { LabAttempt, LabPack } from '@drawbridge/contracts';
import {
  Button,
  iconDatabase,
  iconGlobe,
  iconList,
  iconTerminal,
  iconUsers,
  ProblemState,
  Skeleton,
  Tabs,
} from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useId, useState } from 'react';
import { FlagBanner } from '../attack/FlagBanner.tsx';
import { hasPracticeFlag } from '../attack/practice.ts';
import { BreachBanner } from '../breach/BreachBanner.tsx';
import { DeferredBoundary, DeferredSkeleton } from '../deferred/DeferredBoundary.tsx';
import { ConsoleView, DatabaseView, InspectView, RequestsView, VictimView } from '../deferred/index.ts';
import * as page from '../LabDetail.css.ts';
import { Pane } from '../Pane.tsx';
import { toPaneLabel } from '../pane-labels.ts';
import { findVictims } from '../victim/find-victims.ts';
import type { LabBrowser, Person } from '../workspace/browser.ts';
import type { LabWorkspace } from '../workspace/lab-workspace.ts';
import { t } from './messages.ts';
import { PreviewView } from './PreviewView.tsx';
import * as styles from './ViewPane.css.ts';

type View = 'preview' | 'requests' | 'victim' | 'database' | 'console';

const ICONS = {
  preview: iconGlobe,
  requests: iconList,
  victim: iconUsers,
  database: iconDatabase,
  console: iconTerminal,
};

interface ViewPaneProps {
  lab: LabPack;
  attempt: LabAttempt;
  store: LabStore;
  workspace: LabWorkspace | undefined;
  onSeeTests: () => void;
  onSubmit: () => void;
  onCycle: (by: 1 | -1) => void;
}

/** The running app: its pages, its requests, its database, its console. A policy lab has none, but a result. */
export function ViewPane(props: ViewPaneProps) {
  const { lab, workspace } = props;
  return lab.inspect === undefined ? (
    <AppPane {...props} />
  ) : (
    <Pane
      id="view"
      label={t('pane.inspect')}
      head={<h2 className={page.paneTitle}>{toPaneLabel(lab, 'view')}</h2>}
    >
      <InspectOr workspace={workspace} />
    </Pane>
  );
}

function InspectOr({ workspace }: { workspace: LabWorkspace | undefined }) {
  useSignals();
  if (workspace?.engine.value !== 'ready') return <Waiting workspace={workspace} />;
  return (
    <DeferredBoundary waiting={<DeferredSkeleton />}>
      <InspectView workspace={workspace} />
    </DeferredBoundary>
  );
}

function AppPane({ lab, attempt, store, workspace, onSeeTests, onSubmit, onCycle }: ViewPaneProps) {
  useSignals();
  const id = useId();
  const [view, setView] = useState<View>('preview');
  const browser = workspace?.browser.value;
  const victims = findVictims(lab);
  const views: View[] = [
    'preview',
    'requests',
    ...(victims.length > 0 ? (['victim'] as const) : []),
    ...(lab.seed.sql === undefined ? [] : (['database'] as const)),
    'console',
  ];
  const state = store.submitState.value;
  const isFlagged = lab.goal?.by === 'log' && !attempt.passed && hasPracticeFlag(lab, workspace);
  return (
    <Pane
      id="view"
      label={t('view.tabs')}
      head={
        <Tabs
          label={t('view.tabs')}
          className={styles.tabs}
          tabs={views.map((one) => ({
            id: one,
            label: t(`view.${one}`),
            // Five tabs have no room for pictures.
            ...(views.length > 4 ? {} : { icon: ICONS[one] }),
            ...toCountOf(one, browser),
          }))}
          value={view}
          onChange={(next) => setView(views.find((one) => one === next) ?? 'preview')}
          panelId={`${id}-${view}`}
        />
      }
    >
      <div className={styles.body}>
        <div aria-live="polite">
          {isFlagged && <FlagBanner isBusy={state === 'sending' || state === 'queued'} onSubmit={onSubmit} />}
          {browser && !isFlagged && <BreachBanner lab={lab} browser={browser} onSeeTests={onSeeTests} />}
        </div>
        <div className={styles.panels}>
          {views.map((one) => (
            <div
              key={one}
              id={`${id}-${one}`}
              role="tabpanel"
              aria-label={t(`view.${one}`)}
              hidden={one !== view}
              className={styles.panel}
            >
              {browser ? (
                <Content view={one} lab={lab} browser={browser} victims={victims} onCycle={onCycle} />
              ) : (
                <Waiting workspace={workspace} />
              )}
            </div>
          ))}
        </div>
      </div>
    </Pane>
  );
}

function toCountOf(view: View, browser: LabBrowser | undefined) {
  const count =
    view === 'requests'
      ? browser?.exchanges.value.length
      : view === 'console'
        ? browser?.lines.value.length
        : undefined;
  return count ? { end: <span className={styles.count}>{count}</span> } : {};
}

interface ContentProps {
  view: View;
  lab: LabPack;
  browser: LabBrowser;
  victims: readonly Person[];
  onCycle: (by: 1 | -1) => void;
}

function Content({ view, lab, browser, victims, onCycle }: ContentProps) {
  if (view === 'preview') return <PreviewView lab={lab} browser={browser} onCycle={onCycle} />;
  return (
    <DeferredBoundary waiting={<DeferredSkeleton />}>
      <Behind view={view} lab={lab} browser={browser} victims={victims} />
    </DeferredBoundary>
  );
}

/** What is seen behind the page. */
function Behind({ view, lab, browser, victims }: Omit<ContentProps, 'onCycle'>) {
  if (view === 'requests') return <RequestsView lab={lab} browser={browser} />;
  if (view === 'victim') return <VictimView browser={browser} victims={victims} />;
  if (view === 'database') return <DatabaseView browser={browser} />;
  return <ConsoleView browser={browser} />;
}

/** Before the engine runs, or instead of it. */
function Waiting({ workspace }: { workspace: LabWorkspace | undefined }) {
  useSignals();
  if (workspace?.engine.value === 'failed')
    return (
      <div className={page.whole}>
        <ProblemState
          compact
          title={t('engine.failed.title')}
          message={t('engine.failed.message')}
          actions={<Button onClick={() => void workspace.start()}>{t('engine.retry')}</Button>}
        />
      </div>
    );
  return (
    <section className={styles.waiting} aria-busy="true" aria-label={t('engine.starting')}>
      <Skeleton shape="block" height="36px" />
      <Skeleton width="50%" />
      <Skeleton width="72%" />
      <Skeleton width="64%" />
    </section>
  );
}
