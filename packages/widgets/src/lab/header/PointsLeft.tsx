import type { LabAttempt, LabPack } from '@drawbridge/contracts';
import { t } from './messages.ts';

/** What a pass would bring, or has brought. */
export function PointsLeft({ lab, attempt }: { lab: LabPack; attempt: LabAttempt }) {
  if (lab.points === 0) return null;
  const { points } = lab;
  const { passed, best_score, points_left } = attempt;
  if (passed) return t('points.earned', { points: Math.round((points * best_score) / 100), all: points });
  return points_left < points ? t('points.left', { left: points_left, points }) : t('points.all', { points });
}
