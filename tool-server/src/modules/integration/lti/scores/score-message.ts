export const SCORE_MAXIMUM = 100;

/** Marks the line items of this tool: those of its content items, and those that it makes itself. */
export const LINE_ITEM_TAG = 'drawbridge';

/** AGS 3.4.1, media type `application/vnd.ims.lis.v1.score+json`. */
export interface ScoreMessage {
  userId: string;
  scoreGiven: number;
  scoreMaximum: number;
  activityProgress: 'InProgress' | 'Completed';
  gradingProgress: 'FullyGraded';
  timestamp: string;
}

/**
 * A partial score counts as it is, so it is fully graded while the activity goes on; some platforms erase the grade
 * they have when they are sent anything else (AGS 3.4.8, Moodle).
 */
export function toScoreMessage(score: {
  subject: string;
  score: number;
  completed: boolean;
  sentAt: Date;
}): ScoreMessage {
  return {
    userId: score.subject,
    scoreGiven: score.score,
    scoreMaximum: SCORE_MAXIMUM,
    activityProgress: score.completed ? 'Completed' : 'InProgress',
    gradingProgress: 'FullyGraded',
    timestamp: score.sentAt.toISOString(),
  };
}

/** AGS 3.3.1: `/scores` belongs to the path of a line item, before its query. */
export function toScoresUrl(lineItem: string): string {
  const url = new URL(lineItem);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/scores`;
  return url.href;
}
