import type { LabFile, TestResult } from '@drawbridge/contracts/practice';
import { Button, iconLink, iconList } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useContext, useEffect, useState } from 'react';
import { DeferredBoundary } from '../base/DeferredBoundary.tsx';
import type { WorkspacePage } from '../page/workspace-page.ts';
import { WorkspacePageContext } from '../page/workspace-page-context.ts';
import { createCodeFinder, type Film, toFilm } from '../replay/film.ts';
import { ReplayPlayer } from '../replay/ReplayPlayer.tsx';
import { t } from '../results/messages.ts';
import {
  countRequests,
  findAllFiles,
  findReplay,
  type ReplayedTest,
  type ReplaySource,
  type Side,
} from '../results/replay-source.ts';
import * as styles from './Replay.css.ts';
import { Part } from './ReplayPart.tsx';

interface TestFilmProps extends ReplayedTest {
  /** Back to the list of requests. */
  onList: () => void;
}

/** The replay of a test step by step, beside that of the previous submission or of the starter. */
export default function TestFilm({ test, earlier, source, onList }: TestFilmProps) {
  useSignals();
  const workspacePage = useContext(WorkspacePageContext);
  const hasEarlier = earlier !== undefined && countRequests(earlier) > 0;
  useEffect(() => {
    source?.load('now');
    if (hasEarlier) source?.load('before');
    // oxlint-disable-next-line react/exhaustive-deps -- a source is made with each render; what it loads is named by its ids
  }, [source?.findId('now'), source?.findId('before'), hasEarlier]);
  const starter = useStarter(test, hasEarlier ? undefined : workspacePage, source);

  const [isSharing, setSharing] = useState(false);
  const submissionId = source?.findId('now');
  // Only what the server judged is shared, and only by its learner; requests of hidden tests are here for nobody.
  const renderShare = test.visibility === 'visible' ? source?.renderShare : undefined;

  const now = findReplay(test, 'now', source);
  if (now?.state !== 'ready') return <Part side="now" label="tests.replay" test={test} source={source} />;
  const films: Film[] = [];
  const before = hasEarlier ? findReplay(earlier, 'before', source) : undefined;
  if (before?.state === 'ready' && before.value.length > 0)
    films.push(
      toFilm({
        id: 'before',
        title: t('replay.before'),
        lines: before.value,
        ...toCode(readFiles(workspacePage, source, 'before')),
      }),
    );
  if (starter.state === 'ready' && workspacePage)
    films.push(
      toFilm({
        id: 'starter',
        title: t('replay.starter'),
        lines: starter.lines,
        ...toCode(workspacePage.lab.value.files),
      }),
    );
  films.push(
    toFilm({
      id: 'now',
      title: t(source ? 'replay.now' : 'replay.yours'),
      lines: now.value,
      ...toCode(readFiles(workspacePage, source, 'now')),
    }),
  );
  return (
    <>
      <ReplayPlayer
        title={test.title}
        films={films}
        first="now"
        actions={
          <>
            <Button size="sm" icon={iconList} onClick={onList}>
              {t('replay.list')}
            </Button>
            {renderShare && submissionId !== undefined && (
              <Button size="sm" icon={iconLink} onClick={() => setSharing(true)}>
                {t('replay.share')}
              </Button>
            )}
          </>
        }
      />
      {isSharing && submissionId !== undefined && (
        <DeferredBoundary>
          {renderShare?.({
            submissionId,
            testId: test.id,
            comparisons: listComparisons({ test, earlier, source }),
            onClose: () => setSharing(false),
          })}
        </DeferredBoundary>
      )}
      {starter.state === 'failed' && <p className={styles.filmNote}>{t('replay.starter.failed')}</p>}
    </>
  );
}

/**
 * What the server can show beside a submission. Before a fix the attack gets through: an earlier submission in which it
 * does comes first, otherwise the starter.
 */
function listComparisons({ test, earlier, source }: ReplayedTest): string[] {
  const beforeId = source?.findId('before');
  const shown = earlier && findReplay(earlier, 'before', source);
  const before =
    beforeId !== undefined && shown?.state === 'ready' && shown.value.length > 0 ? [beforeId] : [];
  const starter = source && hasStarter(test, source) ? ['starter'] : [];
  return earlier?.status === 'passed' ? [...starter, ...before] : [...before, ...starter];
}

/** True when the submission differs from the starter, and began with that of the lab as it is now. */
function hasStarter({ kind }: TestResult, source: ReplaySource): boolean {
  return source.isOfStarter === true && kind !== 'goal' && (source.findFiles('now')?.length ?? 0) > 0;
}

const toCode = (files: readonly LabFile[] | undefined) =>
  files === undefined ? {} : { findCode: createCodeFinder(files) };

/** All files as they were in a submission or, without one, as they are now; undefined while they are not known. */
function readFiles(
  workspacePage: WorkspacePage | undefined,
  source: ReplaySource | undefined,
  side: Side,
): readonly LabFile[] | undefined {
  if (source) return findAllFiles(source, side);
  return workspacePage && [...workspacePage.data.files.value].map(([path, text]) => ({ path, text }));
}

type Starter =
  | { state: 'none' | 'loading' | 'failed' }
  | { state: 'ready'; lines: NonNullable<TestResult['replay']> };

/** The same test on the code the lab began with: only where the learner's own code differs from it. */
function useStarter(
  { id, kind }: TestResult,
  workspacePage: WorkspacePage | undefined,
  source: ReplaySource | undefined,
): Starter {
  const [starter, setStarter] = useState<Starter>({ state: 'none' });
  const changed = source ? source.findFiles('now') : workspacePage?.data.changedFiles.value;
  const workspace = workspacePage?.workspace.value;
  // An attack that the learner wrote is not part of the starter.
  const isWanted = kind !== 'goal' && workspace !== undefined && (changed?.length ?? 0) > 0;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const show = (next: Starter) => {
      if (isCurrent) setStarter(next);
    };
    async function run(engine: WorkspacePage['workspace']['value']) {
      try {
        const lines = (await engine.runStarter()).find((test) => test.id === id)?.replay ?? [];
        show(lines.length > 0 ? { state: 'ready', lines } : { state: 'none' });
      } catch {
        show({ state: 'failed' });
      }
    }
    void run(workspace);
    return () => {
      isCurrent = false;
    };
  }, [isWanted, workspace, id]);
  return isWanted ? starter : { state: 'none' };
}
