import type { AttemptReview, AttemptReviewStore } from '@drawbridge/client/stores/practice/attempt-review';
import type { ReviewedSubmission } from '@drawbridge/contracts/practice';
import { Badge, ProblemState, Skeleton, Tabs } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { CodePart } from './CodePart.tsx';
import { t } from './messages.ts';
import { RequestsPart } from './RequestsPart.tsx';
import * as styles from './StepDetail.css.ts';
import { TestsPart } from './TestsPart.tsx';

export type Part = 'code' | 'tests' | 'requests';

interface SubmissionDetailProps {
  review: AttemptReview;
  store: AttemptReviewStore;
  id: string;
  /** The previous submission, with which this one is compared. */
  beforeId: string | undefined;
  chosen: Part;
  onPart: (part: Part) => void;
}

/** Everything in the submission, loaded when it is opened, together with what it is compared with. */
export function SubmissionDetail({ review, store, id, beforeId, chosen, onPart }: SubmissionDetailProps) {
  useSignals();
  const { openSubmission } = store;
  const open = () => {
    void openSubmission(id);
    if (beforeId !== undefined) void openSubmission(beforeId);
  };
  useEffect(open, [openSubmission, id, beforeId]);
  const known = store.submissions.value;
  const submission = known.get(id);
  const before = beforeId === undefined ? undefined : known.get(beforeId);
  const failed = [submission, before].find((one) => one?.state === 'problem');
  if (failed?.state === 'problem')
    return (
      <ProblemState
        compact
        title={t('submission.problem')}
        message={failed.problem.message}
        onRetry={open}
        incidentId={failed.problem.incident}
      />
    );
  if (submission?.state !== 'ready' || (beforeId !== undefined && before?.state !== 'ready'))
    return <Loading />;
  return (
    <Parts
      review={review}
      submission={submission.value}
      before={before?.state === 'ready' ? before.value : undefined}
      chosen={chosen}
      onPart={onPart}
    />
  );
}

interface PartsProps {
  review: AttemptReview;
  submission: ReviewedSubmission;
  before: ReviewedSubmission | undefined;
  chosen: Part;
  onPart: (part: Part) => void;
}

function Parts({ review, submission, before, chosen, onPart }: PartsProps) {
  const { result, log } = submission;
  const part = chosen === 'requests' && log.length === 0 ? 'code' : chosen;
  const tests = result?.tests ?? [];
  return (
    <Tabs
      label={t('tab.parts')}
      className={styles.tabs}
      value={part}
      onChange={(next) => onPart(next as Part)}
      tabs={[
        {
          id: 'code',
          label: t('tab.code'),
          content: part === 'code' && <CodePart {...{ review, submission, before }} />,
        },
        {
          id: 'tests',
          label: t('tab.tests'),
          ...(tests.length > 0 && {
            end: (
              <Badge>
                {tests.filter(({ status }) => status === 'passed').length}/{tests.length}
              </Badge>
            ),
          }),
          content: part === 'tests' && <TestsPart {...{ review, submission, before }} />,
        },
        ...(log.length > 0
          ? [
              {
                id: 'requests',
                label: t('tab.requests'),
                end: <Badge>{log.length}</Badge>,
                content: part === 'requests' && <RequestsPart log={log} />,
              },
            ]
          : []),
      ]}
    />
  );
}

function Loading() {
  return (
    <section aria-busy="true" aria-label={t('submission.loading')} className={styles.loading}>
      <Skeleton width="14rem" height={28} />
      <Skeleton shape="block" height={320} />
    </section>
  );
}
