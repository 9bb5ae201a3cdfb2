import type { LabStore } from '@drawbridge/client/stores/lab';
import type { LabPack } from '@drawbridge/contracts';
import { Button, iconSend, ProblemState, Spinner } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import * as page from '../LabDetail.css.ts';
import { findEarlier } from './compare.ts';
import { t } from './messages.ts';
import * as styles from './ResultView.css.ts';
import { toReplaySource } from './replay-source.ts';
import { VerdictPanel } from './VerdictPanel.tsx';

interface ResultViewProps {
  lab: LabPack;
  store: LabStore;
  onSubmit: () => void;
}

/** A submission on its way, or what became of it. */
export function ResultView({ lab, store, onSubmit }: ResultViewProps) {
  useSignals();
  const state = store.submitState.value;
  const latest = store.latest.value;
  const opened = store.opened.value;
  if (state === 'sending' || state === 'queued') return <SubmissionProgress text={toProgressText(store)} />;
  if (state === 'failed')
    return (
      <ProblemState
        compact
        title={t('submit.failed')}
        message={`${store.problem.value?.message ?? ''} ${t('submit.kept')}`.trim()}
        actions={
          <Button icon={iconSend} onClick={onSubmit}>
            {t('submit.again')}
          </Button>
        }
        {...(store.problem.value?.incident === undefined ? {} : { incidentId: store.problem.value.incident })}
      />
    );
  if (!latest?.result || opened.state !== 'ready')
    return <p className={page.empty}>{t(lab.goal ? 'verdict.goal.none' : 'verdict.none')}</p>;
  const before = findEarlier(opened.value.attempt.submissions, latest.submission_id);
  const source = toReplaySource(store.replays, {
    now: latest.submission_id,
    before: before?.submission_id,
  });
  return (
    <VerdictPanel
      key={latest.result.grade_id}
      result={latest.result}
      before={before?.result}
      source={source}
    />
  );
}

function toProgressText(store: LabStore): string {
  const latest = store.latest.value;
  if (store.submitState.value === 'sending')
    return t(store.isResending.value ? 'submit.resending' : 'submit.sending');
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
