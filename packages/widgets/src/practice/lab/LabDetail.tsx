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
import type { LabAssistant } from './brief/lab-assistant.ts';
import { ClosedLab } from './deferred/index.ts';
import type { HostAction } from './header/host-action.ts';
import { LabPage } from './LabPage.tsx';
import { LabSkeleton } from './LabSkeleton.tsx';
import { t } from './messages.ts';
import { createPageRunner, useFetchAhead } from './page/fetch-ahead.ts';
import type { LabServices } from './page/lab-services.ts';

export interface LabDetailProps {
  /** The lab with the learner's attempt and its actions: `drawbridge.store('lab', labId)`, or another store. */
  data: LabStore;
  /** The state of the lab session and its time: `drawbridge.store('labSession', labId)`, or another store. */
  session: LabSessionStore;
  services: LabServices;
  /** Called once for each submission that passed. */
  onPassed?: (submission: LabSubmission) => void;
  /** Called once for each submission that got a result. */
  onGraded?: (submission: LabSubmission) => void;
  /** Called to leave the lab. With it, the header shows a button. */
  onExit?: () => void;
  /** Ends the session. With it, the commands of the lab include "Logout". */
  onLogout?: () => void;
  /** Shown first in the header: a link out of the page. */
  backSlot?: ReactNode;
  /** The name of the place that `onExit` leads to, for the label of its button. */
  exitLabel?: string;
  /** Shown in the header, before the save state. */
  headerSlot?: ReactNode;
  /** Buttons in the header after the save state. On a phone, they are entries of the menu. */
  hostActions?: readonly HostAction[];
  /** Somebody or something to ask: a tab beside the hints, with a button in the header and a command. */
  assistant?: LabAssistant | undefined;
  /** Renders the dialog that shares a replay. Without it, replays have no such button. */
  renderShare?: ((replay: ReplayToShare) => ReactNode) | undefined;
  /** True when a gradebook shows the score out of its own maximum: the header then shows no points. */
  hasGradebook?: boolean | undefined;
  /** Gives the address of a lesson. With it, the verdict leads to the lesson that explains a wrong fix. */
  toLessonHref?: ((lesson: LabLesson) => string) | undefined;
  /**
   * Creates the engine of the page. Stories and tests provide their own.
   * @internal
   */
  createRunner?: CreateRunner;
}

/**
 * The lab page: steps, code, preview, tests. It fills its parent. What it runs decides nothing: the verdict comes from
 * the server. It opens no lab by itself. `ConnectedLabDetail` fetches the data.
 * @see LAB-5, EMB-1
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
