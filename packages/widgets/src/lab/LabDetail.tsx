import type { CourseItemRef } from '@drawbridge/client';
import type { LabSubmission } from '@drawbridge/contracts';
import { Button, iconArrowLeft, ProblemState } from '@drawbridge/ui';
import { type ReactNode, useEffect } from 'react';
import { useDrawbridge, useStore, withLoading } from '../provider/index.ts';
import { preloadEditor } from './code/lazy-editor.ts';
import { preloadDeferredParts } from './deferred/index.ts';
import type { HostAction } from './header/host-action.ts';
import * as styles from './LabDetail.css.ts';
import { LabPage } from './LabPage.tsx';
import { LabSkeleton } from './LabSkeleton.tsx';
import { t } from './messages.ts';
import type { CreateRunner } from './workspace/create-runner.ts';

export interface LabDetailProps {
  labId: string;
  /** The course item that opened the lab; a pass marks it complete. */
  course?: CourseItemRef;
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
  /** The learner may share replays by a link; by default they may. A guest may not. */
  canShare?: boolean;
  /**
   * Makes the engine of the page; stories and tests bring their own.
   * @internal
   */
  createRunner?: CreateRunner;
}

/** A chunk of its own, so that the page is shown before the engine is loaded. */
const loadEngine = () => import('@drawbridge/labs/page');
const createPageRunner: CreateRunner = async (options) => (await loadEngine()).createPageLabRunner(options);

/** Fetches in advance. A failure is ignored here: the part that needs it fetches it again and shows the problem. */
function fetchAhead(load: () => Promise<unknown> | undefined) {
  load()?.catch(() => undefined);
}

/**
 * The lab page: steps, code, preview, tests. It fills its parent. What it runs decides nothing: the verdict comes
 * from the server. @see LAB-5
 */
export function LabDetail(given: LabDetailProps) {
  // Taken apart here: as a parameter it would be in the published types, which have no `createRunner`.
  const { createRunner = createPageRunner, ...props } = given;
  const { stores } = useDrawbridge();
  useEffect(() => {
    fetchAhead(() => stores.preload(['labSession']));
    fetchAhead(preloadEditor);
    fetchAhead(preloadDeferredParts);
    if (createRunner === createPageRunner) fetchAhead(loadEngine);
  }, [stores, createRunner]);
  return <LoadedLab key={props.labId} createRunner={createRunner} {...props} />;
}

const LoadedLab = withLoading(OpenedLab, LabSkeleton);

function OpenedLab({
  labId,
  course,
  createRunner,
  ...rest
}: LabDetailProps & { createRunner: CreateRunner }) {
  const data = useStore('lab', labId, course);
  useEffect(() => {
    void data.open();
    const saveNow = () => void data.save();
    window.addEventListener('online', saveNow);
    return () => window.removeEventListener('online', saveNow);
  }, [data]);
  const opened = data.opened.value;
  if (opened.state === 'loading') return <LabSkeleton />;
  if (opened.state === 'problem') {
    const { code, message, incident } = opened.problem;
    const { onExit, exitLabel = t('lab.exit') } = rest;
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
  return <LabPage {...rest} data={data} opened={opened.value} course={course} createRunner={createRunner} />;
}
