import { LinkProvider } from '@drawbridge/ui';
import { DrawbridgeProvider } from '@drawbridge/widgets/provider';
import { type ReactNode, use } from 'react';
import { useEntrance } from '../entrance.ts';
import { renderRouterLink } from '../links.tsx';
import { ProgramProvider } from '../program-context.tsx';
import type { RouteMeta } from '../route.ts';
import { Frame } from './Frame.tsx';

export interface ShellProps {
  meta: RouteMeta;
  /** The next page is being fetched. */
  isGoing: boolean;
  children: ReactNode;
}

/** What the portal's pages stand on, and the frame around them. */
export function Shell(props: ShellProps) {
  const program = use(useEntrance().latestProgram());
  return (
    <ProgramProvider value={program}>
      <DrawbridgeProvider host={program.host}>
        <LinkProvider renderLink={renderRouterLink}>
          <Frame {...props} />
        </LinkProvider>
      </DrawbridgeProvider>
    </ProgramProvider>
  );
}
