import { useLabPage } from '../page/lab-page-context.ts';
import { t } from './messages.ts';

/** The points of a pass: those that can be earned, or were earned. None where a gradebook has another maximum. */
export function PointsLeft() {
  const { lab, attempt, host } = useLabPage();
  const { points } = lab.value;
  const { passed, best_points, points_left } = attempt.value;
  if (points === 0 || host.value.hasGradebook) return null;
  if (passed) return t('points.earned', { points: best_points, all: points });
  return points_left < points ? t('points.left', { left: points_left, points }) : t('points.all', { points });
}
