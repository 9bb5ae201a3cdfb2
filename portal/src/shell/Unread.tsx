import { VisuallyHidden } from '@drawbridge/ui';
import { format } from '@drawbridge/widgets/provider';
import { messages } from './messages.ts';
import * as styles from './shell.css.ts';

/** A dot that says how much is unread. @see SHELL-19 */
export function Unread({ count, className = styles.dot }: { count: number; className?: string }) {
  return (
    <span className={className}>
      <VisuallyHidden>{format(messages.unread.text, { count })}</VisuallyHidden>
    </span>
  );
}
