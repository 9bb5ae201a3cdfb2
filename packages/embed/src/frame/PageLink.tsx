import type { LinkProps } from '@drawbridge/ui';

/**
 * Links of a widget lead out of its frame: a tab of its own, never the frame itself, and never the page around it. The
 * sign-in of a guest may ask its opener for the work, every other page does not know it.
 */
export function renderPageLink({ children, ...props }: LinkProps) {
  const isInPage = props.href.startsWith('#');
  const rel = props.href.includes('guest=opener') ? 'opener' : 'noopener';
  return (
    <a {...props} {...(isInPage ? {} : { target: '_blank', rel })}>
      {children}
    </a>
  );
}
