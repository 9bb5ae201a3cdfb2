import type { CourseItemRef } from '@drawbridge/client';
import type { LabStore } from '@drawbridge/client/stores/lab';
import type { LabAttempt, LabPack, LabSubmission } from '@drawbridge/contracts';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { Announcer } from './Announcer.tsx';
import { BriefPane } from './brief/BriefPane.tsx';
import { CodePane } from './code/CodePane.tsx';
import { DeferredBoundary } from './deferred/DeferredBoundary.tsx';
import { KeyboardDialog, LabPalette, SessionBar, TimeLeft } from './deferred/index.ts';
import { ConflictBar } from './header/ConflictBar.tsx';
import { LabHeader } from './header/LabHeader.tsx';
import * as styles from './LabDetail.css.ts';
import { findFocusedPane, PANES } from './Pane.tsx';
import { PanesBeside } from './PanesBeside.tsx';
import { PanesTabbed } from './PanesTabbed.tsx';
import { createLabPageState, LabPageContext } from './page-state.ts';
import { TestsPane } from './tests/TestsPane.tsx';
import { useLabSession } from './timer/use-lab-session.ts';
import { useLabKeys } from './use-lab-keys.ts';
import { useLabWorkspace } from './use-lab-workspace.ts';
import { usePageDeeds } from './use-page-deeds.ts';
import { isBoolean, useStored } from './use-stored.ts';
import { useWidth } from './use-width.ts';
import { ViewPane } from './view/ViewPane.tsx';
import type { CreateRunner } from './workspace/lab-workspace.ts';

interface LabPageProps {
  store: LabStore;
  lab: LabPack;
  attempt: LabAttempt;
  course: CourseItemRef | undefined;
  createRunner: CreateRunner;
  onPassed?: ((submission: LabSubmission) => void) | undefined;
  onExit?: (() => void) | undefined;
  headerSlot?: ReactNode;
}

/** Room that four panes beside each other need, px; below they become tabs. */
const BESIDE_FROM_PX = 1_000;
const PHONE_BELOW_PX = 600;

export function LabPage({
  store,
  lab,
  attempt,
  course,
  createRunner,
  onPassed,
  headerSlot,
  ...rest
}: LabPageProps) {
  const root = useRef<HTMLElement>(null);
  const [state] = useState(() => createLabPageState(lab.open_file));
  const width = useWidth(root);
  const workspace = useLabWorkspace(store, lab, createRunner);
  const session = useLabSession(lab.lab_id, course, attempt);
  const leave = rest.onExit;
  const onExit =
    leave &&
    (() => {
      // What is passed needs no running lab any more; everything else goes on.
      if (attempt.passed) void session.stop();
      leave();
    });
  const deeds = usePageDeeds({ root, state, store, lab, workspace, onPassed });
  const isBeside = width !== undefined && width >= BESIDE_FROM_PX;
  const isPhone = width !== undefined && width < PHONE_BELOW_PX;
  const [wraps, setWraps] = useStored<boolean | null>('drawbridge.lab.wrap', null, isBoolean);
  const isWrapping = wraps ?? isPhone;

  const cycle = (by: 1 | -1) => {
    const from = PANES.indexOf(findFocusedPane(root.current) ?? (isBeside ? 'tests' : deeds.active));
    deeds.goTo(PANES[(from + by + PANES.length) % PANES.length] ?? 'steps');
  };
  useLabKeys(root, {
    onCycle: cycle,
    onRun: deeds.run,
    onSubmit: () => void deeds.submit(),
    onHelp: () => deeds.setOverlay('keys'),
    onCommands: () => deeds.setOverlay('commands'),
  });

  const panes = {
    steps: (
      <BriefPane
        lab={lab}
        attempt={attempt}
        store={store}
        workspace={workspace}
        tab={deeds.brief}
        onTab={deeds.setBrief}
        step={deeds.step}
        onStep={deeds.setStep}
        onDone={() => deeds.goTo(lab.goal?.by === 'log' ? 'view' : 'code')}
        onTests={deeds.showTests}
        onCompare={deeds.compare}
      />
    ),
    code: (
      <CodePane lab={lab} store={store} isWrapping={isWrapping} onHelp={() => deeds.setOverlay('keys')} />
    ),
    view: (
      <ViewPane
        lab={lab}
        attempt={attempt}
        store={store}
        workspace={workspace}
        onSeeTests={deeds.showTests}
        onSubmit={() => void deeds.submit()}
        onCycle={cycle}
      />
    ),
    tests: (
      <TestsPane
        lab={lab}
        attempt={attempt}
        store={store}
        workspace={workspace}
        tab={deeds.testsTab}
        onTab={deeds.setTestsTab}
        onRun={deeds.run}
        onSubmit={() => void deeds.submit()}
      />
    ),
  };

  return (
    <LabPageContext value={state}>
      <section ref={root} aria-label={lab.title} className={styles.root}>
        <div>
          <LabHeader
            lab={lab}
            attempt={attempt}
            store={store}
            session={session}
            deeds={deeds}
            isNarrow={!isBeside}
            isPhone={isPhone}
            slot={headerSlot}
            onExit={onExit}
          />
          <ConflictBar store={store} />
          <Suspense>
            {isPhone && <TimeLeft session={session} isRow />}
            <SessionBar lab={lab} session={session} />
          </Suspense>
        </div>
        {width !== undefined &&
          (isBeside ? (
            <PanesBeside panes={panes} />
          ) : (
            <PanesTabbed
              lab={lab}
              isPhone={isPhone}
              panes={panes}
              active={deeds.active}
              onChange={deeds.setActive}
              workspace={workspace}
            />
          ))}
        <Announcer lab={lab} store={store} workspace={workspace} />
        <DeferredBoundary>
          <KeyboardDialog open={deeds.overlay === 'keys'} onClose={() => deeds.setOverlay(undefined)} />
          <LabPalette
            lab={lab}
            attempt={attempt}
            store={store}
            workspace={workspace}
            deeds={deeds}
            isWrapping={isWrapping}
            onWrap={setWraps}
            onExit={onExit}
          />
        </DeferredBoundary>
      </section>
    </LabPageContext>
  );
}
