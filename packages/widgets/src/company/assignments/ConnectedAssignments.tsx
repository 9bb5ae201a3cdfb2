import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { openFile } from '../../kit/download/open-file.ts';
import { useTitle } from '../../kit/loadable/index.ts';
import { useStore, withLoading } from '../../provider/index.ts';
import { AssignmentDetail, type AssignmentDetailProps, LoadingAssignment } from './AssignmentDetail.tsx';
import { AssignmentList, type AssignmentListProps, LoadingAssignments } from './AssignmentList.tsx';

export type ConnectedAssignmentListProps = Pick<AssignmentListProps, 'toHref' | 'coursesHref'>;

/** The learner's own assignments. @see COMP-19, COMP-20 */
export const ConnectedAssignmentList = withLoading(LoadedList, LoadingAssignments);

function LoadedList(links: ConnectedAssignmentListProps) {
  useSignals();
  const store = useStore('assignments');
  useEffect(() => void store.load(), [store]);
  return (
    <AssignmentList
      {...links}
      content={store.content.value}
      filter={store.filter.value}
      onFilter={(filter) => void store.setFilter(filter)}
      onRetry={() => void store.load()}
      onMore={() => void store.loadMore()}
    />
  );
}

export interface ConnectedAssignmentDetailProps
  extends Pick<AssignmentDetailProps, 'toItemHref' | 'toCheckHref' | 'listHref'> {
  assignmentId: string;
  /** Called with the name once it is known, for the page title. */
  onTitle?: (title: string) => void;
}

/** One of the learner's assignments, with its certificate as a file. @see NAV-18, COMP-60 */
export const ConnectedAssignmentDetail = withLoading(LoadedDetail, LoadingAssignment);

function LoadedDetail({ assignmentId, onTitle, ...links }: ConnectedAssignmentDetailProps) {
  useSignals();
  const store = useStore('assignment', assignmentId);
  useEffect(() => void store.load(), [store]);
  const assignment = store.assignment.value;
  useTitle(assignment.state === 'ready' ? assignment.value.name : undefined, onTitle);
  const download = async (cycle?: number) => {
    const url = await store.getCertificate(cycle);
    if (url !== undefined) openFile(url);
  };
  return (
    <AssignmentDetail
      {...links}
      assignment={assignment}
      isClaiming={store.isClaiming.value}
      onRetry={() => void store.load()}
      onDownload={(cycle) => void download(cycle)}
    />
  );
}
