import type { LinkRenderer } from '@drawbridge/ui';
import { Link } from 'wouter';

/** Links of ui components go through the router, except those that leave the site or open a new tab. */
export const renderRouterLink: LinkRenderer = ({ href, children, ...props }) =>
  href.startsWith('/') && !props.target ? (
    <Link href={href} {...props}>
      {children}
    </Link>
  ) : (
    <a href={href} {...props}>
      {children}
    </a>
  );
