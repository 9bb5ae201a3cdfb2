import type { CertificationRequirement, CertificationState } from '@drawbridge/contracts';
import { dateFormat } from '@drawbridge/ui/messages';
import { format } from '../provider/format.ts';
import { messages } from './messages.ts';

/** Days are those of UTC, as on the certificate. */
export const toDay = (instant: string) =>
  dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(instant));

export const STATE_TONES = {
  offered: 'neutral',
  in_progress: 'primary',
  held: 'pass',
  expired: 'warn',
  revoked: 'fail',
} as const satisfies Record<CertificationState, string>;

export function toRequirementState({ kind, state, progress }: CertificationRequirement): string {
  if (state === 'completed') return kind === 'course' ? messages.completed.text : messages.passed.text;
  if (state === 'not_started') return messages.notStarted.text;
  return kind === 'course' ? format(messages.percent.text, { percent: progress }) : messages.started.text;
}
