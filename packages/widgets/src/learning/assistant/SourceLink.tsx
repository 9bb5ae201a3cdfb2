import type { Citation } from '@drawbridge/contracts/learning';
import { useLinkRenderer } from '@drawbridge/ui';
import type { ReactNode } from 'react';

/** How a page opens the source of an answer. */
export interface SourceProps {
  /** URL of a cited lesson or lab. Absent: `onOpenLesson` is called. */
  toSourceHref?: ((source: Citation) => string | undefined) | undefined;
  onOpenLesson?: ((source: Citation) => void) | undefined;
}

interface SourceLinkProps extends SourceProps {
  source: Citation;
  className: string;
  label?: string;
  children: ReactNode;
}

/** A link to the lesson, at its heading. */
export function SourceLink({
  source,
  className,
  label,
  children,
  toSourceHref,
  onOpenLesson,
}: SourceLinkProps) {
  const renderLink = useLinkRenderer();
  const href = toSourceHref?.(source);
  if (href !== undefined)
    return renderLink({
      href,
      className,
      children,
      ...(label !== undefined && { 'aria-label': label, title: label }),
    });
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={label}
      onClick={() => onOpenLesson?.(source)}
    >
      {children}
    </button>
  );
}
