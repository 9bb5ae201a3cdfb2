import type { LabStore } from '@drawbridge/client/stores/practice/lab';
import type { LabSessionStore } from '@drawbridge/client/stores/practice/lab-session';
import type { LabLesson, LabSubmission } from '@drawbridge/contracts/practice';
import { DeferredBoundary } from '@drawbridge/lab-workspace/base';
import type { ReplayToShare } from '@drawbridge/lab-workspace/results';
import type { CreateRunner } from '@drawbridge/lab-workspace/runner';
import * as styles from '@drawbridge/lab-workspace/styles';
import { Button, iconArrowLeft, ProblemState } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { ClosedLab } from './deferred/index.ts';
import type { HostAction } from './header/host-action.ts';
import { LabPage } from './LabPage.tsx';
import { LabSkeleton } from './LabSkeleton.tsx';
import { t } from './messages.ts';
import { createPageRunner, useFetchAhead } from './page/fetch-ahead.ts';
import type { LabServices } from './page/lab-services.ts';

export interface LabDetailProps {
  /** The lab with the learner's attempt, and what can be done in it: `drawbridge.store('lab', labId)`, or another. */
  data: LabStore;
  /** That the lab runs, and how long: `drawbridge.store('labSession', labId)`, or another. */
  session: LabSessionStore;
  services: LabServices;
  /** Called once for each submission that passed. */
  onPassed?: (submission: LabSubmission) => void;
  /** Called once for each submission that got a result. */
  onGraded?: (submission: LabSubmission) => void;
  /** Shows a button that leaves the lab. */
  onExit?: () => void;
  /** Ends the session; the commands of the lab then have "Logout". */
  onLogout?: () => void;
  /** Shown first in the header: a way out of the page that is a link. */
  backSlot?: ReactNode;
  /** Where `onExit` leads, as its button says it. */
  exitLabel?: string;
  /** Shown in the header, before the save state. */
  headerSlot?: ReactNode;
  /** Buttons in the header after it, which on a phone are entries of its menu. */
  hostActions?: readonly HostAction[];
  /** The dialog in which a replay is shared; without it replays have no such button. */
  renderShare?: ((replay: ReplayToShare) => ReactNode) | undefined;
  /** The score is shown in a gradebook, out of a maximum of its own: the header has no points of ours. */
  hasGradebook?: boolean | undefined;
  /** The address of a lesson: the verdict then leads to the one that explains a wrong fix. */
  toLessonHref?: ((lesson: LabLesson) => string) | undefined;
  /**
   * Makes the engine of the page; stories and tests bring their own.
   * @internal
   */
  createRunner?: CreateRunner;
}

/**
 * The lab page: steps, code, preview, tests. It fills its parent. What it runs decides nothing: the verdict comes from
 * the server. It opens no lab by itself: with `ConnectedLabDetail` it has its data. @see LAB-5, EMB-1
 */
export function LabDetail(given: LabDetailProps) {
  // Taken apart here: as a parameter it would be in the published types, which have no `createRunner`.
  const { createRunner = createPageRunner, ...props } = given;
  useSignals();
  useFetchAhead(createRunner);
  const { data, onExit, exitLabel = t('lab.exit') } = props;
  const opened = data.opened.value;
  if (opened.state === 'loading') return <LabSkeleton />;
  if (opened.state === 'problem') {
    const { code, message, incident } = opened.problem;
    const exit = onExit && (
      <Button icon={iconArrowLeft} onClick={onExit}>
        {exitLabel}
      </Button>
    );
    if (code === 'lab_not_found')
      return (
        <div className={styles.whole}>
          <ProblemState title={t('lab.missing.title')} message={t('lab.missing.message')} actions={exit} />
        </div>
      );
    if (code === 'upgrade_required')
      return (
        <DeferredBoundary waiting={<LabSkeleton />}>
          <ClosedLab exit={exit} />
        </DeferredBoundary>
      );
    const isOffline = code === 'offline';
    return (
      <div className={styles.whole}>
        <ProblemState
          title={t(isOffline ? 'lab.offline.title' : 'lab.problem.title')}
          message={isOffline ? t('lab.offline.message') : message}
          onRetry={() => void data.open()}
          actions={exit}
          {...(incident === undefined ? {} : { incidentId: incident })}
        />
      </div>
    );
  }
  // Another lab has another page.
  return (
    <LabPage key={opened.value.lab.lab_id} {...props} opened={opened.value} createRunner={createRunner} />
  );
}
