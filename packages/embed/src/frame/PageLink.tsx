import type { LinkProps } from '@drawbridge/ui';

/**
 * Links in a widget open a new tab, never the frame or the page around it. Only a guest's sign-in page can ask its
 * opener for the guest's work; other pages have no opener.
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
