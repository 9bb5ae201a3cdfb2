import type { Behaviour } from '../behaviour/behaviour.ts';

/** By the names that tools of Canvas give them. */
const PARAMETERS = {
  canvas_course_id: 1_374,
  canvas_user_id: 5_210,
  canvas_assignment_id: 20_864,
  canvas_assignment_points_possible: 100,
};

/** Custom parameters that the platform adds, whatever the link has. */
export function toPlatformParameters({ platformParameters }: Behaviour): Record<string, string | number> {
  if (platformParameters === 'none') return {};
  if (platformParameters === 'numbers') return PARAMETERS;
  return Object.fromEntries(Object.entries(PARAMETERS).map(([name, value]) => [name, String(value)]));
}
