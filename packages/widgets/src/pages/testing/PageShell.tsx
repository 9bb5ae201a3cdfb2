import {
  AppShell,
  type AppShellProps,
  Avatar,
  Breadcrumbs,
  Button,
  type Crumb,
  Footer,
  IconButton,
  iconMoon,
  iconSearch,
  Sidebar,
  TopBar,
} from '@drawbridge/ui';
import { breakpoints } from '@drawbridge/ui/tokens';
import { type ReactNode, useEffect, useState } from 'react';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import * as styles from '../pages.css.ts';
import { type SampleMenu, sampleMenus } from '../sample-menu.ts';

export interface PageShellProps extends Pick<AppShellProps, 'width'> {
  handlers: Handlers;
  /** The entry of the sidebar that the page belongs to. */
  activeId: string;
  /** From the first page to this one; the dashboard has none. */
  crumbs?: readonly Crumb[];
  menu?: SampleMenu;
  children: ReactNode;
}

const toQuery = () => matchMedia(`(min-width: ${breakpoints.desktopPx}px)`);

/** The page of a story inside the frame of the portal, with sample data and a sample menu. */
export function PageShell({
  handlers,
  activeId,
  crumbs = [],
  menu = 'learner',
  width = 'content',
  children,
}: PageShellProps) {
  const sidebar = useSidebar();
  const isFull = width === 'full';
  return (
    <StoryHost handlers={handlers}>
      <AppShell
        width={width}
        sidebar={
          <Sidebar
            mode={isFull && sidebar.mode === 'full' ? 'mini' : sidebar.mode}
            onClose={sidebar.close}
            productName="Drawbridge"
            homeHref="#dashboard"
            sections={sampleMenus[menu]}
            activeId={activeId}
          />
        }
        topBar={
          <TopBar
            sidebarExpanded={sidebar.mode !== 'mini'}
            onToggleSidebar={sidebar.toggle}
            end={
              <>
                <Button size="sm" tone="quiet" icon={iconSearch}>
                  <span className={styles.wideOnly}>Search</span>
                </Button>
                <IconButton icon={iconMoon} label="Dark mode" />
                <Avatar name="Mika Berg" size={32} />
              </>
            }
          >
            {crumbs.length > 0 && <Breadcrumbs items={crumbs} />}
          </TopBar>
        }
        footer={
          isFull ? undefined : (
            <Footer note="Drawbridge" links={[{ label: 'Privacy policy', href: '#privacy' }]} />
          )
        }
      >
        {children}
      </AppShell>
    </StoryHost>
  );
}

/** As in the portal: full from 1024 px up, and over the page below. @see SHELL-7, SHELL-8 */
function useSidebar() {
  const [isWide, setIsWide] = useState(() => toQuery().matches);
  const [isExpanded, setIsExpanded] = useState(() => toQuery().matches);
  useEffect(() => {
    const query = toQuery();
    const follow = () => {
      setIsWide(query.matches);
      setIsExpanded(query.matches);
    };
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return {
    mode: !isExpanded ? ('mini' as const) : isWide ? ('full' as const) : ('overlay' as const),
    close: () => setIsExpanded(isWide && isExpanded),
    toggle: () => setIsExpanded(!isExpanded),
  };
}
