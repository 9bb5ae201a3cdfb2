import type { LabStore, OpenedLab } from '@drawbridge/client/stores/practice/lab';
import type { LabSessionStore } from '@drawbridge/client/stores/practice/lab-session';
import { DeferredBoundary } from '@drawbridge/lab-workspace/base';
import { WorkspacePageContext } from '@drawbridge/lab-workspace/page';
import { PanesBeside, PanesTabbed } from '@drawbridge/lab-workspace/panes';
import type { CreateRunner } from '@drawbridge/lab-workspace/runner';
import * as styles from '@drawbridge/lab-workspace/styles';
import { useWidthReport } from '@drawbridge/ui';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useNextStep } from '../next-step/index.ts';
import { BriefPane } from './brief/BriefPane.tsx';
import {
  AssistantView,
  ClosedBar,
  ConflictBar,
  KeyboardDialog,
  LabPalette,
  LogoutDialog,
  ResetDialog,
  SessionBar,
  TimeLeft,
} from './deferred/index.ts';
import { EditPane } from './EditPane.tsx';
import type { HostAction } from './header/host-action.ts';
import { LabHeader } from './header/LabHeader.tsx';
import { createLabPage } from './page/lab-page.ts';
import { LabPageContext, useLabPage } from './page/lab-page-context.ts';
import type { LabServices } from './page/lab-services.ts';
import type { LabPageHost } from './page/page-actions.ts';
import { RunPane } from './RunPane.tsx';
import { TestsPane } from './tests/TestsPane.tsx';
import { useLabKeys } from './use-lab-keys.ts';

interface LabPageProps extends LabPageHost {
  data: LabStore;
  session: LabSessionStore;
  services: LabServices;
  opened: OpenedLab;
  createRunner: CreateRunner;
  headerSlot?: ReactNode;
  hostActions?: readonly HostAction[];
  backSlot?: ReactNode;
  exitLabel?: string;
}

/** Makes the store of the page and shows the page over it. */
export function LabPage({
  data,
  session,
  services,
  opened,
  createRunner,
  onPassed,
  onGraded,
  onExit,
  onLogout,
  renderShare,
  toLessonHref,
  hasGradebook,
  assistant,
  headerSlot,
  hostActions = [],
  backSlot,
  exitLabel,
}: LabPageProps) {
  const [labPage] = useState(() =>
    createLabPage({
      data,
      session,
      opened,
      services,
      createRunner,
      host: { onPassed, onGraded, onExit, onLogout, renderShare, toLessonHref, hasGradebook, assistant },
    }),
  );
  useEffect(
    () =>
      labPage.setHost({
        onPassed,
        onGraded,
        onExit,
        onLogout,
        renderShare,
        toLessonHref,
        hasGradebook,
        assistant,
      }),
    [labPage, onPassed, onGraded, onExit, onLogout, renderShare, toLessonHref, hasGradebook, assistant],
  );
  useEffect(() => labPage.start(), [labPage]);
  return (
    <LabPageContext value={labPage}>
      <WorkspacePageContext value={labPage}>
        <PageFrame
          header={
            <LabHeader slot={headerSlot} hostActions={hostActions} back={backSlot} exitLabel={exitLabel} />
          }
        />
      </WorkspacePageContext>
    </LabPageContext>
  );
}

const panes = { steps: <BriefPane />, code: <EditPane />, view: <RunPane />, tests: <TestsPane /> };

function PageFrame({ header }: { header: ReactNode }) {
  const { root, lab, layout, attempt, announcement, setNext } = useLabPage();
  const next = useNextStep(attempt.value.passed);
  useEffect(() => setNext(next), [setNext, next]);
  const [isMeasured, setMeasured] = useState(false);
  useWidthReport(root, (px) => {
    layout.setWidth(px);
    setMeasured(true);
  });
  useLabKeys();
  return (
    <section ref={root} aria-label={lab.value.title} className={styles.root}>
      <div className={styles.bars}>
        {header}
        <Suspense>
          <ConflictBar />
          <ClosedBar />
          {isMeasured && layout.isPhone.value && <TimeLeft isRow />}
          <SessionBar />
        </Suspense>
      </div>
      {isMeasured && (layout.isBeside.value ? <PanesBeside panes={panes} /> : <PanesTabbed panes={panes} />)}
      <output className={styles.hidden}>{announcement.value}</output>
      <DeferredBoundary>
        <AssistantView />
        <KeyboardDialog />
        <LabPalette />
        <ResetDialog />
        <LogoutDialog />
      </DeferredBoundary>
    </section>
  );
}
