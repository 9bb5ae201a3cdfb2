import { Callout, iconLock } from '@drawbridge/ui';
import type { ReactNode } from 'react';
import { t } from './messages.ts';
import { type ClosedThing, useClosed } from './use-closed.tsx';

export interface ClosedNoticeProps extends ClosedThing {
  kind: 'course' | 'lab' | 'quiz' | 'context';
  /** What stays of the work of the reader. */
  kept?: 'progressKept' | 'codeSaved' | 'answersKept' | undefined;
  /** More ways on, after that to the plans. */
  actions?: ReactNode;
  className?: string;
}

/** In place of something that is closed to the reader: why, what stays of their work, and the way on. @see ROLE-10 */
export function ClosedNotice({ kind, kept, actions, className, ...thing }: ClosedNoticeProps) {
  const { text, action } = useClosed(thing);
  return (
    <Callout
      tone="warn"
      icon={iconLock}
      live
      title={t(kind)}
      actions={
        (action || actions) && (
          <>
            {action}
            {actions}
          </>
        )
      }
      {...(className !== undefined && { className })}
    >
      {kept === undefined ? text : `${text} ${t(kept)}`}
    </Callout>
  );
}
