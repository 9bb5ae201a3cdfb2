import { isClosed, type Opening } from '@drawbridge/contracts/rules';
import { Badge, iconLock } from '@drawbridge/ui';
import { t } from './messages.ts';

/** What the lock of a closed course, challenge or lab says. */
export const toLockText = ({ upgrade = false }: Opening): string => t(upgrade ? 'upgrade' : 'notIncluded');

export interface LockBadgeProps {
  /** What is listed. */
  thing: Opening;
  /** True on a picture. */
  solid?: boolean;
}

/** The one lock of what the plan does not open. Nothing for what is open. @see ROLE-10 */
export function LockBadge({ thing, solid = false }: LockBadgeProps) {
  if (!isClosed(thing)) return null;
  return (
    <Badge solid={solid} icon={iconLock}>
      {toLockText(thing)}
    </Badge>
  );
}
