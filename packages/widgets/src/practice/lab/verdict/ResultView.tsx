import type { LabStore } from '@drawbridge/client/stores/practice/lab';
import { findEarlier } from '@drawbridge/lab-workspace/results';
import * as page from '@drawbridge/lab-workspace/styles';
import { Button, iconSend, ProblemState, Spinner } from '@drawbridge/ui';
import { toFaultText } from '../fault-text.ts';
import { useLabPage } from '../page/lab-page-context.ts';
import { t } from './messages.ts';
import * as styles from './ResultView.css.ts';
import { toReplaySource } from './to-replay-source.ts';
import { VerdictPanel } from './VerdictPanel.tsx';

/** The progress of a submission, or its result. */
export function ResultView() {
  const { data, lab, attempt, isSubmitting, actions, host } = useLabPage();
  const state = data.submitState.value;
  const latest = data.latest.value;
  const problem = data.problem.value;
  if (isSubmitting.value) return <SubmissionProgress text={toProgressText(data)} />;
  if (state === 'failed') {
    const texts = { offline: problem?.message ?? '', failed: '' };
    return (
      <ProblemState
        compact
        title={t('submit.failed')}
        message={`${toFaultText(problem, texts)} ${t(problem?.code === 'upgrade_required' ? 'submit.kept.closed' : 'submit.kept')}`.trim()}
        actions={
          <Button icon={iconSend} onClick={() => void actions.submit()}>
            {t('submit.again')}
          </Button>
        }
        {...(problem?.incident === undefined ? {} : { incidentId: problem.incident })}
      />
    );
  }
  if (!latest?.result)
    return <p className={page.empty}>{t(lab.value.goal ? 'verdict.goal.none' : 'verdict.none')}</p>;
  const before = findEarlier(attempt.value.submissions, latest.submission_id);
  const source = toReplaySource(
    data.replays,
    { now: latest.submission_id, before: before?.submission_id },
    {
      starter: lab.value.files,
      renderShare: host.value.renderShare,
      isOfStarter: lab.value.goal === undefined && latest.result.content_hash === lab.value.content_hash,
    },
  );
  return (
    <VerdictPanel
      key={latest.result.grade_id}
      result={latest.result}
      before={before?.result}
      lesson={latest.lesson}
      source={source}
    />
  );
}

function toProgressText(data: LabStore): string {
  const latest = data.latest.value;
  if (data.submitState.value === 'sending')
    return t(data.isResending.value ? 'submit.resending' : 'submit.sending');
  if (latest?.retried) return t('submit.retried');
  if (latest?.state === 'queued' && latest.queue_position > 0)
    return t('submit.queued', { place: latest.queue_position });
  return t('submit.running');
}

function SubmissionProgress({ text }: { text: string }) {
  return (
    <output className={styles.way}>
      <Spinner size={20} />
      {text}
    </output>
  );
}
