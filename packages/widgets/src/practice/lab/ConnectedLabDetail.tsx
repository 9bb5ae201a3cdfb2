import type { CourseItemRef } from '@drawbridge/client';
import type { LabStore } from '@drawbridge/client/stores/practice/lab';
import type { ReplayToShare } from '@drawbridge/lab-workspace/results';
import { lazy, Suspense, useEffect } from 'react';
import { useDrawbridge, useStore, withLoading } from '../../provider/index.ts';
import { LabDetail, type LabDetailProps } from './LabDetail.tsx';
import { LabSkeleton } from './LabSkeleton.tsx';
import { createPageRunner, fetchAhead, useFetchAhead } from './page/fetch-ahead.ts';

export interface ConnectedLabDetailProps
  extends Omit<LabDetailProps, 'data' | 'session' | 'services' | 'renderShare'> {
  labId: string;
  /** The course item that opened the lab. A pass marks it complete. */
  course?: CourseItemRef;
  /**
   * Called when the learner's plan does not open the lab. Another page shows what an upgrade includes.
   * @see NAV-15, ROLE-10
   */
  onNeedsUpgrade?: (labId: string) => void;
  /** True when the learner may share replays by a link. Default true. A guest may not. */
  canShare?: boolean;
}

const ShareReplay = lazy(async () => ({
  default: (await import('../replay/ShareReplay.tsx')).ShareReplay,
}));
const renderShare = (replay: ReplayToShare) => <ShareReplay {...replay} />;

/** Opens a lab by its id and saves the work for the learner. It fills its parent. @see LAB-5, EMB-1 */
export function ConnectedLabDetail(props: ConnectedLabDetailProps) {
  const { stores } = useDrawbridge();
  // Here too: the page is rendered only when its stores are here.
  useFetchAhead(props.createRunner ?? createPageRunner);
  useEffect(() => fetchAhead(() => stores.preload(['labSession'])), [stores]);
  return <LoadedLab key={props.labId} {...props} />;
}

const LoadedLab = withLoading(OpenedLab, LabSkeleton);

function OpenedLab(props: ConnectedLabDetailProps) {
  const data = useStore('lab', props.labId, props.course);
  useEffect(() => {
    void data.open();
    const saveNow = () => void data.save();
    window.addEventListener('online', saveNow);
    return () => window.removeEventListener('online', saveNow);
  }, [data]);
  const { labId, onNeedsUpgrade } = props;
  const opened = data.opened.value;
  const isLocked = opened.state === 'problem' && opened.problem.code === 'upgrade_required';
  useEffect(() => {
    if (isLocked) onNeedsUpgrade?.(labId);
  }, [isLocked, onNeedsUpgrade, labId]);
  if (isLocked && onNeedsUpgrade) return <LabSkeleton />;
  // A boundary of its own: the lab is opened while the store of its session is still being fetched.
  return (
    <Suspense fallback={<LabSkeleton />}>
      <LabWithSession {...props} data={data} />
    </Suspense>
  );
}

interface LabWithSessionProps extends ConnectedLabDetailProps {
  data: LabStore;
}

function LabWithSession({ labId, course, canShare = true, ...props }: LabWithSessionProps) {
  const session = useStore('labSession', labId, course);
  return (
    <LabDetail
      {...props}
      session={session}
      services={useDrawbridge()}
      renderShare={canShare ? renderShare : undefined}
    />
  );
}
