import { VisuallyHidden } from '@drawbridge/ui';
import { t } from './messages.ts';
import * as styles from './shell.css.ts';

/** A dot that says how much is unread. @see SHELL-19 */
export function Unread({ count, className = styles.dot }: { count: number; className?: string }) {
  return (
    <span className={className}>
      <VisuallyHidden>{t('unread', { count })}</VisuallyHidden>
    </span>
  );
}
