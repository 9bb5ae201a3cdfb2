import {
  AppShell,
  Breadcrumbs,
  Footer,
  IconButton,
  iconChallenge,
  iconCourse,
  iconDashboard,
  iconHeart,
  iconMoon,
  iconPlayground,
  iconSun,
  LinkProvider,
  LoadingOverlay,
  Sidebar,
  TopBar,
} from '@drawbridge/ui';
import { DrawbridgeProvider } from '@drawbridge/widgets/provider';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useEntrance } from '../entrance.ts';
import { renderRouterLink } from '../links.tsx';
import { paths } from '../paths.ts';
import { ProgramProvider, useProgram } from '../program-context.tsx';
import type { RouteMeta } from '../route.ts';
import { theme, toggleTheme } from '../theme.ts';
import { messages } from './messages.ts';
import { type Trail, TrailProvider, toCrumbs } from './trail.ts';
import { UserMenu } from './UserMenu.tsx';
import { useSidebar } from './use-sidebar.ts';
import { useTitle } from './use-title.ts';

const SECTIONS = [
  {
    id: 'learn',
    items: [
      { id: 'dashboard', label: messages.dashboard.text, icon: iconDashboard, href: paths.dashboard },
      { id: 'courses', label: messages.courses.text, icon: iconCourse, href: paths.courses },
      { id: 'challenges', label: messages.challenges.text, icon: iconChallenge, href: paths.challenges },
      { id: 'playgrounds', label: messages.playgrounds.text, icon: iconPlayground, href: paths.playgrounds },
      { id: 'favorite', label: messages.favorite.text, icon: iconHeart, href: paths.favorite },
    ],
  },
];

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

/** The frame around every page of the portal. @see SHELL-1..SHELL-10 */
function Frame({ meta, isGoing, children }: ShellProps) {
  useSignals();
  const { settings, host } = useProgram();
  const sidebar = useSidebar();
  const [pathname] = useLocation();
  const [trail, setTrail] = useState<Trail>();
  // A page that is about one thing names itself after it.
  useTitle(trail ? (trail.title ?? trail.above?.at(-1)?.label) : meta.title);
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which an effect must not give.
    window.scrollTo(0, 0);
  }, [pathname]);

  const isBusy = host.client.pending.value > 0 || isGoing;
  const isDark = theme.value === 'dark';
  const isFull = meta.width === 'full';
  const crumbs = meta.section === 'dashboard' ? [] : toCrumbs(trail ?? { title: meta.title });
  return (
    <AppShell
      width={isFull ? 'full' : 'content'}
      sidebar={
        <Sidebar
          mode={isFull && sidebar.mode === 'full' ? 'mini' : sidebar.mode}
          onClose={sidebar.close}
          productName={settings.productName}
          homeHref={paths.dashboard}
          sections={SECTIONS}
          activeId={meta.section}
        />
      }
      topBar={
        <TopBar
          onToggleSidebar={sidebar.toggle}
          sidebarExpanded={sidebar.mode !== 'mini'}
          toggleLabel={messages.toggle.text}
          end={
            <>
              <IconButton
                icon={isDark ? iconSun : iconMoon}
                label={isDark ? messages.lightMode.text : messages.darkMode.text}
                tone="quiet"
                onClick={toggleTheme}
              />
              <UserMenu />
            </>
          }
        >
          {crumbs.length > 0 && <Breadcrumbs items={crumbs} />}
        </TopBar>
      }
      footer={
        isFull ? undefined : (
          <Footer
            note={settings.productName}
            links={[
              ...(settings.privacyUrl
                ? [{ label: messages.privacy.text, href: settings.privacyUrl, external: true }]
                : []),
              { label: messages.help.text, href: `mailto:${settings.supportEmail}` },
            ]}
          />
        )
      }
    >
      <TrailProvider value={setTrail}>
        <Suspense fallback={<LoadingOverlay cover="page" />}>{children}</Suspense>
      </TrailProvider>
      {isBusy && <LoadingOverlay cover="page" />}
    </AppShell>
  );
}
