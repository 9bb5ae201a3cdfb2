import type { LabResult } from '@drawbridge/contracts/practice';
import { StatusPill } from '@drawbridge/ui';
import { t } from './messages.ts';

/** The verdict in a word; a submission that the grader could not judge is no failure. */
export function VerdictPill({ result }: { result: Pick<LabResult, 'verdict'> | undefined }) {
  const verdict = result?.verdict ?? 'waiting';
  const status =
    verdict === 'passed' ? 'pass' : verdict === 'waiting' || verdict === 'infra' ? 'queued' : 'fail';
  return <StatusPill status={status} label={t(`verdict.${verdict}`)} />;
}
