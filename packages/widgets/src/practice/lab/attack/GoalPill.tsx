import { StatusPill } from '@drawbridge/ui';
import { useLabPage } from '../page/lab-page-context.ts';
import { t } from './messages.ts';

/** Whether the goal of an exploit lab is reached: in this page, or for the server. */
export function GoalPill() {
  const { attempt, hasPracticeFlag } = useLabPage();
  const isPassed = attempt.value.passed;
  const hasFlag = hasPracticeFlag.value;
  return (
    <StatusPill
      status={isPassed || hasFlag ? 'pass' : 'queued'}
      label={t(isPassed ? 'attack.solved' : hasFlag ? 'attack.practised' : 'attack.open')}
    />
  );
}
