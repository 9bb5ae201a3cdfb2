import type {
  Certificate,
  CertificationRequirement,
  CertificationState,
} from '@drawbridge/contracts/recognition';
import { dateFormat } from '@drawbridge/ui/messages';
import { t } from './messages.ts';

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

/** The tones of the badges of courses and labs elsewhere. */
export const toRequirementTone = ({
  state,
  passed_with_solution: isPassed = false,
}: CertificationRequirement): 'pass' | 'primary' | 'neutral' | 'warn' => {
  if (isPassed) return 'warn';
  if (state === 'completed') return 'pass';
  return state === 'not_started' ? 'neutral' : 'primary';
};

export function toRequirementState({
  kind,
  state,
  progress,
  passed_with_solution: isPassed = false,
}: CertificationRequirement): string {
  if (isPassed) return t('notCounted');
  if (state === 'completed') return kind === 'course' ? t('completed') : t('passed');
  if (state === 'not_started') return t('notStarted');
  return kind === 'course' ? t('percent', { percent: progress }) : t('started');
}

/**
 * Returns a text for a course certificate when some labs were passed with the solution open. Undefined for any other.
 */
export function toSolutionText({
  labs = 0,
  labs_with_solution: opened = 0,
}: Pick<Certificate, 'labs' | 'labs_with_solution'>): string | undefined {
  if (opened === 0) return undefined;
  if (labs === 1) return t('solutionOnly');
  return t(opened === 1 ? 'solutionOne' : 'solutionMany', { count: opened, labs });
}

/** Returns the moment from which an attempt counts, in the reader's time zone. */
const toMoment = (instant: string) =>
  dateFormat({ month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' }).format(new Date(instant));

/** Returns what is still to do for a lab whose solution was opened before a pass. Undefined for other requirements. */
export function toOwnWorkText(
  { counts_from: from, passed_with_solution: isPassed = false }: CertificationRequirement,
  nowMs: number,
): string | undefined {
  if (from === undefined) return undefined;
  const opened = t(isPassed ? 'passedWithSolution' : 'solutionOpened');
  const toDo = Date.parse(from) > nowMs ? t('countsFrom', { moment: toMoment(from) }) : t('countsNow');
  return `${opened} ${toDo}`;
}
