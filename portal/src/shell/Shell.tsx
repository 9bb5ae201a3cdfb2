import { LinkProvider } from '@drawbridge/ui';
import { renderRouterLink } from '../router/links.tsx';
import { Frame } from './Frame.tsx';
import type { ShellProps } from './shell-props.ts';

/** The frame around the portal's pages, whose links go through the router. */
export function Shell(props: ShellProps) {
  return (
    <LinkProvider renderLink={renderRouterLink}>
      <Frame {...props} />
    </LinkProvider>
  );
}
