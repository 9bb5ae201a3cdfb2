import type { LineItem, ReceivedScore } from '../model.ts';
import { isLearner } from '../rights.ts';
import { type State, toGradeKey } from '../state.ts';

const ACTIVITY_PROGRESS: readonly unknown[] = [
  'Initialized',
  'Started',
  'InProgress',
  'Submitted',
  'Completed',
];
const GRADING_PROGRESS: readonly unknown[] = [
  'FullyGraded',
  'Pending',
  'PendingManual',
  'Failed',
  'NotReady',
];
/** AGS 3.4.4: ISO 8601 with a time zone. */
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/;

export interface ScoreFault {
  status: 400 | 409 | 422;
  field: string;
  message: string;
}

/** AGS 3.4.4: a score must be later than the one before it. Moodle compares whole seconds. */
function isLater(state: State, timestamp: string, last: ReceivedScore | undefined): boolean {
  if (!last) return true;
  const unit = state.behaviour.wholeSeconds ? 1_000 : 1;
  const toTime = (text: string) => Math.floor(Date.parse(text) / unit);
  return toTime(timestamp) > toTime(last.timestamp);
}

/** What is wrong with a score, or undefined. @see AGS 3.4 */
export function findScoreFault(
  state: State,
  lineItem: LineItem,
  body: Record<string, unknown>,
): ScoreFault | undefined {
  const { userId, timestamp, activityProgress, gradingProgress, scoreGiven, scoreMaximum, comment } = body;
  const bad = (field: string, message: string): ScoreFault => ({ status: 400, field, message });
  if (typeof userId !== 'string') return bad('userId', 'is missing');
  const member = state.courses.get(lineItem.courseKey)?.members.get(userId);
  // As Moodle: teachers, assistants and people who left the course have no grades.
  if (member?.status !== 'Active' || !isLearner(state.users.get(userId)))
    return {
      status: state.behaviour.ungradedStatus === '422' ? 422 : 400,
      field: 'userId',
      message: 'is not graded here',
    };
  if (typeof timestamp !== 'string' || !TIMESTAMP.test(timestamp) || Number.isNaN(Date.parse(timestamp)))
    return bad('timestamp', 'must be a time of ISO 8601 with its offset');
  if (!ACTIVITY_PROGRESS.includes(activityProgress)) return bad('activityProgress', 'is unknown');
  if (!GRADING_PROGRESS.includes(gradingProgress)) return bad('gradingProgress', 'is unknown');
  if (scoreGiven !== undefined && !(typeof scoreGiven === 'number' && scoreGiven >= 0))
    return bad('scoreGiven', 'must be a number, 0 or more');
  if (scoreGiven !== undefined && !(typeof scoreMaximum === 'number' && scoreMaximum > 0))
    return bad('scoreMaximum', 'must be a number above 0');
  if (comment !== undefined && typeof comment !== 'string') return bad('comment', 'must be a text');
  if (!isLater(state, timestamp, state.lastScores.get(toGradeKey(lineItem.id, userId))))
    return { status: 409, field: 'timestamp', message: 'is not later than the last score' };
  return undefined;
}

/** Stores a checked score, and the grade that the gradebook shows from now on. */
export function storeScore(state: State, lineItem: LineItem, body: Record<string, unknown>): void {
  const score: ReceivedScore = {
    ...(body as unknown as ReceivedScore),
    lineItemId: lineItem.id,
    activityId: lineItem.resourceLinkId ?? '',
    receivedAt: new Date().toISOString(),
  };
  const key = toGradeKey(lineItem.id, score.userId);
  state.scores.push(score);
  state.lastScores.set(key, score);
  if (state.behaviour.onlyFullyGraded && score.gradingProgress !== 'FullyGraded') state.grades.delete(key);
  else
    state.grades.set(key, {
      score: score.scoreGiven,
      maximum: score.scoreMaximum,
      comment: score.comment,
      activityProgress: score.activityProgress,
      gradingProgress: score.gradingProgress,
    });
  state.changes.emit('change');
}
